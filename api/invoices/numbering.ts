import { toWireDay } from '#domain/dates';
import type { NextNumber, NumberedBefore } from '#domain/invoices/day';
import { invoiceNumber, invoiceNumberParts, isSelfBilledNumber } from '#domain/invoices/number';
import { HttpError, invalid, invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

/** A sequence without gaps, of an issuer, a series and a year (Design 7). */
export type Series = { issuerKey: string; series: string; year: number };

/** The condition for an issuer's invoices, as an index has it. */
const ofIssuer = (issuerKey: string) =>
  issuerKey === 'admin'
    ? { issuerKey, issuerRole: 'admin' }
    : { issuerKey, carrierId: Number(issuerKey.split(':')[1]) };

/**
 * The highest number so far, of all but one invoice if given. Removed ones count, as no number is reused, except those
 * that somebody else entered by mistake.
 */
const highestOf = async (
  { issuerKey, series, year }: Series,
  { db }: Pick<Ctx, 'db'>,
  butId: number | null = null,
): Promise<number> => {
  const nums: string[] = await db('invoices')
    .where(ofIssuer(issuerKey))
    .where('num', 'like', `${series}${year}/%`)
    .where(row => row.where('disabled', false).orWhere('isEmitted', true).orWhere('isSelfBilled', true))
    .modify(query => void (butId !== null && query.whereNot('id', butId)))
    .pluck('num');
  return nums.reduce((highest, num) => Math.max(highest, invoiceNumberParts(num)?.n ?? 0), 0);
};

const lastOf = async (of: Series, ctx: Pick<Ctx, 'db'>): Promise<number> => {
  const row: { last: number } | undefined = await ctx.db('invoiceSeries').where(of).first('last');
  return row?.last ?? highestOf(of, ctx);
};

/** The letters of an issuer's ordinary numbers: the office may have chosen some (Design 7). */
export const ownSeries = async (issuerKey: string, { db }: Pick<Ctx, 'db'>): Promise<string> => {
  if (issuerKey !== 'admin') return '';
  const office: { invoiceSeries: string | null } | undefined = await db('settings').first('invoiceSeries');
  return office?.invoiceSeries ?? '';
};

/**
 * Invoices of the series' issuer and year with a number, removed ones too; received invoices may repeat a number in
 * another year.
 */
const numberedSo = (num: string, { issuerKey, year }: Series, { db }: Pick<Ctx, 'db'>) =>
  db('invoices').where({ issuerKey, num }).where('date', 'like', `${year}-%`);

const numbered = async (num: string, of: Series, ctx: Pick<Ctx, 'db'>): Promise<NumberedBefore | null> => {
  const row: NumberedBefore | undefined = await numberedSo(num, of, ctx).first('num', 'date');
  return row ? { num, date: toWireDay(row.date) } : null;
};

/** The next invoice's number, and the one before, if any; for the form, without taking it. */
export const nextNumber = async (of: Series, ctx: Pick<Ctx, 'db'>): Promise<NextNumber> => {
  const last = await lastOf(of, ctx);
  const numberOf = (n: number) => invoiceNumber(of.series, of.year, n);
  return { num: numberOf(last + 1), before: last > 0 ? await numbered(numberOf(last), of, ctx) : null };
};

/** 409 at the form's number: the issuer has an invoice so numbered. */
export const numberTaken = (): HttpError =>
  new HttpError(409, 'errors.duplicate', { fields: { num: { key: 'errors.duplicate' } } });

const isTaken = async (num: string, of: Series, ctx: Ctx): Promise<boolean> =>
  (await numberedSo(num, of, ctx).first('id')) !== undefined;

type Taken = { last: number }[];

const nextOf = async (of: Series, { db }: Ctx): Promise<number | undefined> => {
  const taken: Taken = await db('invoiceSeries').where(of).increment('last', 1).returning('last');
  return taken[0]?.last;
};

/** Takes a series' first number; of two at once, the second gets the next. */
const beginSeries = async (of: Series, ctx: Ctx): Promise<number> => {
  const taken: Taken = await ctx
    .db('invoiceSeries')
    .insert({ ...of, last: (await highestOf(of, ctx)) + 1 })
    .onConflict(['issuerKey', 'series', 'year'])
    .merge({ last: ctx.db.raw('"invoiceSeries"."last" + 1') })
    .returning('last');
  return taken[0]?.last ?? 0;
};

/**
 * Takes the next number, in the transaction that inserts its invoice: a simultaneous one waits for the series' row, and
 * a failed transaction gives its number back. `typed`, if any, must be that number: 409 if it is used, 422 with the
 * right one if it would leave a gap.
 */
export const takeNumber = async (of: Series, typed: string | null, ctx: Ctx): Promise<string> => {
  const num = invoiceNumber(of.series, of.year, (await nextOf(of, ctx)) ?? (await beginSeries(of, ctx)));
  if (typed === null || typed === num) return num;
  if (await isTaken(typed, of, ctx)) throw numberTaken();
  throw invalid({ num: { key: 'errors.invoices.nextNumber', args: { num } } });
};

/**
 * Counts a carrier's number typed by the office in the carrier's own series too, so that it isn't proposed again. 422
 * for one of the office's series for that carrier: typed numbers would leave gaps in it.
 */
export const noteNumber = async (issuerKey: string, num: string, ctx: Ctx): Promise<void> => {
  if (issuerKey.startsWith('carrier:') && isSelfBilledNumber(num))
    throw invalidKeys({ num: 'errors.invoices.selfBilledSeries' });
  const parts = invoiceNumberParts(num);
  if (!parts) return;
  const { series, year, n } = parts;
  const of = { issuerKey, series, year };
  const noted = await ctx.db('invoiceSeries').where(of).where('last', '<', n).update({ last: n });
  if (noted || !issuerKey.startsWith('carrier:')) return;
  // Also if the carrier has issued none yet: its first number, taken at this moment, comes before or after this one.
  await ctx
    .db('invoiceSeries')
    .insert({ ...of, last: Math.max(n, await highestOf(of, ctx)) })
    .onConflict(['issuerKey', 'series', 'year'])
    .merge({ last: ctx.db.raw('case when "invoiceSeries"."last" < ? then ? else "invoiceSeries"."last" end', [n, n]) });
};

/**
 * Forgets a carrier's number typed by the office, after its correction or its invoice's removal: the carrier's series
 * continues from the remaining ones. Runs in that transaction, before the row changes.
 */
export const forgetNumber = async (
  { id, issuerRole, issuerKey, num }: Pick<InvoiceRow, 'id' | 'issuerRole' | 'issuerKey' | 'num'>,
  ctx: Ctx,
): Promise<void> => {
  const parts = invoiceNumberParts(num);
  if (!parts || !issuerKey || issuerRole !== 'carrier') return;
  const of = { issuerKey, series: parts.series, year: parts.year };
  const row: Taken[number] | undefined = await ctx.db('invoiceSeries').where(of).forUpdate().first('last');
  if (row?.last === parts.n)
    await ctx
      .db('invoiceSeries')
      .where(of)
      .update({ last: await highestOf(of, ctx, id) });
};
