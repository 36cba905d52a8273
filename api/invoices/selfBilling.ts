import { isSelfBilledOn } from '#domain/invoices/carrierTax';
import type { Parties } from '#domain/invoices/parties';
import { invoiceParties } from '#domain/invoices/parties';
import type { Values } from '../crud/resource.ts';
import { invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { issuingCompany } from './counterpart.ts';

/**
 * The parties of an invoice drawn up by the office for a carrier: 422 unless they had agreed on it in writing by its
 * date (RD 1619/2012 art. 5). It then awaits the carrier's acceptance.
 */
export const selfBilled = async (data: Values, ctx: Ctx): Promise<Parties & Values> => {
  if (data.isEmitted) throw invalidKeys({ isSelfBilled: 'errors.invoices.selfBilledEmitted' });
  const found = invoiceParties(ctx.user.role, data);
  if ('errors' in found) throw invalidKeys(found.errors);
  if (found.issuerRole !== 'carrier') throw invalidKeys({ carrierId: 'validation.required' });
  const carrier: { selfBillingSince: string | null } = await ctx
    .db('carriers')
    .where({ id: data.carrierId as number })
    .first('selfBillingSince');
  if (!isSelfBilledOn(carrier, data.date as string))
    throw invalidKeys({ isSelfBilled: 'errors.invoices.selfBillingAgreement' });
  await issuingCompany(ctx);
  return { ...found, acceptance: 'pending' };
};
