import { dayOf } from '#domain/dates';
import { findRow } from '../crud/read.ts';
import type { Row } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import { nameInvoice } from '../payments/nameInvoice.ts';
import { pay } from '../payments/payRest.ts';
import { checkDay } from '../payments/registerPayment.ts';
import type { Ctx } from '../world.ts';
import { sepaFilesResource } from './index.ts';
import { lockInvoices } from './makeFile.ts';
import { type SepaFileRow, type SepaItem, sepaFilesTable } from './table.ts';

export const itemsOf = ({ id }: { id: number }, { db }: Ctx): Promise<SepaItem[]> =>
  db('sepaItems')
    .where({ sepaFileId: id })
    .orderBy('invoiceId')
    .then((rows: SepaItem[]) => rows);

/**
 * Records the payments of a file, what it has of each invoice, all or none: where less is pending than the file has, it
 * was paid by another way too, and somebody has to look at it. `day`: when its transfers were made, or else planned.
 */
export const payFile = async (id: number, day: string | null, ctx: Ctx): Promise<Row> => {
  const file = (await findRow(sepaFilesResource, id, ctx, { lock: true })) as SepaFileRow;
  if (file.disabled) throw new HttpError(409, 'errors.disabled');
  if (file.paidDate) throw new HttpError(409, 'errors.sepaFiles.alreadyPaid');
  const today = dayOf(ctx.now);
  const paidDate = day ?? (file.day < today ? file.day : today);
  checkDay(paidDate, ctx);
  const items = new Map((await itemsOf(file, ctx)).map(item => [item.invoiceId, item]));
  const invoices = await lockInvoices([...items.keys()], ctx);
  const amountOf = (invoiceId: number) => items.get(invoiceId)?.amount ?? 0;
  const short = invoices.filter(({ id: of, payable, paid }) => payable - paid < amountOf(of));
  if (short.length)
    throw new HttpError(409, 'errors.sepaFiles.less', { args: { items: short.map(({ num }) => num).join(', ') } });
  const how = { day: paidDate, reference: file.messageId, sepaFileId: file.id };
  for (const invoice of invoices) await pay(invoice, amountOf(invoice.id), how, ctx).catch(nameInvoice(invoice));
  return updateRow(sepaFilesTable, file, { paidDate }, ctx);
};
