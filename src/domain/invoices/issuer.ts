import { carrierName } from '../carriers.ts';
import type { AddressLike } from '../geography/address.ts';
import { postalLines } from '../geography/postalLines.ts';
import { taxNumberOf } from '../identifiers/vat.ts';

/** The office, a carrier or a client, as far as papers name it. */
export type Company = {
  name?: string | null;
  surname?: string | null;
  nif?: string | null;
  vat?: string | null;
  address?: AddressLike | null;
};

/** Whether a company's data hold what every invoice says of its issuer (RD 1619/2012 art. 6.1.c to e). */
export const mayIssue = (company: Company): boolean =>
  !!carrierName(company) && !!taxNumberOf(company) && postalLines(company.address).every(Boolean);
