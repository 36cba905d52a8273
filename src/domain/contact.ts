import { EMAIL_PATTERN } from './fields.ts';
import { isIban, normalizeIban } from './iban.ts';
import { checkNif, normalizeNif } from './nif.ts';
import { normalizePhone } from './phone.ts';
import type { Problem } from './validation.ts';
import { isEuVat, normalizeVat } from './vat.ts';

/** How a company is known to the tax agency, to its bank and by telephone: carriers, clients and the office itself. */
export type Contact = {
  nif?: string | null;
  vat?: string | null;
  bankAccount?: string | null;
  phone?: string | null;
};

/**
 * What can't be saved: a DNI or NIE with a wrong letter and an account number that is no IBAN. Any other oddity is only
 * a warning of the form, since the number may be a foreign one or one whose control isn't published.
 */
export const contactErrors = (contact: Contact) => {
  const errors: Record<string, string> = {};
  if (contact.nif && checkNif(contact.nif) === 'error') errors.nif = 'validation.nif';
  if (contact.bankAccount && !isIban(contact.bankAccount)) errors.bankAccount = 'validation.iban';
  return errors;
};

/** The same fields as they are stored: compact and upper case. Only those given; a VAT number nobody knows stays as typed. */
export const normalizeContact = <C extends Contact>(contact: C): C => ({
  ...contact,
  ...(contact.nif && { nif: normalizeNif(contact.nif) }),
  ...(contact.vat && isEuVat(contact.vat) && { vat: normalizeVat(contact.vat) }),
  ...(contact.bankAccount && { bankAccount: normalizeIban(contact.bankAccount) }),
  ...(contact.phone && { phone: normalizePhone(contact.phone) }),
});

/** What to say of a tax number that may be right though it looks odd, as a message key; null when nothing. */
export const nifWarning = (nif: string): string | null =>
  checkNif(nif) === 'warning' ? 'validation.nifWarning' : null;

/** The same of an intra-Community VAT number. */
export const vatWarning = (vat: string): string | null => (isEuVat(vat) ? null : 'validation.vat');

/** What is wrong with an e-mail that must be given, or null. */
export const emailProblem = (email: unknown): Problem | null => {
  const typed = typeof email === 'string' ? email.trim() : '';
  if (!typed) return { key: 'validation.required' };
  return EMAIL_PATTERN.test(typed) ? null : { key: 'validation.email' };
};
