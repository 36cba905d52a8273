import { invoiceParties, type Parties } from '#domain/invoices/parties';
import type { Role } from '#domain/roles';
import type { InvoiceValues } from './useInvoiceValues.ts';

/** Who the form's invoice is between: as stored, or as it would be if this role made it; null while nobody is chosen. */
export const partiesOf = (values: InvoiceValues, role: Role): Parties | null => {
  const { issuerRole, recipientRole } = values;
  if (issuerRole && recipientRole) return { issuerRole, recipientRole };
  const found = invoiceParties(role, values);
  return 'errors' in found ? null : found;
};
