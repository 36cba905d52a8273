import { SPAIN } from '../geography/address.ts';
import { CITIES } from '../geography/cities.ts';
import { COUNTRIES } from '../geography/countries.ts';
import { type Province, provinceByName } from '../geography/provinces.ts';
import { isSpanishPostalCode, provinceOfPostalCode } from '../identifiers/postalCode.ts';
import { fold } from '../text/fold.ts';
import { isForeignTown } from './foreignTowns.ts';

type Values = Record<string, unknown>;

const COUNTRY_BY_NAME = new Map(
  COUNTRIES.flatMap(each =>
    [each.name, each.code, ...(each.code === 'ES' ? SPAIN : [])].map(name => [fold(name), each] as const),
  ),
);

/** What sheets have for a province that is larger or smaller: it is in Spain whatever the postal code. */
const PARTS_OF_SPAIN = new Set(
  (
    'andalucia|aragon|canarias|islas canarias|castilla y leon|castilla-la mancha|castilla la mancha|cataluna|catalunya|' +
    'comunidad valenciana|comunitat valenciana|extremadura|galicia|pais vasco|euskadi|mallorca|menorca|ibiza|eivissa|' +
    'formentera|gran canaria|lanzarote|fuerteventura|la palma|la gomera|el hierro'
  ).split('|'),
);

const said = (value: unknown): string => `${value ?? ''}`.trim();

/** Degrees with a decimal dot: a sheet saved in Spain has `39,47`. */
const degrees = (address: Values): Values =>
  Object.fromEntries(
    ['latitude', 'longitude'].flatMap(name => {
      const typed = address[name];
      return typeof typed === 'string' ? [[name, typed.replace(/^(-?\d{1,3}),(\d+)$/, '$1.$2')]] : [];
    }),
  );

/** With the zero that spreadsheets drop: `8001` → `08001`. */
const withZero = (postalCode: string): string => (/^\d{4}$/.test(postalCode) ? `0${postalCode}` : postalCode);

const wordsOf = (name: string): string[] => fold(name).split(/[^a-z0-9]+/);

/** Whether it is a province's name or that of its capital, however the words stand: `Coruña, A`, `Prov. de Valencia`. */
const isCalled = (text: string, province: Province): boolean => {
  if (provinceByName(text) === province) return true;
  const { name, aliases, capital } = province;
  const typed = wordsOf(text);
  return [name, ...aliases, capital].some(each => {
    const words = wordsOf(each);
    return words.every(word => typed.includes(word)) || typed.every(word => words.includes(word));
  });
};

const TOWNS = new Set(CITIES.map(({ provinceCode, name }) => `${provinceCode} ${fold(name)}`));

const isTownOf = (name: string, { code }: Province): boolean => TOWNS.has(`${code} ${fold(name)}`);

/** Whether the province, or else the town, contradicts the province that a Spanish postal code is of. */
const isElsewhere = (address: Values, province: Province): boolean => {
  const [city, county] = [said(address.city), said(address.county)];
  if ([city, county].some(name => isTownOf(name, province))) return false;
  if (!county) return isForeignTown(city);
  return !isCalled(county, province) && !PARTS_OF_SPAIN.has(fold(county));
};

/**
 * Whether an address that names no country, for which it is taken to be in Spain, doesn't look like it: `31000` in
 * Haute-Garonne isn't Navarra.
 */
export const looksAbroad = (address: Values): boolean => {
  if (address.country || address.countryCode) return false;
  const postalCode = withZero(said(address.postalCode));
  if (!postalCode) return isForeignTown(said(address.city)) && !provinceByName(said(address.county));
  const province = provinceOfPostalCode(postalCode);
  return !isSpanishPostalCode(postalCode) || (province !== null && isElsewhere(address, province));
};

/**
 * Puts back the zero that spreadsheets drop (`08001`), and adds the province of a Spanish postal code and the country's
 * code; neither to what is abroad or may be.
 */
export const completeAddress = (address: Values): Values => {
  const country = COUNTRY_BY_NAME.get(fold(`${address.countryCode ?? address.country ?? ''}`));
  const isAbroad = address.country || address.countryCode ? country?.code !== 'ES' : looksAbroad(address);
  const typed = `${address.postalCode ?? ''}`;
  const postalCode = isAbroad ? typed : withZero(typed);
  const province = isAbroad ? null : provinceOfPostalCode(postalCode);
  const known = country ?? (province ? COUNTRY_BY_NAME.get('es') : undefined);
  return {
    ...address,
    ...degrees(address),
    ...(postalCode && { postalCode }),
    ...(province && !address.county && { county: province.name }),
    ...(known && { countryCode: known.code, country: address.country ?? known.name }),
  };
};
