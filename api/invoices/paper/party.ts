import { carrierName } from '#domain/carriers';
import type { Company } from '#domain/invoices/issuer';
import { postalLines } from '#domain/geography/postalLines';

/** A party as printed on a paper. */
export type Party = { name: string | null; nif: string | null; address1: string | null; address2: string | null };

/** Longest address line stored with an issued invoice; longer ones are cut. */
export const MAX_LINE = 250;

/** A line cut to `room` with an ellipsis; null if empty. */
export const lineOf = (text: string, room = MAX_LINE): string | null =>
  (text.length > room ? `${text.slice(0, room - 1).toWellFormed()}…` : text) || null;

/** The office, a carrier or a client as printed today. */
export const partyOf = (company: Company): Party => {
  const [street, town] = postalLines(company.address);
  return { name: carrierName(company), nif: company.nif ?? null, address1: lineOf(street), address2: lineOf(town) };
};
