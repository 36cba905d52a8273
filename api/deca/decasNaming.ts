import type { Knex } from 'knex';
import { carrierName } from '#domain/carriers';
import { UNFINISHED_STATUSES } from '#domain/routes';
import { lockRows } from '../crud/lockRows.ts';
import type { Resource, Row, Saved } from '../crud/resource.ts';
import { isPostgres } from '../database/db.ts';
import type { Company } from '../papers/parties.ts';
import type { Ctx } from '../world.ts';
import { partyOf } from './decaContent.ts';
import { isSecure, keepDeca } from './keepDeca.ts';

type Named = {
  /** The fields that determine what the document says about a row. */
  fields: readonly string[];
  says: (row: Row) => unknown;
  /** Narrows routes to those whose document names one of these rows. */
  of: (routes: Knex.QueryBuilder, ids: readonly number[]) => void;
};

const NAMED: Record<'settings' | 'carriers' | 'vehicles', Named> = {
  settings: { fields: ['name', 'nif', 'address'], says: row => partyOf(row as Row & Company), of: () => {} },
  carriers: {
    fields: ['name', 'surname', 'companyType', 'nif', 'address'],
    says: row => {
      const carrier = row as Row & Company & { surname: string | null };
      return partyOf({ ...carrier, name: carrierName(carrier) });
    },
    of: (routes, ids) => {
      routes.whereIn('carrierId', ids);
    },
  },
  vehicles: {
    fields: ['number'],
    says: row => row.number,
    of: (routes, ids) => {
      routes.where(any => any.whereIn('tractionVehicleId', ids).orWhereIn('towingVehicleId', ids));
    },
  },
};

/**
 * Locks the confirmed, unfinished routes whose document names one of these rows, until the transaction ends; gives
 * their ids.
 */
const lockNaming = async (kind: keyof typeof NAMED, ids: readonly number[], ctx: Ctx): Promise<number[]> => {
  const routes = ctx.db('routes').where({ disabled: false }).whereIn('status', UNFINISHED_STATUSES).orderBy('id');
  NAMED[kind].of(routes, ids);
  const found: number[] = await routes.pluck('id');
  await lockRows('routes', found, ctx);
  return found;
};

/**
 * Keeps current control documents right while an office, carrier or vehicle in them changes: `lock` locks the routes
 * before that row, in the planning order, and `keep` renews the documents (keepDeca), in the transaction of the change.
 * A change of nothing that a document says touches no route.
 */
export const decasNaming = (kind: keyof typeof NAMED) => {
  const { fields, says } = NAMED[kind];
  const lock: NonNullable<Resource['lock']> = async (ids, body, ctx) => {
    if (!isPostgres(ctx.db) || !isSecure(ctx) || !body || typeof body !== 'object') return;
    if (fields.some(field => field in body)) await lockNaming(kind, ids, ctx);
  };
  const keep = async ({ row, previous, ctx }: Saved): Promise<void> => {
    if (!previous || !isSecure(ctx) || JSON.stringify(says(row)) === JSON.stringify(says(previous))) return;
    for (const id of await lockNaming(kind, [row.id], ctx)) await keepDeca(id, ctx);
  };
  return { lock, keep };
};
