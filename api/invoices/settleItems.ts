import type { Values } from '../crud/resource.ts';
import { closeStatements, reopenStatements } from '../invoiceRuns/statements.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { EACH_KIND, ITEM_KINDS } from './itemKinds.ts';
import { claimItems, freeItems } from './items.ts';

/** After storing an invoice, sets its id on its items, and frees those no longer on it. */
export const settleItems = async (
  invoice: InvoiceRow,
  previous: InvoiceRow | null,
  data: Values,
  ctx: Ctx,
): Promise<void> => {
  for (const kind of EACH_KIND) {
    const field = ITEM_KINDS[kind].field;
    if (!(field in data)) continue;
    const wanted = (data[field] as number[] | null) ?? [];
    const present = previous?.[field] ?? [];
    const freed = present.filter(id => !wanted.includes(id));
    const claimed = wanted.filter(id => !present.includes(id));
    await freeItems(kind, freed, invoice.id, ctx);
    await claimItems(kind, claimed, invoice.id, ctx);
    if (kind === 'routes') await reopenStatements(freed, ctx);
    if (kind === 'routes' && claimed.length) await closeStatements(invoice.id, ctx);
  }
};
