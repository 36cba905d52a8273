import type { Knex } from 'knex';
import { byIds } from '../crud/byIds.ts';
import { groupBy } from '../crud/groupBy.ts';
import type { Db } from '../database/db.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

type Corrected = Pick<InvoiceRow, 'id' | 'value' | 'total' | 'payable'> & { invoiceId: number | null; tax: string };

/** A correction and the invoice it corrects, by id. */
export type Correction = Pick<InvoiceRow, 'id'> & { invoiceId: number };

const COLUMNS = ['id', 'invoiceId', 'value', 'total', 'payable', 'tax'] as const;

/**
 * SQL for what replaces the outer query's invoice: its correction, or a later correction of what it corrects itself.
 * `replacedBy` is the reverse.
 */
export const replacements = (db: Db): Knex.QueryBuilder =>
  db('invoices as later')
    .where('later.disabled', false)
    .whereRaw(
      // As a list, so that the index is searched and not scanned (migration 038).
      `"later"."invoiceId" in ("invoices"."id", "invoices"."invoiceId")
        and ("later"."invoiceId" = "invoices"."id" or "later"."id" > "invoices"."id")`,
    )
    .select('later.id');

const askForReplaced = byIds<{ id: number }>((db, ids) =>
  db('invoices').whereIn('invoices.id', ids).whereExists(replacements(db)).select('invoices.id'),
);

/** The ids of those that a correction replaced, also if they were paid: one for nothing takes no payment over. */
export const replacedAmong = async (invoices: readonly InvoiceRow[], { db }: Ctx): Promise<Set<number>> => {
  const rows = await askForReplaced(
    db,
    invoices.filter(({ disabled }) => !disabled).map(({ id }) => id),
  );
  return new Set(rows.map(({ id }) => id));
};

/**
 * What each correction replaces, by its id: the invoice it corrects, or that one's previous correction; none if that
 * was annulled. A correction states full amounts, so only the difference counts.
 */
export const replacedBy = async (corrections: readonly Correction[], ctx: Ctx): Promise<Map<number, Corrected>> => {
  const ids = [...new Set(corrections.map(correction => correction.invoiceId))];
  if (!ids.length) return new Map();
  const live = () => ctx.db('invoices').where('disabled', false);
  const originals: Corrected[] = await live()
    .whereIn('id', ids)
    .select(...COLUMNS);
  const others: Corrected[] = await live()
    .whereIn('invoiceId', ids)
    .orderBy('id')
    .select(...COLUMNS);
  const originalOf = new Map(originals.map(original => [original.id, original]));
  const othersOf = groupBy(others, other => other.invoiceId);
  return new Map(
    corrections.flatMap(({ id, invoiceId }) => {
      const last = othersOf.get(invoiceId)?.findLast(other => other.id < id);
      const replaced = last ?? originalOf.get(invoiceId);
      return replaced ? [[id, replaced] as const] : [];
    }),
  );
};
