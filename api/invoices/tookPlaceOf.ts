import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

type Named = Pick<InvoiceRow, 'id' | 'num' | 'date' | 'value' | 'total'>;
type Known = Named & { invoiceId: number | null; disabled: boolean; updatedAt: string };

const COLUMNS = ['id', 'num', 'date', 'value', 'total', 'invoiceId', 'disabled', 'updatedAt'] as const;

/** Whether it was in force at a moment: what is annulled never changes again. */
const stoodAt = ({ disabled, updatedAt }: Known, moment: string): boolean => !disabled || updatedAt > moment;

/**
 * What each correction took the place of when it was issued, by its id: the invoice it corrects, or that one's
 * correction before it. Its paper names it, also once that is annulled; sums count the same one (`replacedBy`).
 */
export const tookPlaceOf = async (
  invoices: readonly InvoiceRow[],
  { db }: Pick<Ctx, 'db'>,
): Promise<Map<number, Named>> => {
  const corrections = invoices.filter(({ invoiceId }) => invoiceId);
  const ids = [...new Set(corrections.map(({ invoiceId }) => invoiceId))];
  if (!ids.length) return new Map();
  const known: Known[] = await db('invoices')
    .whereIn('id', ids)
    .orWhereIn('invoiceId', ids)
    .orderBy('id')
    .select(...COLUMNS);
  return new Map(
    corrections.flatMap(({ id, invoiceId, createdAt }) => {
      const isBefore = (other: Known) => other.invoiceId === invoiceId && other.id < id && stoodAt(other, createdAt);
      const named = known.findLast(other => other.id === invoiceId || isBefore(other));
      return named ? [[id, named] as const] : [];
    }),
  );
};
