import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

const PAID = 1;

const recipientOf = ({ recipientRole, carrierId, clientId }: InvoiceRow): Recipient | null => {
  if (recipientRole === 'client' && clientId) return { type: 'client', clientId };
  return recipientRole === 'carrier' && carrierId ? { type: 'carrier', carrierId } : null;
};

/** Tells the other side: of an invoice that the office issued or a carrier sent, and the carrier of its being paid. */
export const announceInvoice = async (invoice: InvoiceRow, previous: InvoiceRow | null, ctx: Ctx): Promise<void> => {
  const tell = (kind: string, to: Recipient) =>
    raiseAlert(ctx, { kind, args: { num: invoice.num }, to, about: { resource: 'invoices', id: invoice.id } });
  const { issuerRole, recipientRole, carrierId } = invoice;
  if (!previous) {
    const recipient = issuerRole === 'admin' ? recipientOf(invoice) : null;
    if (recipient) await tell('invoiceReceived', recipient);
    if (recipientRole === 'admin' && invoice.isEmitted) await tell('invoiceReceived', { type: 'admin' });
    return;
  }
  const isPaidNow = invoice.status === PAID && previous.status !== PAID;
  if (isPaidNow && issuerRole === 'carrier' && recipientRole === 'admin' && carrierId)
    await tell('invoicePaid', { type: 'carrier', carrierId });
};
