import { invoiceDirection, invoiceParties, type Parties } from '#domain/invoices/parties';
import { invoices } from '#domain/invoices';
import { invoiceTotals } from '#domain/invoices/totals';
import { toCents, toEuros } from '#domain/money';
import { inputSchema } from '#domain/schemas';
import type { Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import { correctedId } from './correctedId.ts';

const schemas = () => inputSchema(invoices).shape;

/** The corrected invoice's parties, or those by creator; empty if they can't be derived yet. */
const partiesOf = async (values: Values, { db, user }: Ctx): Promise<Partial<Parties>> => {
  const id = correctedId(values);
  if (id) return (await db('invoices').where({ id }).first('issuerRole', 'recipientRole')) ?? {};
  const found = invoiceParties(user.role, values);
  return 'errors' in found ? {} : found;
};

/** The totals in euros, if a base was sent; 0 leaves it to the items' prices. */
const totalsOf = ({ value, tax }: Values): Values => {
  const [base, taxes] = [schemas().value.safeParse(value), schemas().tax.safeParse(tax)];
  if (!base.success || !base.data || !taxes.success) return {};
  const { total, payable } = invoiceTotals(toCents(base.data), taxes.data);
  return { total: toEuros(total), payable: toEuros(payable) };
};

/**
 * What the server would set on an invoice created with these values: company, issuer and recipient, direction and
 * totals in euros.
 */
export const invoiceComesTo = async (values: Values, ctx: Ctx): Promise<Values> => {
  const { carrierId, role } = ctx.user;
  const whose = { ...(carrierId && { carrierId }), ...(await partiesOf(values, ctx)) };
  return { ...whose, direction: invoiceDirection({ ...values, ...whose }, role), ...totalsOf(values) };
};
