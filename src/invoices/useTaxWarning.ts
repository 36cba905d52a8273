import { type RaRecord, useReference } from 'react-admin';
import { ivaWarning } from '#domain/invoices/clientTax';
import { taxWarning } from '#domain/invoices/tax';
import { type InvoiceValues, useInvoiceValues } from './useInvoiceValues.ts';

const billedTo = ({ clientId, carrierId, tax }: InvoiceValues) => ({
  reference: clientId ? 'clients' : 'carriers',
  id: clientId ?? carrierId ?? 0,
  tax,
});

type BilledTo = RaRecord & Parameters<typeof ivaWarning>[0];

/** What is odd about the tax that the office bills with, as a message key. It stops nobody (Design 7). */
export const useTaxWarning = (isBilling: boolean): string | null => {
  const { reference, id, tax } = useInvoiceValues(billedTo);
  const { referenceRecord } = useReference<BilledTo>({ reference, id, options: { enabled: isBilling && id > 0 } });
  if (!isBilling) return null;
  return taxWarning(tax) ?? (tax?.IVA && referenceRecord ? ivaWarning(referenceRecord) : null);
};
