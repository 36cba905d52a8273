import type { Parties } from './invoiceParties.ts';
import { PAID } from './invoices.ts';
import { isAdminLevel, type Role } from './roles.ts';

/** What stays open on an invoice that the office issued; documents are rows of their own (Design 7). */
export const ISSUED_FREE_FIELDS: readonly string[] = ['status', 'isProcessed', 'notes'];

type Invoice = Partial<Parties> & {
  isEmitted?: boolean | null;
  status?: number | null;
  isProcessed?: boolean | null;
  /** In either unit. */
  paid?: number | null;
  isSelfBilled?: boolean | null;
  acceptance?: string | null;
  disabled?: boolean;
  loadIds?: readonly number[] | null;
  routeIds?: readonly number[] | null;
};

/** Issued by the brokerage: its content never changes and its row is never removed (RD 1619/2012, Design 7). */
export const isIssued = (invoice: Invoice): boolean => invoice.issuerRole === 'admin';

/** Drawn up here for whoever issues it: it has our paper, and its content stays what it is. */
export const isFixed = (invoice: Invoice): boolean => isIssued(invoice) || invoice.isSelfBilled === true;

/** Made by the carrier itself, in the table of Design 7: what the office enters of a carrier is not emitted. */
export const isMadeByCarrier = (invoice: Invoice): boolean =>
  (invoice.issuerRole === 'carrier' && invoice.isEmitted === true) ||
  (invoice.issuerRole === 'external' && invoice.recipientRole === 'carrier');

/** The base is the sum of what is invoiced, and no one types it (Spec 4). */
export const isValueLocked = (invoice: Invoice): boolean => !!invoice.loadIds?.length || !!invoice.routeIds?.length;

/** A carrier changes what it made itself, until the office or its accountant has entered it or it is paid (Design 3). */
const ownRefusal = (invoice: Invoice, role: Role): string | null => {
  if (role !== 'carrier' || !isMadeByCarrier(invoice)) return 'errors.forbidden';
  if (invoice.isProcessed) return 'errors.invoices.processed';
  return invoice.status === PAID ? 'errors.invoices.paid' : null;
};

/**
 * Why an invoice can't be changed by a role, as a message key; null when it can. `fields`: what would change; left out,
 * the question is whether its content may be edited at all.
 */
export const invoiceEditRefusal = (invoice: Invoice, role: Role, fields?: readonly string[]): string | null => {
  const keepsContent = fields?.every(field => ISSUED_FREE_FIELDS.includes(field)) ?? false;
  if (isFixed(invoice) && invoice.disabled) return 'errors.invoices.alreadyAnnulled';
  if (keepsContent) return null;
  if (isIssued(invoice)) return 'errors.invoices.issuedImmutable';
  if (invoice.isSelfBilled) return isAdminLevel(role) ? 'errors.invoices.selfBilledImmutable' : 'errors.forbidden';
  return isAdminLevel(role) ? null : ownRefusal(invoice, role);
};

/** Why an invoice can't be removed (an issued one: annulled) by a role; null when it can. What was paid goes first. */
export const invoiceRemoveRefusal = (invoice: Invoice, role: Role): string | null => {
  const refusal = isAdminLevel(role) ? null : ownRefusal(invoice, role);
  return refusal ?? (invoice.paid ? 'errors.payments.removeFirst' : null);
};

/**
 * Why a role can't add, change or remove documents of an invoice; null when it can: who may change the invoice itself, and
 * the office always, what it issued included (Design 3, 7).
 */
export const invoiceDocumentsRefusal = (invoice: Invoice, role: Role): string | null =>
  isAdminLevel(role) ? null : ownRefusal(invoice, role);

/** Why what a carrier says of an invoice that was drawn up for it can't be noted; null when it can. */
export const acceptanceRefusal = (invoice: Invoice): string | null => {
  if (!invoice.isSelfBilled) return 'errors.invoices.notSelfBilled';
  if (invoice.disabled) return 'errors.invoices.alreadyAnnulled';
  return invoice.acceptance === 'accepted' ? 'errors.invoices.acceptedAlready' : null;
};

/** Issued here, so that its PDF can be had; a customer of a carrier's own is nobody for its accountant (Design 3). */
export const hasPaper = (invoice: Invoice, role: Role): boolean =>
  isFixed(invoice) ||
  (invoice.issuerRole === 'carrier' &&
    invoice.isEmitted === true &&
    !(role === 'accountant' && invoice.recipientRole === 'external'));
