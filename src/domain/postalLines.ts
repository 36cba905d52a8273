import { type AddressLike, formatAddress, isSpain } from './address.ts';
import { countryOf } from './countries.ts';

/**
 * The lines of an address on a letter or an invoice: `Calle Torneros, 12, Nave 3` and `28906 Getafe (Madrid)`, which says
 * its country where that isn't Spain.
 */
export const postalLines = (address: AddressLike | null | undefined): [street: string, town: string] => {
  const { street, houseNumber, other, postalCode, city, county } = address ?? {};
  const country = isSpain(address ?? {}) ? null : countryOf(address);
  return [
    formatAddress({ street, houseNumber, other }, 'full'),
    formatAddress({ postalCode, city, county, country }, 'full'),
  ];
};
