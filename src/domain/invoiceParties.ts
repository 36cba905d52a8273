import type { PartyRole } from './invoices.ts';
import { isAdminLevel, type Role } from './roles.ts';

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

/** Who issues an invoice and to whom, by who creates it (the table of Design 7), or the fields that are wrong. */
export const invoiceParties = (creator: Role, invoice: PartyInput): Found => {
  if (isAdminLevel(creator)) return byOffice(invoice);
  if (!invoice.isEmitted) return parties('external', 'carrier');
  return parties('carrier', invoice.routeIds?.length ? 'admin' : 'external');
};

/** What an invoice can be of (Design 7). */
export type ItemKind = 'loads' | 'routes';

/** Loads are invoiced to their client by the office, routes to the office by their carrier; anything else is of neither. */
export const itemKindBetween = ({ issuerRole, recipientRole }: Parties): ItemKind | null => {
  if (issuerRole === 'admin' && recipientRole === 'client') return 'loads';
  return issuerRole === 'carrier' && recipientRole === 'admin' ? 'routes' : null;
};

export type Direction = 'emitted' | 'received';

type Seen = Partial<Parties> & { carrierId?: number | null; isEmitted?: boolean | null };

/** Which party somebody who looks at an invoice stands for; an accountant for whoever appointed it. */
const sideOf = (invoice: Seen, role: Role): PartyRole => {
  if (isAdminLevel(role)) return 'admin';
  return role === 'carrier' || (role === 'accountant' && invoice.carrierId) ? 'carrier' : 'client';
};

/** Income for the issuer, expense for the recipient; null when it is neither's money (Design 7). */
export const invoiceFlow = (invoice: Seen, role: Role): 'income' | 'expense' | null => {
  const side = sideOf(invoice, role);
  if (invoice.issuerRole === side) return 'income';
  return invoice.recipientRole === side ? 'expense' : null;
};

/**
 * "Emitida" or "Recibida", relative to who looks (Design 7). Seen by the office, an invoice between a carrier and a third
 * party keeps the side that the carrier has in it.
 */
export const invoiceDirection = (invoice: Seen, role: Role): Direction => {
  const flow = invoiceFlow(invoice, role);
  if (flow) return flow === 'income' ? 'emitted' : 'received';
  return invoice.issuerRole === 'carrier' ? 'emitted' : 'received';
};

/** The role of the other party, seen from a role: what the invoice is about for whoever looks. */
export const otherParty = (invoice: Seen, role: Role): PartyRole | null =>
  (invoiceDirection(invoice, role) === 'emitted' ? invoice.recipientRole : invoice.issuerRole) ?? null;
