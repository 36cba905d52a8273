import { type AddressLike, formatAddress, isSpain } from './address.ts';
import { countryOf } from './countries.ts';

/**
 * An address as two lines for a letter or an invoice: `Calle Torneros, 12, Nave 3` and `28906 Getafe (Madrid)`, with
 * the country if it isn't Spain.
 */
export const postalLines = (address: AddressLike | null | undefined): [street: string, town: string] => {
  const { street, houseNumber, other, postalCode, city, county } = address ?? {};
  const country = isSpain(address ?? {}) ? null : countryOf(address);
  return [
    formatAddress({ street, houseNumber, other }, 'full'),
    formatAddress({ postalCode, city, county, country }, 'full'),
  ];
};
