import { formatAddress } from '#domain/geography/address';
import { CITIES, type City } from '#domain/geography/cities';
import { COUNTRIES } from '#domain/geography/countries';
import { isSpanishPostalCode, provinceOfPostalCode } from '#domain/identifiers/postalCode';
import { PROVINCES, type Province } from '#domain/geography/provinces';
import type { Candidate, Geocoder } from './geocoder.ts';
import { readStreet } from './readStreet.ts';
import { mentions, wordsOf } from './words.ts';

const MAX_CANDIDATES = 5;
const SPAIN = { country: 'España', countryCode: 'ES' };

type Place = Omit<Candidate, 'label' | 'street' | 'houseNumber'>;

const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  latitude: String(latitude),
  longitude: String(longitude),
});

const provinceOf = (city: City): Province | undefined => PROVINCES.find(each => each.code === city.provinceCode);

/**
 * How well a town fits the typed text: first by postal code's province, then by province name, then by the later
 * mention.
 */
const fitOf = (city: City, words: string, postalProvince: Province | null): number => {
  const province = provinceOf(city);
  const isNamedTwice = !!province && province.name !== city.name && mentions(words, province.name) >= 0;
  return (
    (postalProvince?.code === city.provinceCode ? 4 : 0) +
    (isNamedTwice ? 2 : 0) +
    mentions(words, city.name) / words.length
  );
};

const townsIn = (words: string, postalCode: string | null): Place[] => {
  const postalProvince = provinceOfPostalCode(postalCode ?? '');
  return CITIES.filter(city => mentions(words, city.name) >= 0)
    .map(city => ({ city, fit: fitOf(city, words, postalProvince) }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ city }) => ({
      postalCode: postalProvince?.code === city.provinceCode ? postalCode : city.postalCode,
      city: city.name,
      county: provinceOf(city)?.name ?? null,
      ...SPAIN,
      ...at(city),
    }));
};

/** Provinces named in the text or by its postal code, located at their capital: used if no town is known. */
const provincesIn = (words: string, postalCode: string | null): Place[] => {
  const postalProvince = provinceOfPostalCode(postalCode ?? '');
  const named = PROVINCES.filter(({ name, aliases }) => [name, ...aliases].some(each => mentions(words, each) >= 0));
  return (postalProvince ? [postalProvince] : named).map(province => ({
    postalCode,
    city: null,
    county: province.name,
    ...SPAIN,
    ...at(province),
  }));
};

const countriesIn = (words: string): Place[] =>
  COUNTRIES.filter(
    ({ code, name, capital }) => code !== 'ES' && [name, capital].some(each => mentions(words, each) >= 0),
  ).map(country => ({
    postalCode: null,
    city: mentions(words, country.capital) >= 0 ? country.capital : null,
    county: null,
    country: country.name,
    countryCode: country.code,
    ...at(country),
  }));

/**
 * A geocoder without a server (Design 9): the towns and provinces named in a text, at rough coordinates, with the typed
 * street and number. Empty if it names none.
 */
export const findPlaces: Geocoder = text => {
  const words = wordsOf(text);
  const postalCode = text.match(/(?<!\d)\d{5}(?!\d)/g)?.find(isSpanishPostalCode) ?? null;
  const towns = townsIn(words, postalCode);
  const places = [...countriesIn(words), ...(towns.length ? towns : provincesIn(words, postalCode))];
  return Promise.resolve(
    places.slice(0, MAX_CANDIDATES).map(place => {
      const street = readStreet(text, place.city);
      return { label: formatAddress({ ...street, ...place }, 'full'), ...street, ...place };
    }),
  );
};
