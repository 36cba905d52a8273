import { dayOf } from '#domain/dates';
import { findRow } from '../crud/read.ts';
import type { Row } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import { HttpError } from '../http/HttpError.ts';
import { numberAndName } from '../invoices/calledInFull.ts';
import type { InvoiceRow } from '../invoices/InvoiceRow.ts';
import { nameInvoice } from '../payments/nameInvoice.ts';
import { pay } from '../payments/payRest.ts';
import { checkDay } from '../payments/registerPayment.ts';
import type { Ctx } from '../world.ts';
import { sepaFilesResource } from './index.ts';
import { lockInvoices } from './makeFile.ts';
import { type SepaFileRow, type SepaItem, sepaFilesTable } from './table.ts';

/** The transfers of a file, by invoice id. */
export const itemsOf = ({ id }: { id: number }, { db }: Ctx): Promise<SepaItem[]> =>
  db('sepaItems')
    .where({ sepaFileId: id })
    .orderBy('invoiceId')
    .then((rows: SepaItem[]) => rows);

type Short = Pick<InvoiceRow, 'id' | 'num'> & { name: string };

/** 409 naming invoices with less pending than in the file: paid otherwise since, or lowered. */
const refuseShort = async (short: readonly Short[], file: SepaFileRow, { db }: Ctx): Promise<void> => {
  if (!short.length) return;
  const ids = short.map(({ id }) => id);
  const live = db('payments').whereIn('invoiceId', ids).where({ disabled: false });
  const paid: number[] = await live.where('createdAt', '>=', file.createdAt).pluck('invoiceId');
  const paidToo = short.filter(({ id }) => paid.includes(id));
  const [key, named] = paidToo.length ? (['less', paidToo] as const) : (['lowered', short] as const);
  const items = named.map(({ num, name }) => numberAndName(num, name)).join(', ');
  throw new HttpError(409, `errors.sepaFiles.${key}`, { args: { items } });
};

/**
 * Records a file's payments, with its amount for each invoice, all or nothing: if less is pending, a person has to
 * check. `day`: when the transfers were made; by default, as planned.
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
  const short = invoices
    .filter(({ id: of, payable, paid }) => payable - paid < amountOf(of))
    .map(({ id: of, num }) => ({ id: of, num, name: items.get(of)?.name ?? '' }));
  await refuseShort(short, file, ctx);
  const how = { day: paidDate, reference: file.messageId, sepaFileId: file.id };
  for (const invoice of invoices) await pay(invoice, amountOf(invoice.id), how, ctx).catch(nameInvoice(invoice, ctx));
  return updateRow(sepaFilesTable, file, { paidDate }, ctx);
};
