import { useFormContext, useWatch } from 'react-hook-form';
import type { Exemption } from '#domain/invoices/exemption';
import type { Tax } from '#domain/invoices/tax';
import type { PartyRole } from '#domain/invoices';
import type { PaperState } from './paperState.ts';
import type { Pick } from './picks.ts';

export type InvoiceValues = {
  /** Of a stored invoice: who it is between, whoever looks. */
  issuerRole?: PartyRole;
  recipientRole?: PartyRole;
  num?: string | null;
  date?: string | null;
  dueDate?: string | null;
  isEmitted?: boolean | null;
  carrierId?: number | null;
  clientId?: number | null;
  invoiceId?: number | null;
  status?: number | null;
  value?: number | null;
  tax?: Tax | null;
  exemption?: Exemption | null;
  loadIds?: number[] | null;
  routeIds?: number[] | null;
  dueReason?: string | null;
  rawName?: string | null;
  rawNif?: string | null;
  rawAddress1?: string | null;
  rawDescription?: string | null;
  url?: unknown;
  /** What only the form knows, and never sends: whom the office deals with … */
  party?: string | null;
  /** … whether the invoice began from a file … */
  fromFile?: boolean | null;
  /** … the last delivery of what is invoiced … */
  lastDelivery?: string | null;
  /** … the day of the invoice that is corrected … */
  correctedDate?: string | null;
  /** … the number that was proposed, which may be another's when it is saved … */
  shownNum?: string | null;
  /** … the tax that was proposed, unless somebody chose another … */
  shownTax?: Tax | null;
  /** … what was picked to be invoiced, as it was shown … */
  picks?: Pick[] | null;
  /** … and what was read of its paper. */
  paper?: PaperState | null;
};

/**
 * What follows from the form's values while they are typed, those without an input included. Only when that changes is
 * whoever asks drawn anew: with all values each letter would draw the whole form.
 */
export const useInvoiceValues = <T>(of: (values: InvoiceValues) => T): T => {
  const { getValues } = useFormContext<InvoiceValues>();
  useWatch<InvoiceValues>({ compute: () => of(getValues()) });
  return of(getValues());
};
