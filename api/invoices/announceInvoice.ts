import type { AlertKind } from '#domain/alerts/kinds';
import { carrierName } from '#domain/carriers';
import { isMadeByCarrier } from '#domain/invoices/rights';
import { PAID } from '#domain/invoices';
import { isAdminLevel } from '#domain/roles';
import { raiseAlert, type Recipient } from '../alerts/raiseAlert.ts';
import { takeBack } from '../alerts/takeBack.ts';
import type { Ctx } from '../world.ts';
import type { Company } from './counterpart.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

/**
 * The carrier or client of an invoice: its party besides the office, whose accountant sees it. Locked until the
 * transaction ends, before any alert of it is: whoever takes its accountant away locks both in this order.
 */
const companyOf = async ({ carrierId, clientId }: InvoiceRow, { db }: Ctx): Promise<Company | null> => {
  if (!carrierId && !clientId) return null;
  const [table, columns] = carrierId
    ? (['carriers', ['name', 'surname', 'accountantId']] as const)
    : (['clients', ['name', 'accountantId']] as const);
  const company: Company | undefined = await db(table)
    .where({ id: carrierId ?? clientId ?? 0, disabled: false })
    .forShare()
    .first(...columns);
  return company ?? null;
};

const recipientOf = ({ recipientRole, carrierId, clientId }: InvoiceRow): Recipient | null => {
  if (recipientRole === 'client' && clientId) return { type: 'client', clientId };
  return recipientRole === 'carrier' && carrierId ? { type: 'carrier', carrierId } : null;
};

/** The recipients of a new invoice's alert and the kind for each; never its creator. */
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

const tell = async (
  invoice: InvoiceRow,
  news: readonly [AlertKind, Recipient][],
  company: Company | null,
  ctx: Ctx,
) => {
  const args = { num: invoice.num, company: carrierName(company ?? {}) };
  const about = { resource: 'invoices', id: invoice.id } as const;
  for (const [kind, to] of news) await raiseAlert(ctx, { kind, args, to, about });
};

/**
 * Alerts a new invoice's recipient and their accountant, the office about a carrier's, and the carrier about its
 * payment. `known`: the company, if it was read before.
 */
export const announceInvoice = async (
  invoice: InvoiceRow,
  previous: InvoiceRow | null,
  ctx: Ctx,
  known?: Company | null,
): Promise<void> => {
  const about = { resource: 'invoices', id: invoice.id } as const;
  const { issuerRole, recipientRole, carrierId, num } = invoice;
  if (!previous) {
    const company = known === undefined ? await companyOf(invoice, ctx) : known;
    return tell(invoice, newsOf(invoice, company), company, ctx);
  }
  const isPaidNow = invoice.status === PAID && previous.status !== PAID;
  if (isPaidNow && issuerRole === 'carrier' && recipientRole === 'admin' && carrierId)
    await raiseAlert(ctx, { kind: 'invoicePaid', args: { num }, to: { type: 'carrier', carrierId }, about });
};

/** The carrier that made an invoice, if the user is the office. */
const makerOf = (invoice: InvoiceRow, { user }: Ctx): Recipient | null =>
  invoice.carrierId && isMadeByCarrier(invoice) && isAdminLevel(user.role)
    ? { type: 'carrier', carrierId: invoice.carrierId }
    : null;

/**
 * Tells those alerted about an invoice that it was annulled or withdrawn; unread alerts just disappear. The carrier
 * that made it had no alert, but gets one if the office removes it.
 */
export const announceRemoval = async (invoice: InvoiceRow, ctx: Ctx): Promise<void> => {
  const company = await companyOf(invoice, ctx);
  const byOffice = isAdminLevel(ctx.user.role);
  const about = { resource: 'invoices', id: invoice.id } as const;
  const args = { num: invoice.num, company: carrierName(company ?? {}) };
  // Only the office can open a removed invoice.
  const leadsTo = { resource: 'invoices', id: null } as const;
  await takeBack(
    {
      kinds: ['invoiceSent', 'invoiceReceived', 'invoiceSelfBilled', 'invoiceOfCompany', 'ownInvoiceRestored'],
      about,
      correction: to => {
        if (to === 'admin') return byOffice ? null : 'invoiceRemoved';
        return to === 'carrier' && isMadeByCarrier(invoice) ? null : 'invoiceAnnulled';
      },
      args,
      leadsTo,
    },
    ctx,
  );
  const maker = makerOf(invoice, ctx);
  if (maker) await raiseAlert(ctx, { kind: 'ownInvoiceRemoved', args, to: maker, about: leadsTo });
};

/**
 * Alerts about a restored invoice as about a new one, except to whoever restored it; also the carrier that made it, if
 * somebody else restored it.
 */
export const announceRestoration = async (invoice: InvoiceRow, ctx: Ctx): Promise<void> => {
  const company = await companyOf(invoice, ctx);
  const maker = makerOf(invoice, ctx);
  const news = newsOf(invoice, company).filter(([, to]) => !(to.type === 'admin' && isAdminLevel(ctx.user.role)));
  await tell(invoice, maker ? [...news, ['ownInvoiceRestored', maker]] : news, company, ctx);
};
