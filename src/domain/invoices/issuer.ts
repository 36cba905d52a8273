import { carrierName } from '../carriers.ts';
import type { AddressLike } from '../geography/address.ts';
import { postalLines } from '../geography/postalLines.ts';

export type Issuer = {
  name?: string | null;
  surname?: string | null;
  nif?: string | null;
  address?: AddressLike | null;
};

/** Whether a company's data hold what every invoice says of its issuer (RD 1619/2012 art. 6.1.c to e). */
export const mayIssue = (company: Issuer): boolean =>
  !!carrierName(company) && !!company.nif && postalLines(company.address).every(Boolean);
