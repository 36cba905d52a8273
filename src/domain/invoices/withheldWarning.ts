import { carrierTax } from './carrierTax.ts';
import type { Tax } from './tax.ts';

/**
 * What is odd about the IRPF of an invoice of the office or of a carrier, as a message key: nothing is withheld from the office
 * and from companies, 1 % from a freelancer in módulos (LIRPF art. 101.5.d, RIRPF art. 95.6).
 */
export const withheldWarning = (tax: Tax, issuer: 'office' | Parameters<typeof carrierTax>[0]): string | null => {
  const due = issuer === 'office' ? 0 : (carrierTax(issuer).IRPF ?? 0);
  if ((tax.IRPF ?? 0) === due) return null;
  return due ? 'validation.taxNotWithheld' : 'validation.taxWithheld';
};
