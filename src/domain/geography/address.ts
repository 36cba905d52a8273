import { fold } from '../text/fold.ts';
import { trimSigns } from '../text/trimSigns.ts';

/** Spec 3. Coordinates are degrees as text; `geocoder` is what the person typed to look the address up. */
export type Address = {
  street: string | null;
  houseNumber: string | null;
  other: string | null;
  city: string | null;
  county: string | null;
  country: string | null;
  postalCode: string | null;
  latitude: string | null;
  longitude: string | null;
  geocoder: string | null;
  countryCode: string | null;
};

/** What can be formatted: a whole or partial address, maybe with the name of the place. */
export type AddressLike = Partial<Address> & { name?: string | null; addressName?: string | null };

export const ADDRESS_MODES = ['short', 'long', 'full', 'street', 'postal', 'name', 'coordinates'] as const;
export type AddressMode = (typeof ADDRESS_MODES)[number];

type Part = string | null | undefined;

/** Trimmed, without commas at the ends or doubled commas: they would clash with those put between the parts. */
const clean = (part: Part) => trimSigns(`${part ?? ''}`, ' ,\t\r\n\u00a0').replace(/,(\s*,)+/g, ',');

const join = (separator: string, ...parts: Part[]) => parts.map(clean).filter(Boolean).join(separator);

/** `Getafe (Madrid)`, or `Madrid` when the town gives its name to the province. */
const town = ({ city, county }: AddressLike) => {
  if (!clean(city) || !clean(county) || clean(city) === clean(county)) return clean(city) || clean(county);
  return `${clean(city)} (${clean(county)})`;
};

const isDegrees = (value: Part) => clean(value) !== '' && Number.isFinite(Number(value));

const FORMATS: Record<AddressMode, (address: AddressLike) => string> = {
  short: town,
  street: ({ street, houseNumber }) => join(', ', street, houseNumber),
  postal: address => join(' ', address.postalCode, town(address)),
  long: address => join(', ', FORMATS.street(address), FORMATS.postal(address)),
  full: address => join(', ', FORMATS.street(address), address.other, FORMATS.postal(address), address.country),
  name: address =>
    clean(address.addressName) || clean(address.name) || FORMATS.short(address) || FORMATS.street(address),
  coordinates: ({ latitude, longitude }) =>
    isDegrees(latitude) && isDegrees(longitude) ? join(', ', latitude, longitude) : '',
};

/** Whether it says where somebody is domiciled, as an invoice has to of both sides (RD 1619/2012 art. 6.1.e). */
export const isDomicile = ({ street, city }: AddressLike): boolean => clean(street) !== '' && clean(city) !== '';

/**
 * An address as one line; parts that are missing leave no trace, and nothing at all gives an empty text.
 *
 * - `short`: `Getafe (Madrid)`
 * - `street`: `Calle Torneros, 12`
 * - `postal`: `28906 Getafe (Madrid)`
 * - `long`: `Calle Torneros, 12, 28906 Getafe (Madrid)`
 * - `full`: `Calle Torneros, 12, Nave 3, 28906 Getafe (Madrid), España`
 * - `name`: `Almacén sur`, or what `short` gives when the place has no name
 * - `coordinates`: `40.3057, -3.7329`
 */
export const formatAddress = (address: AddressLike | null | undefined, mode: AddressMode): string =>
  FORMATS[mode](address ?? {});

/** The coordinates of a whole town or province have three decimals at most, about 100 m. */
const isExact = (degrees: Part) => /\.\d{4}/.test(`${degrees ?? ''}`);

/**
 * What a map is asked for to find an address: its exact place if known, else its street; the rough coordinates of its
 * town only without a street.
 */
export const mapQuery = (address: AddressLike): string => {
  const { street, latitude, longitude } = address;
  const isPoint = !clean(street) || isExact(latitude) || isExact(longitude);
  return (isPoint && FORMATS.coordinates(address).replace(' ', '')) || FORMATS.full(address);
};

/** Names of Spain in addresses without a country code, folded. */
export const SPAIN: readonly string[] = ['espana', 'spain', 'es'];

/** Whether an address is in Spain; one without a country is. */
export const isSpain = ({ country, countryCode }: Pick<AddressLike, 'country' | 'countryCode'>): boolean =>
  countryCode ? countryCode.toUpperCase() === 'ES' : !country || SPAIN.includes(fold(country));
