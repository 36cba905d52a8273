import { type AddressLike, formatAddress } from '#domain/geography/address';
import { countryOf } from '#domain/geography/countries';
import { join } from './goods.ts';

/** A place's lines as on an envelope: name, street, town with country; missing ones left out. */
export const addressLines = (place: AddressLike | null | undefined): string[] => {
  const town = join([formatAddress(place, 'postal'), countryOf(place)], ', ');
  const lines = [place?.name, join([formatAddress(place, 'street'), place?.other], ', '), town];
  return lines.filter((line, index): line is string => !!line && lines.indexOf(line) === index);
};
