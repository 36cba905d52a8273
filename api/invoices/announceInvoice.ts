import type { AlertKind } from '#domain/alertKinds';
import { carrierName } from '#domain/carriers';
import { PAID } from '#domain/invoices';
import { isAdminLevel } from '#domain/roles';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import { takeBack } from '../alerts/takeBack.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

type Company = { name: string; surname?: string | null; accountantId: number | null };

/** The carrier or client of an invoice: whose accountant sees it, and who it is from or for besides the office. */
const companyOf = async ({ carrierId, clientId }: InvoiceRow, { db }: Ctx): Promise<Company | null> => {
  if (!carrierId && !clientId) return null;
  const [table, columns] = carrierId
    ? (['carriers', ['name', 'surname', 'accountantId']] as const)
    : (['clients', ['name', 'accountantId']] as const);
  const company: Company | undefined = await db(table)
    .where({ id: carrierId ?? clientId ?? 0, disabled: false })
    .first(...columns);
  return company ?? null;
};

const recipientOf = ({ recipientRole, carrierId, clientId }: InvoiceRow): Recipient | null => {
  if (recipientRole === 'client' && clientId) return { type: 'client', clientId };
  return recipientRole === 'carrier' && carrierId ? { type: 'carrier', carrierId } : null;
};

/** Who is to hear of a new invoice, and how it is called for them; never who made it. */
const newsOf = (invoice: InvoiceRow, company: Company | null): [AlertKind, Recipient][] => {
  const { issuerRole, recipientRole, isEmitted } = invoice;
  const recipient = issuerRole === 'admin' ? recipientOf(invoice) : null;
  const accountant = company?.accountantId;
  return [
    ...(recipientRole === 'admin' && isEmitted ? ([['invoiceSent', { type: 'admin' }]] as const) : []),
    ...(invoice.isSelfBilled && invoice.carrierId
      ? ([['invoiceSelfBilled', { type: 'carrier', carrierId: invoice.carrierId }]] as const)
      : []),
    ...(recipient ? ([['invoiceReceived', recipient]] as const) : []),
    ...(accountant ? ([['invoiceOfCompany', { type: 'accountant', userId: accountant }]] as const) : []),
  ].map(([kind, to]) => [kind, to]);
};

/** Tells of a new invoice whoever it is for and their accountant, the office of a carrier's, the carrier of its payment. */
export const announceInvoice = async (invoice: InvoiceRow, previous: InvoiceRow | null, ctx: Ctx): Promise<void> => {
  const about = { resource: 'invoices', id: invoice.id } as const;
  const { issuerRole, recipientRole, carrierId, num } = invoice;
  if (!previous) {
    const company = await companyOf(invoice, ctx);
    const args = { num, company: carrierName(company ?? {}) };
    for (const [kind, to] of newsOf(invoice, company)) await raiseAlert(ctx, { kind, args, to, about });
    return;
  }
  const isPaidNow = invoice.status === PAID && previous.status !== PAID;
  if (isPaidNow && issuerRole === 'carrier' && recipientRole === 'admin' && carrierId)
    await raiseAlert(ctx, { kind: 'invoicePaid', args: { num }, to: { type: 'carrier', carrierId }, about });
};

/** Who had heard of an invoice hears that it is annulled or withdrawn; who had not read of it yet never does. */
export const announceRemoval = async (invoice: InvoiceRow, ctx: Ctx): Promise<void> => {
  const company = await companyOf(invoice, ctx);
  const byOffice = isAdminLevel(ctx.user.role);
  const about = { resource: 'invoices', id: invoice.id } as const;
  await takeBack(
    {
      kinds: ['invoiceSent', 'invoiceReceived', 'invoiceSelfBilled', 'invoiceOfCompany'],
      about,
      correction: to => (to !== 'admin' ? 'invoiceAnnulled' : byOffice ? null : 'invoiceRemoved'),
      args: { num: invoice.num, company: carrierName(company ?? {}) },
      // Only the office can open what was removed.
      leadsTo: { resource: 'invoices', id: null },
    },
    ctx,
  );
};
