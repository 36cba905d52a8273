import { invoiceYear } from '#domain/invoices/number';
import type { Parties } from '#domain/invoices/parties';
import { normalizeNif } from '#domain/identifiers/nif';
import type { Ctx } from '../world.ts';
import { numberTaken } from './numbering.ts';

type Entered = Parties & {
  id?: number | null;
  num: string;
  date: string;
  carrierId: number | null;
  rawNif?: string | null;
};

/** The other keys (counterpart.ts) under which the office may have invoices of the same issuer. */
const otherKeys = async ({ issuerRole, carrierId, rawNif }: Entered, { db }: Ctx): Promise<string[]> => {
  if (issuerRole === 'external') {
    if (!rawNif) return [];
    const nif = normalizeNif(rawNif);
    const carriers: number[] = await db('carriers').whereIn('nif', [nif, rawNif]).pluck('id');
    return carriers.map(id => `carrier:${id}`);
  }
  const carrier: { nif: string; vat: string | null } | undefined = await db('carriers')
    .where({ id: carrierId })
    .first('nif', 'vat');
  return [carrier?.nif, carrier?.vat].flatMap(nif => (nif ? `external:${normalizeNif(nif)}` : []));
};

/**
 * 409 if the office already has this received invoice from the same tax number, entered the other way: as its carrier's,
 * or as a third party's. Within one way the unique index decides.
 */
export const checkNotEntered = async (entered: Entered, ctx: Ctx): Promise<void> => {
  if (entered.recipientRole !== 'admin' || entered.issuerRole === 'admin') return;
  const keys = await otherKeys(entered, ctx);
  if (!keys.length) return;
  const known: unknown = await ctx
    .db('invoices')
    .whereIn('issuerKey', keys)
    .where({ num: entered.num, disabled: false })
    .where('date', 'like', `${invoiceYear(entered.date)}-%`)
    .modify(query => void (entered.id && query.whereNot('id', entered.id)))
    .first('id');
  if (known) throw numberTaken();
};
