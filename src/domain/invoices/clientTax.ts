import { isSpain } from '../geography/address.ts';
import { isOutsideIva } from '../identifiers/postalCode.ts';
import { isForeignEuVat, taxNumberOf } from '../identifiers/vat.ts';
import { DEFAULT_TAX, type Tax } from './tax.ts';

type Company = {
  nif?: string | null;
  vat?: string | null;
  address?: Parameters<typeof isOutsideIva>[0] | null;
};

const isForeignEu = (company: Company): boolean => isForeignEuVat(taxNumberOf(company) ?? '');

/** The taxes of what the office invoices to a client: one in another EU state declares the tax (Ley 37/1992 art. 69.Uno.1.º). */
export const clientTax = (client: Company): Tax => (isForeignEu(client) ? {} : DEFAULT_TAX);

/** What is odd about IVA on an invoice to a client or carrier, as a message key: only a person knows which tax it is. */
export const ivaWarning = (company: Company): string | null => {
  const address = company.address ?? {};
  if (isForeignEu(company) || !isSpain(address)) return 'validation.taxForeign';
  return isOutsideIva(address) ? 'validation.taxOutsideIva' : null;
};
