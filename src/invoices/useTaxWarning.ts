import { type RaRecord, useReference } from 'react-admin';
import type { carrierTax } from '#domain/invoices/carrierTax';
import { ivaWarning } from '#domain/invoices/clientTax';
import { taxWarning } from '#domain/invoices/tax';
import { withheldWarning } from '#domain/invoices/withheldWarning';
import { type InvoiceValues, useInvoiceValues } from './useInvoiceValues.ts';

const besidesOffice = ({ clientId, carrierId, tax, isEmitted }: InvoiceValues) => ({
  reference: clientId ? 'clients' : 'carriers',
  id: clientId ?? carrierId ?? 0,
  tax: tax ?? {},
  isBilling: isEmitted === true,
});

type Company = RaRecord & Parameters<typeof ivaWarning>[0] & Parameters<typeof carrierTax>[0];

/** What is odd about the tax of the office's invoices and its carriers', as a message key. It stops nobody (Design 7). */
export const useTaxWarning = (isAsked: boolean): string | null => {
  const { reference, id, tax, isBilling } = useInvoiceValues(besidesOffice);
  const { referenceRecord } = useReference<Company>({ reference, id, options: { enabled: isAsked && id > 0 } });
  if (!isAsked) return null;
  if (!isBilling) return reference === 'carriers' && referenceRecord ? withheldWarning(tax, referenceRecord) : null;
  const remark = taxWarning(tax) ?? withheldWarning(tax, 'office');
  return remark ?? (tax.IVA && referenceRecord ? ivaWarning(referenceRecord) : null);
};
