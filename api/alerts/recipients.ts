import { clearedTargets, type RecipientType } from '#domain/alerts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import type { Change, Values } from '../crud/resource.ts';
import { insertRow } from '../crud/write.ts';
import type { Ctx } from '../world.ts';
import { alertsTable } from './table.ts';

/** Where accounts of a recipient type name their company, and the alert's field for it. */
const SOURCES = {
  carrier: { column: 'carrierId', field: 'carrierId' },
  client: { column: 'clientId', field: 'clientId' },
  accountant: { column: 'id', field: 'userId' },
  driver: { column: 'vehicleId', field: 'vehicleId' },
} as const satisfies Record<Exclude<RecipientType, 'admin'>, { column: string; field: string }>;

const sourceOf = (type: unknown) =>
  typeof type === 'string' && Object.hasOwn(SOURCES, type) ? SOURCES[type as keyof typeof SOURCES] : null;

/** The ids of all recipients of a type that have an account to read the alert with. */
const everyone = async (role: string, column: string, ctx: Ctx): Promise<number[]> => {
  const found: Values[] = await ctx
    .db('users')
    .distinct(column)
    .where({ role, isActive: true, disabled: false })
    .whereNotNull(column)
    .orderBy(column);
  return found.map(row => Number(row[column]));
};

/** 422 unless the account is an accountant's: another role would never be shown the alert. */
const checkAccountant = async (id: unknown, ctx: Ctx): Promise<void> => {
  const found: unknown = await ctx
    .db('users')
    .where({ id: Number(id), role: 'accountant' })
    .first('id');
  if (!found) throw invalidKeys({ userId: 'errors.carriers.accountantRole' });
};

/**
 * The columns of an alert. Without a named recipient it is for everyone of its type: each gets a row, so that one's
 * reading doesn't mark it read for the others, and the row returned is the last one's. An alert that changes recipient
 * loses the former one.
 */
export const addressAlert = async ({ data, previous, ctx }: Change): Promise<Values> => {
  if (data.userId) await checkAccountant(data.userId, ctx);
  if (previous) return 'recipientType' in data ? { ...data, ...clearedTargets(data) } : data;
  const source = sourceOf(data.recipientType);
  if (!source || data[source.field] != null) return data;
  const ids = await everyone(String(data.recipientType), source.column, ctx);
  const last = ids.pop();
  if (last === undefined) throw new HttpError(409, 'errors.alerts.nobody');
  for (const id of ids) await insertRow(alertsTable, { ...data, [source.field]: id }, ctx);
  return { ...data, [source.field]: last };
};
