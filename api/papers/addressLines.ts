import { type AddressLike, formatAddress } from '#domain/address';
import { countryOf } from '#domain/countries';
import { join } from './goods.ts';

/** The lines of a place as on an envelope: its name, street, and town with its country, those that there are. */
export const addressLines = (place: AddressLike | null | undefined): string[] => {
  const town = join([formatAddress(place, 'postal'), countryOf(place)], ', ');
  const lines = [place?.name, join([formatAddress(place, 'street'), place?.other], ', '), town];
  return lines.filter((line, index): line is string => !!line && lines.indexOf(line) === index);
};
