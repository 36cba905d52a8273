import { fold } from '#domain/text/fold';
import { type Imported, OWNER_FIELD } from '#domain/imports';
import { completeNif } from '#domain/imports/rows';
import { normalizeNif } from '#domain/identifiers/nif';
import type { Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import type { Pace } from './pace.ts';

type Owner = { id: number; disabled: boolean };

/** How rows name their owner: the field, and the look-ups by name and by id. */
export type Owners = { field: string; called: (text: unknown) => Owner[]; byId: (id: number) => Owner | undefined };

const TABLES: Partial<Record<Imported, 'carriers' | 'clients'>> = {
  vehicles: 'carriers',
  locations: 'clients',
  loads: 'clients',
};

/** The owners rows may name: carriers by NIF or name, clients also by alias; null for resources without owner. */
export const readOwners = async (resource: Imported, { db }: Ctx, pace: Pace): Promise<Owners | null> => {
  const table = TABLES[resource];
  if (!table) return null;
  const names = table === 'carriers' ? ['name', 'surname'] : ['name', 'alias'];
  const rows: Values[] = await db(table)
    .select('id', 'nif', 'disabled', ...names)
    .orderBy('id');
  const ids = new Map<number, Owner>();
  const ways: Map<string, Owner[]>[] = [new Map(), new Map(), new Map()];
  const add = (way: number, name: string, owner: Owner) => {
    if (name) ways[way]?.set(name, [...(ways[way].get(name) ?? []), owner]);
  };
  for (const { id, nif, disabled, name, alias, surname } of rows) {
    await pace();
    const owner = { id: Number(id), disabled: Boolean(disabled) };
    ids.set(owner.id, owner);
    add(0, normalizeNif(`${nif ?? ''}`), owner);
    add(1, fold(`${alias ?? ''}`), owner);
    add(2, fold([name, surname].filter(Boolean).join(' ')), owner);
  }
  const byNif = (text: unknown) => ways[0]?.get(normalizeNif(`${text}`));
  const called = (text: unknown): Owner[] => {
    const found = [
      byNif(text) ?? byNif(completeNif(text)) ?? [],
      ...ways.slice(1).map(way => way.get(fold(`${text}`)) ?? []),
    ];
    const first = found.find(owners => owners.some(({ disabled }) => !disabled)) ?? found.find(all => all.length) ?? [];
    const live = first.filter(({ disabled }) => !disabled);
    return live.length ? [...live, ...first.filter(({ disabled }) => disabled)] : first;
  };
  return { field: OWNER_FIELD[resource] ?? 'clientId', called, byId: id => ids.get(id) };
};
