import { EMAIL_PATTERN } from './text/characters.ts';
import { MAX_EMAIL } from './fields.ts';
import { isIban } from './identifiers/iban.ts';
import { checkNif } from './identifiers/nif.ts';
import { isDialCodeOnly, isNoPhone } from './identifiers/phone.ts';
import type { Problem } from './validation.ts';
import { isEuVat } from './identifiers/vat.ts';

/** The tax, bank and telephone data of a carrier, a client or the office itself. */
export type Contact = {
  nif?: string | null;
  vat?: string | null;
  bankAccount?: string | null;
  phone?: string | null;
};

/**
 * Message keys by field: a DNI or NIE with a wrong letter, an account number that is no IBAN, a telephone without a
 * number. Anything else odd is only a warning in the form: the number may be foreign, or its control digit's rule
 * unpublished.
 */
export const contactErrors = (contact: Contact) => {
  const errors: Record<string, string> = {};
  if (contact.nif && checkNif(contact.nif) === 'error') errors.nif = 'validation.nif';
  if (contact.phone && !isDialCodeOnly(contact.phone) && isNoPhone(contact.phone)) errors.phone = 'validation.phone';
  if (contact.bankAccount && !isIban(contact.bankAccount)) errors.bankAccount = 'validation.iban';
  return errors;
};

/** The same check for the tax number typed for an invoice's other party. */
export const counterpartErrors = ({ rawNif }: { rawNif?: unknown }): Record<string, string> =>
  typeof rawNif === 'string' && checkNif(rawNif) === 'error' ? { rawNif: 'validation.nif' } : {};

/** The warning for a tax number that looks odd but may be right, as a message key; null if there is none. */
export const nifWarning = (nif: string): string | null =>
  checkNif(nif) === 'warning' ? 'validation.nifWarning' : null;

/** The same for an intra-Community VAT number. */
export const vatWarning = (vat: string): string | null => (isEuVat(vat) ? null : 'validation.vat');

/** What is wrong with a required e-mail, or null. */
export const emailProblem = (email: unknown): Problem | null => {
  const typed = typeof email === 'string' ? email.trim() : '';
  if (!typed) return { key: 'validation.required' };
  if (typed.length > MAX_EMAIL) return { key: 'validation.maxLength', args: { max: MAX_EMAIL } };
  return EMAIL_PATTERN.test(typed) ? null : { key: 'validation.email' };
};
