import { carrierName } from '#domain/carriers';
import type { ResourceName } from '#domain/resources';
import type { Ctx } from '../world.ts';
import { withLinks } from './read.ts';
import type { Link, Row, Values } from './resource.ts';

type Called = Pick<Link, 'table' | 'columns'> & { say: (row: Values) => unknown };

/** The names of rows in a sheet. Orders and routes are named by their numbers. */
export const CALLED: Partial<Record<ResourceName, Called>> = {
  carriers: { table: 'carriers', columns: ['name', 'surname'], say: carrierName },
  clients: { table: 'clients', columns: ['name', 'alias'], say: ({ alias, name }) => alias ?? name },
  vehicles: { table: 'vehicles', columns: ['number'], say: ({ number }) => number },
  invoices: { table: 'invoices', columns: ['num'], say: ({ num }) => num },
  users: { table: 'users', columns: ['username'], say: ({ username }) => username },
};

/** Made once, since each link caches its query. */
const LINKS = Object.entries(CALLED).map(([name, { table, columns }]): [ResourceName, Link] => [
  name as ResourceName,
  { name: 'named', by: 'id', table, columns: ['id', ...columns] },
]);

export type NameOf = (resource: string, id: unknown) => string | null;

/** What rows are called, of any resources, looked up together; null for one that has no name. */
export const namesOf = async (
  rows: readonly (readonly [resource: string, id: unknown])[],
  ctx: Ctx,
): Promise<NameOf> => {
  const names = new Map<string, string>();
  for (const [resource, link] of LINKS) {
    const ids = new Set(rows.flatMap(([of, id]) => (of === resource && typeof id === 'number' ? [id] : [])));
    const found = await withLinks(
      [link],
      [...ids].map(id => ({ id }) as Row),
      ctx,
    );
    for (const { id, named } of found) {
      const name = named && CALLED[resource]?.say(named as Values);
      if (name) names.set(`${resource} ${id}`, `${name}`);
    }
  }
  return (resource, id) => names.get(`${resource} ${id}`) ?? null;
};
