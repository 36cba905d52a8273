import type { Parties } from './parties.ts';
import { PAID } from '../invoices.ts';
import { isAdminLevel, type Role } from '../roles.ts';

/** What can still change on an invoice that the office issued; documents are rows of their own (Design 7). */
export const ISSUED_FREE_FIELDS: readonly string[] = ['status', 'isProcessed', 'notes'];

type Invoice = Partial<Parties> & {
  isEmitted?: boolean | null;
  status?: number | null;
  isProcessed?: boolean | null;
  /** Euros or cents. */
  paid?: number | null;
  isSelfBilled?: boolean | null;
  acceptance?: string | null;
  disabled?: boolean;
  loadIds?: readonly number[] | null;
  routeIds?: readonly number[] | null;
};

/** Issued by the brokerage: its content never changes and its row is never removed (RD 1619/2012, Design 7). */
export const isIssued = (invoice: Invoice): boolean => invoice.issuerRole === 'admin';

/** Issued by the office, or drawn up by it for a carrier: printed here, and its content never changes. */
export const isFixed = (invoice: Invoice): boolean => isIssued(invoice) || invoice.isSelfBilled === true;

/** Its number is one of a series given here, which it keeps when it is removed. */
export const keepsNumber = (invoice: Invoice): boolean =>
  isFixed(invoice) || (invoice.issuerRole === 'carrier' && invoice.isEmitted === true);

/**
 * Created by the carrier itself (table of Design 7): invoices that the office enters for a carrier aren't `isEmitted`.
 */
export const isMadeByCarrier = (invoice: Invoice): boolean =>
  (invoice.issuerRole === 'carrier' && invoice.isEmitted === true) ||
  (invoice.issuerRole === 'external' && invoice.recipientRole === 'carrier');

/** With loads or routes the base is their sum and can't be typed (Spec 4). */
export const isValueLocked = (invoice: Invoice): boolean => !!invoice.loadIds?.length || !!invoice.routeIds?.length;

/**
 * Why a role can't change it, or null. A carrier may change an invoice it made until the office or its accountant has
 * processed it or it is paid (Design 3).
 */
const ownRefusal = (invoice: Invoice, role: Role): string | null => {
  if (role !== 'carrier' || !isMadeByCarrier(invoice)) return 'errors.forbidden';
  if (invoice.isProcessed) return 'errors.invoices.processed';
  return invoice.status === PAID ? 'errors.invoices.paid' : null;
};

/**
 * Why a role can't change an invoice (message key), or null. `fields`: those that would change; if left out, whether
 * its content may be edited at all.
 */
export const invoiceEditRefusal = (invoice: Invoice, role: Role, fields?: readonly string[]): string | null => {
  const keepsContent = fields?.every(field => ISSUED_FREE_FIELDS.includes(field)) ?? false;
  if (isFixed(invoice) && invoice.disabled) return 'errors.invoices.alreadyAnnulled';
  if (keepsContent) return null;
  if (isIssued(invoice)) return 'errors.invoices.issuedImmutable';
  if (invoice.isSelfBilled) return isAdminLevel(role) ? 'errors.invoices.selfBilledImmutable' : 'errors.forbidden';
  return isAdminLevel(role) ? null : ownRefusal(invoice, role);
};

/**
 * Why a role can't remove an invoice (an issued one: annul it), as a message key; null if it can. Its payments must be
 * removed first.
 */
export const invoiceRemoveRefusal = (invoice: Invoice, role: Role): string | null => {
  const refusal = isAdminLevel(role) ? null : ownRefusal(invoice, role);
  return refusal ?? (invoice.paid ? 'errors.payments.removeFirst' : null);
};

/**
 * Why a role can't add, change or remove an invoice's documents (message key), or null. Those who may change the
 * invoice may; the office always may, also on invoices it issued (Design 3, 7).
 */
export const invoiceDocumentsRefusal = (invoice: Invoice, role: Role): string | null =>
  isAdminLevel(role) ? null : ownRefusal(invoice, role);

/** Why a carrier's answer to an invoice drawn up for it can't be recorded (message key), or null. */
export const acceptanceRefusal = (invoice: Invoice): string | null => {
  if (!invoice.isSelfBilled) return 'errors.invoices.notSelfBilled';
  if (invoice.disabled) return 'errors.invoices.alreadyAnnulled';
  return invoice.acceptance === 'accepted' ? 'errors.invoices.acceptedAlready' : null;
};

/** Issued here, so it has a PDF. An accountant can't open it if the customer is the carrier's own (Design 3). */
export const hasPaper = (invoice: Invoice, role: Role): boolean =>
  isFixed(invoice) || (keepsNumber(invoice) && !(role === 'accountant' && invoice.recipientRole === 'external'));
