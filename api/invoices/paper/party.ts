import { type AddressLike, formatAddress } from '#domain/address';
import { carrierName } from '#domain/carriers';

/** Whom a paper names, as it names them. */
export type Party = { name: string | null; nif: string | null; address1: string | null; address2: string | null };

type Company = {
  name?: string | null;
  surname?: string | null;
  nif?: string | null;
  address?: AddressLike | null;
};

/** The office, a carrier or a client as a paper of today names it. */
export const partyOf = (company: Company): Party => ({
  name: carrierName(company),
  nif: company.nif ?? null,
  address1: formatAddress(company.address, 'street') || null,
  address2: formatAddress(company.address, 'postal') || null,
});
