import type { AddressLike } from '#domain/address';
import { carrierName } from '#domain/carriers';
import { postalLines } from '#domain/postalLines';

/** Whom a paper names, as it names them. */
export type Party = { name: string | null; nif: string | null; address1: string | null; address2: string | null };

/** So much of each line of an address is kept with what was issued; of a longer one its beginning. */
export const MAX_LINE = 250;

/** As much of a line as there is room for, and null for an empty one. */
export const lineOf = (text: string, room = MAX_LINE): string | null =>
  (text.length > room ? `${text.slice(0, room - 1).toWellFormed()}…` : text) || null;

type Company = {
  name?: string | null;
  surname?: string | null;
  nif?: string | null;
  address?: AddressLike | null;
};

/** The office, a carrier or a client as a paper of today names it. */
export const partyOf = (company: Company): Party => {
  const [street, town] = postalLines(company.address);
  return { name: carrierName(company), nif: company.nif ?? null, address1: lineOf(street), address2: lineOf(town) };
};
