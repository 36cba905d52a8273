import { CITIES } from '#domain/geography/cities';
import { PROVINCES } from '#domain/geography/provinces';

export type Town = {
  index: number;
  city: string;
  county: string;
  country: string;
  countryCode: string;
  postalCode: string;
  latitude: number;
  longitude: number;
};

type Row = [city: string, county: string, postalCode: string, latitude: number, longitude: number];

const ABROAD: Record<string, [code: string, towns: Row[]]> = {
  Portugal: [
    'PT',
    [
      ['Lisboa', 'Lisboa', '1100-148', 38.708, -9.137],
      ['Porto', 'Porto', '4000-322', 41.146, -8.611],
      ['Aveiro', 'Aveiro', '3810-193', 40.63, -8.657],
    ],
  ],
  Francia: [
    'FR',
    [
      ['Perpignan', 'Pyrénées-Orientales', '66000', 42.698, 2.895],
      ['Toulouse', 'Haute-Garonne', '31000', 43.604, 1.444],
      ['Bordeaux', 'Gironde', '33000', 44.838, -0.579],
      ['Montpellier', 'Hérault', '34000', 43.611, 3.877],
      ['Marseille', 'Bouches-du-Rhône', '13001', 43.297, 5.381],
      ['Lyon', 'Rhône', '69001', 45.767, 4.834],
      ['Rungis', 'Val-de-Marne', '94150', 48.747, 2.352],
      ['Lille', 'Nord', '59000', 50.629, 3.057],
    ],
  ],
  Italia: [
    'IT',
    [
      ['Torino', 'Torino', '10121', 45.07, 7.687],
      ['Milano', 'Milano', '20121', 45.464, 9.19],
      ['Bologna', 'Bologna', '40121', 44.494, 11.343],
    ],
  ],
  Alemania: [
    'DE',
    [
      ['Köln', 'Nordrhein-Westfalen', '50667', 50.938, 6.96],
      ['Frankfurt am Main', 'Hessen', '60311', 50.11, 8.682],
      ['München', 'Bayern', '80331', 48.137, 11.575],
    ],
  ],
  Bélgica: ['BE', [['Antwerpen', 'Antwerpen', '2000', 51.22, 4.402]]],
  'Países Bajos': ['NL', [['Rotterdam', 'Zuid-Holland', '3011 AD', 51.923, 4.479]]],
};

/** No lorry drives there: the islands, Ceuta and Melilla. */
const OVERSEA = ['07', '35', '38', '51', '52'];

const countyOf = (code: string) => PROVINCES.find(province => province.code === code)?.name ?? '';

const spanish = CITIES.filter(city => !OVERSEA.includes(city.provinceCode)).map(city => ({
  city: city.name,
  county: countyOf(city.provinceCode),
  country: 'España',
  countryCode: 'ES',
  postalCode: city.postalCode,
  latitude: city.latitude,
  longitude: city.longitude,
}));

const abroad = Object.entries(ABROAD).flatMap(([country, [countryCode, rows]]) =>
  rows.map(([city, county, postalCode, latitude, longitude]) => ({
    city,
    county,
    country,
    countryCode,
    postalCode,
    latitude,
    longitude,
  })),
);

/** Where lorries load and unload: real towns with a postal code of their own and rough coordinates. */
const TOWNS: readonly Town[] = [...spanish, ...abroad].map((town, index) => ({ ...town, index }));
export const SPANISH_TOWNS = TOWNS.filter(town => town.countryCode === 'ES');
export const FOREIGN_TOWNS = TOWNS.filter(town => town.countryCode !== 'ES');

export const townNamed = (city: string): Town => {
  const found = TOWNS.find(town => town.city === city);
  if (!found) throw new Error(`no town ${city}`);
  return found;
};

const RADIANS = Math.PI / 180;

const straightLine = (from: Town, to: Town) => {
  const [a, b] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const across = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * across));
};

const roads: number[][] = [];
/** Kilometres by road, roughly: a quarter more than as the crow flies, and some within the town itself. */
export const roadKilometres = (from: Town, to: Town): number => {
  roads[from.index] ??= TOWNS.map(each => Math.round(straightLine(from, each) * 1.25) + 12);
  return roads[from.index]?.[to.index] ?? 0;
};

const near: Town[][] = [];
/** The towns that a lorry serves on the same trip, the town itself among them. */
export const neighbours = (town: Town): readonly Town[] => {
  near[town.index] ??= TOWNS.filter(
    other => other.countryCode === town.countryCode && roadKilometres(town, other) < 75,
  );
  return near[town.index] ?? [town];
};
