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
 * 409 if the invoice, which is locked, is in an unpaid file: the bank may be paying what the file states. The office may
 * still change it.
 */
export const checkNotInFile = async ({ id }: { id: number }, way: 'change' | 'removal', ctx: Ctx): Promise<void> => {
  const isOffice = isAdminLevel(ctx.user.role);
  if (isOffice && way === 'change') return;
  const file: { messageId: string } | undefined = await transfersOf([id], ctx)
    .whereNull('sepaFiles.paidDate')
    .first('sepaFiles.messageId');
  if (!file) return;
  throw isOffice
    ? new HttpError(409, 'errors.invoices.inUnpaidFile', { args: { file: file.messageId } })
    : new HttpError(409, 'errors.invoices.inFile');
};
