import { type AddressLike, formatAddress } from '#domain/address';
import { COUNTRIES } from '#domain/countries';
import { join } from './goods.ts';

/** The country of an address as it was typed, or by its code. */
export const countryOf = (address: AddressLike | null | undefined): string =>
  address?.country ?? COUNTRIES.find(({ code }) => code === address?.countryCode)?.name ?? '';

/** The lines of a place as on an envelope: its name, street, and town with its country, those that there are. */
export const addressLines = (place: AddressLike | null | undefined): string[] => {
  const town = join([formatAddress(place, 'postal'), countryOf(place)], ', ');
  const lines = [place?.name, join([formatAddress(place, 'street'), place?.other], ', '), town];
  return lines.filter((line, index): line is string => !!line && lines.indexOf(line) === index);
};
