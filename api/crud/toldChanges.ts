import { entityOf } from '#domain/entities';
import type { Entity } from '#domain/entity';
import type { FieldChanges } from '#domain/history';
import { hiddenFields } from '#domain/permissions';
import { isResourceName } from '#domain/resources';
import type { Ctx } from '../world.ts';
import { rowToWire } from './codec.ts';
import type { Values } from './resource.ts';
import { accountFields, untoldAmong } from './untold.ts';

const part = (changes: FieldChanges, which: 0 | 1): Values =>
  Object.fromEntries(Object.entries(changes).map(([name, pair]) => [name, pair[which]]));

const changedEntity = ({ resource }: Values): Entity | null => {
  const name = String(resource);
  return isResourceName(name) ? entityOf(name) : null;
};

/** The accounts named in a change, before and after. */
const accountsIn = (row: Values): unknown[] => {
  const entity = changedEntity(row);
  const changes = row.changes as FieldChanges;
  return entity ? accountFields(entity).flatMap(name => changes[name] ?? []) : [];
};

/** Changes without accounts hidden from the reader; a field left without a difference is dropped. */
const withoutUntold = (changes: FieldChanges, entity: Entity, untold: ReadonlySet<unknown>): FieldChanges => {
  if (!untold.size) return changes;
  const told = { ...changes };
  for (const name of accountFields(entity)) {
    const [before = null, after = null] = (changes[name] ?? []).map(id => (untold.has(id) ? null : id));
    if (before === null && after === null) delete told[name];
    else told[name] = [before, after];
  }
  return told;
};

const toldOf = (row: Values, untold: ReadonlySet<unknown>, { user }: Ctx): FieldChanges => {
  const entity = changedEntity(row);
  if (!entity) return {};
  const hidden = hiddenFields(user.role, entity.name);
  const changes = withoutUntold(row.changes as FieldChanges, entity, untold);
  const shown = Object.entries(changes).filter(([field]) => !hidden.has(field));
  const [before, after] = ([0, 1] as const).map(which => rowToWire(entity, part(Object.fromEntries(shown), which)));
  return Object.fromEntries(shown.map(([field]) => [field, [before?.[field], after?.[field]]]));
};

/** The changed fields that the reader may see, for each entry of a page, in the wire's units. */
export const toldChanges = async (rows: readonly Values[], ctx: Ctx): Promise<FieldChanges[]> => {
  const untold = await untoldAmong(rows.flatMap(accountsIn), ctx);
  return rows.map(row => toldOf(row, untold, ctx));
};
