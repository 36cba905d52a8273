import type { Knex } from 'knex';
import { isAdminLevel } from '#domain/roles';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';

/** The transfers of these invoices in files that weren't removed. */
export const transfersOf = (invoiceIds: readonly number[], { db }: Pick<Ctx, 'db'>): Knex.QueryBuilder =>
  db('sepaItems')
    .join('sepaFiles', 'sepaFiles.id', 'sepaItems.sepaFileId')
    .where('sepaFiles.disabled', false)
    .whereIn('sepaItems.invoiceId', [...invoiceIds]);

/**
 * 409 if the user isn't the office and the invoice, which is locked, is in an unpaid file: the bank may be paying what
 * the file states.
 */
export const checkNotInFile = async ({ id }: { id: number }, ctx: Ctx): Promise<void> => {
  if (isAdminLevel(ctx.user.role)) return;
  const transfer: unknown = await transfersOf([id], ctx).whereNull('sepaFiles.paidDate').first('sepaItems.invoiceId');
  if (transfer) throw new HttpError(409, 'errors.invoices.inFile');
};
