import { type AddressLike, formatAddress, isSpain } from '#domain/geography/address';
import { countryOf } from '#domain/geography/countries';
import { join } from './goods.ts';

const SPAIN = countryOf({ countryCode: 'ES' });

/** A place's lines as on an envelope: name, street, town with country; missing ones left out. */
export const addressLines = (place: AddressLike | null | undefined): string[] => {
  const postal = formatAddress(place, 'postal');
  // A place without a country is in Spain; a paper that crosses a border has to say so.
  const country = countryOf(place) || (postal && isSpain(place ?? {}) ? SPAIN : '');
  const town = join([postal, country], ', ');
  const lines = [place?.name, join([formatAddress(place, 'street'), place?.other], ', '), town];
  return lines.filter((line, index): line is string => !!line && lines.indexOf(line) === index);
};
