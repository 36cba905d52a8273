import type { PartyRole } from '../invoices.ts';
import { isAdminLevel, type Role } from '../roles.ts';

export type Parties = { issuerRole: PartyRole; recipientRole: PartyRole };

export type PartyInput = {
  isEmitted?: boolean | null;
  carrierId?: number | null;
  clientId?: number | null;
  rawName?: string | null;
  rawNif?: string | null;
  routeIds?: readonly number[] | null;
};

type Found = Parties | { errors: Record<string, string> };

const parties = (issuerRole: PartyRole, recipientRole: PartyRole): Parties => ({ issuerRole, recipientRole });
const refuse = (field: string, key: string): Found => ({ errors: { [field]: key } });

const byOffice = (invoice: PartyInput): Found => {
  const { isEmitted, carrierId, clientId } = invoice;
  if (carrierId && clientId) return refuse('carrierId', 'errors.invoices.oneParty');
  if (isEmitted) {
    if (clientId) return parties('admin', 'client');
    return carrierId ? parties('admin', 'carrier') : refuse('clientId', 'errors.invoices.partyNeeded');
  }
  if (clientId) return refuse('clientId', 'errors.invoices.fromCarrier');
  if (carrierId) return parties('carrier', 'admin');
  if (invoice.rawName || invoice.rawNif) return parties('external', 'admin');
  return refuse('carrierId', 'validation.counterpart');
};

/** Issuer and recipient of an invoice, by its creator (the table of Design 7), or the wrong fields. */
export const invoiceParties = (creator: Role, invoice: PartyInput): Found => {
  if (isAdminLevel(creator)) return byOffice(invoice);
  if (!invoice.isEmitted) return parties('external', 'carrier');
  return parties('carrier', invoice.routeIds?.length ? 'admin' : 'external');
};

type OfCustomer = Partial<Parties> & Pick<PartyInput, 'isEmitted' | 'rawName' | 'rawNif'>;

/**
 * What an invoice that a carrier issues here to somebody else doesn't say of its customer, as message keys by field: a
 * name and a tax number are on every invoice (RD 1619/2012 art. 6.1.c and d; a private person's address needn't be).
 */
export const customerErrors = ({ issuerRole, recipientRole, isEmitted, ...customer }: OfCustomer) => {
  const errors: Record<string, string> = {};
  if (issuerRole !== 'carrier' || recipientRole !== 'external' || !isEmitted) return errors;
  for (const field of ['rawName', 'rawNif'] as const) if (!customer[field]) errors[field] = 'validation.required';
  return errors;
};

/** What an invoice can be made for (Design 7). */
export type ItemKind = 'loads' | 'routes';

/**
 * The kind of item invoiced between these parties: loads by the office to their client, routes by their carrier to the
 * office; otherwise null.
 */
export const itemKindBetween = ({ issuerRole, recipientRole }: Parties): ItemKind | null => {
  if (issuerRole === 'admin' && recipientRole === 'client') return 'loads';
  return issuerRole === 'carrier' && recipientRole === 'admin' ? 'routes' : null;
};

export type Direction = 'emitted' | 'received';

type Seen = Partial<Parties> & { carrierId?: number | null; isEmitted?: boolean | null };

/** The party a role stands for; an accountant stands for the company that appointed it. */
const sideOf = (invoice: Seen, role: Role): PartyRole => {
  if (isAdminLevel(role)) return 'admin';
  return role === 'carrier' || (role === 'accountant' && invoice.carrierId) ? 'carrier' : 'client';
};

/** Income if the reader's side issued it, expense if it received it; null if neither (Design 7). */
export const invoiceFlow = (invoice: Seen, role: Role): 'income' | 'expense' | null => {
  const side = sideOf(invoice, role);
  if (invoice.issuerRole === side) return 'income';
  return invoice.recipientRole === side ? 'expense' : null;
};

/**
 * "Emitida" or "Recibida" from the reader's side (Design 7). To the office, an invoice between a carrier and a third
 * party keeps the carrier's side.
 */
export const invoiceDirection = (invoice: Seen, role: Role): Direction => {
  const flow = invoiceFlow(invoice, role);
  if (flow) return flow === 'income' ? 'emitted' : 'received';
  return invoice.issuerRole === 'carrier' ? 'emitted' : 'received';
};

/** The other party's role, from the reader's side. */
export const otherParty = (invoice: Seen, role: Role): PartyRole | null =>
  (invoiceDirection(invoice, role) === 'emitted' ? invoice.recipientRole : invoice.issuerRole) ?? null;
