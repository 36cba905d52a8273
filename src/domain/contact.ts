import { EMAIL_PATTERN } from './characters.ts';
import { MAX_EMAIL } from './fields.ts';
import { isIban } from './iban.ts';
import { checkNif } from './nif.ts';
import { isDialCodeOnly, isNoPhone } from './phone.ts';
import type { Problem } from './validation.ts';
import { isEuVat } from './vat.ts';

/** How a company is known to the tax agency, to its bank and by telephone: carriers, clients and the office itself. */
export type Contact = {
  nif?: string | null;
  vat?: string | null;
  bankAccount?: string | null;
  phone?: string | null;
};

/**
 * What can't be saved: a DNI or NIE with a wrong letter, an account number that is no IBAN, a telephone without a number.
 * Any other oddity is only a warning of the form, since the number may be a foreign one or one whose control isn't
 * published.
 */
export const contactErrors = (contact: Contact) => {
  const errors: Record<string, string> = {};
  if (contact.nif && checkNif(contact.nif) === 'error') errors.nif = 'validation.nif';
  if (contact.phone && !isDialCodeOnly(contact.phone) && isNoPhone(contact.phone)) errors.phone = 'validation.phone';
  if (contact.bankAccount && !isIban(contact.bankAccount)) errors.bankAccount = 'validation.iban';
  return errors;
};

/** The same of the tax number of an invoice's other party, as whoever types it has it on the paper. */
export const counterpartErrors = ({ rawNif }: { rawNif?: unknown }): Record<string, string> =>
  typeof rawNif === 'string' && checkNif(rawNif) === 'error' ? { rawNif: 'validation.nif' } : {};

/** What to say of a tax number that may be right though it looks odd, as a message key; null when nothing. */
export const nifWarning = (nif: string): string | null =>
  checkNif(nif) === 'warning' ? 'validation.nifWarning' : null;

/** The same of an intra-Community VAT number. */
export const vatWarning = (vat: string): string | null => (isEuVat(vat) ? null : 'validation.vat');

/** What is wrong with an e-mail that must be given, or null. */
export const emailProblem = (email: unknown): Problem | null => {
  const typed = typeof email === 'string' ? email.trim() : '';
  if (!typed) return { key: 'validation.required' };
  if (typed.length > MAX_EMAIL) return { key: 'validation.maxLength', args: { max: MAX_EMAIL } };
  return EMAIL_PATTERN.test(typed) ? null : { key: 'validation.email' };
};
