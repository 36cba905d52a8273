import type { Knex } from 'knex';
import { dayOf } from '#domain/dates';
import { entityOf } from '#domain/entities';
import { fold } from '#domain/text/fold';
import { type Imported, importedFields } from '#domain/imports';
import { naturalKey } from '#domain/imports/rows';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import type { Pace } from './pace.ts';
import type { SheetRow } from './readSheet.ts';

type Present = { id: number; count: number; isRemoved: boolean };
export type Existing = { byKey: Map<string, Present>; byReference: Map<string, number> };

/** Values per statement. */
const SOME = 400;

function* someOf<T>(values: Iterable<T>): Generator<T[]> {
  const all = [...new Set(values)];
  for (let first = 0; first < all.length; first += SOME) yield all.slice(first, first + SOME);
}

const COLUMNS: Record<Imported, readonly string[]> = {
  carriers: ['nif'],
  clients: ['nif'],
  vehicles: ['carrierId', 'number'],
  locations: ['clientId', 'addressName', 'label', 'address'],
  loads: importedFields('loads'),
};

/** Identifies an order by client and folded reference. */
export const referenceKey = (row: Values): string => `${row.clientId} ${fold(`${row.clientRef ?? ''}`)}`;

/**
 * Stored orders that may equal a sheet's: those without days, if some of its orders say none, and those of the same
 * invoicing dates.
 */
async function* alikeOrders(rows: readonly SheetRow[], ofOwners: Knex.QueryBuilder) {
  const undated = { pickupDate: null, deliveryDate: null };
  const isAnyUndated = rows.some(({ hasNoDay }) => hasNoDay);
  if (isAnyUndated) yield (await ofOwners.clone().where(undated)) as Values[];
  const dated = isAnyUndated
    ? ofOwners.clone().where(any => void any.whereNotNull('pickupDate').orWhereNotNull('deliveryDate'))
    : ofOwners;
  for (const days of someOf(rows.map(({ values }) => `${values.invoiceDate ?? ''}`)))
    yield (await dated.clone().whereIn('invoiceDate', days)) as Values[];
}

/** Stored rows that may equal a sheet's, of the same owners. */
async function* alike(resource: Imported, rows: readonly SheetRow[], owners: readonly number[], { db }: Ctx) {
  const from = () => db(resource).select('id', 'disabled', 'createdAt', ...COLUMNS[resource]);
  if (resource === 'carriers' || resource === 'clients') yield (await from()) as Values[];
  else
    for (const ids of someOf(owners)) {
      const query = from().whereIn(resource === 'vehicles' ? 'carrierId' : 'clientId', ids);
      if (resource === 'loads') yield* alikeOrders(rows, query);
      else yield (await query) as Values[];
    }
}

const referencesOf = async (rows: readonly SheetRow[], owners: readonly number[], { db }: Ctx) => {
  const found = new Map<string, number>();
  const references = rows.map(({ values }) => values.clientRef).filter(each => typeof each === 'string');
  const clients = new Set(owners);
  for (const some of someOf(references)) {
    const loads: Values[] = await db('loads')
      .select('id', 'clientId', 'clientRef')
      .whereIn('clientRef', some)
      .where('disabled', false);
    for (const load of loads) if (clients.has(Number(load.clientId))) found.set(referenceKey(load), Number(load.id));
  }
  return found;
};

/**
 * A row's keys: an order that may have been entered without any day, to be invoiced on that same day, is also one that
 * says none.
 */
const keysOf = (resource: Imported, row: Values): string[] => {
  const isEnteredOn = () => row.invoiceDate === dayOf(new Date(`${row.createdAt}`));
  const mayHaveNone = resource === 'loads' && !row.pickupDate && !row.deliveryDate && isEnteredOn();
  return [naturalKey(resource, row), ...(mayHaveNone ? [naturalKey(resource, row, true)] : [])];
};

/** The stored rows that a sheet contains, removed ones too: those are restored rather than created again. */
export const readExisting = async (
  resource: Imported,
  rows: readonly SheetRow[],
  owners: readonly number[],
  ctx: Ctx,
  pace: Pace,
): Promise<Existing> => {
  const entity = entityOf(resource);
  const byKey = new Map<string, Present>();
  for await (const some of alike(resource, rows, owners, ctx))
    for (const found of some) {
      await pace();
      const row = entity ? decodeRow(entity, found) : found;
      const isRemoved = Boolean(row.disabled);
      for (const key of keysOf(resource, row)) {
        const before = byKey.get(key);
        const id = before && !before.isRemoved ? before.id : Number(row.id);
        byKey.set(key, { id, count: (before?.count ?? 0) + 1, isRemoved: isRemoved && (before?.isRemoved ?? true) });
      }
    }
  const byReference = resource === 'loads' ? await referencesOf(rows, owners, ctx) : new Map<string, number>();
  return { byKey, byReference };
};
