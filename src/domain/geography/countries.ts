import { fold } from '../text/fold.ts';

export type Country = {
  /** ISO 3166-1 alpha-2, as `countryCode` holds it. */
  code: string;
  name: string;
  /** Without the plus sign. */
  dialCode: string;
  capital: string;
  /** The capital's, in degrees, rough. */
  latitude: number;
  longitude: number;
  eu: boolean;
};

type Row = [code: string, name: string, dialCode: string, capital: string, latitude: number, longitude: number];

const EU: Row[] = [
  ['DE', 'Alemania', '49', 'Berlín', 52.52, 13.405],
  ['AT', 'Austria', '43', 'Viena', 48.208, 16.373],
  ['BE', 'Bélgica', '32', 'Bruselas', 50.85, 4.352],
  ['BG', 'Bulgaria', '359', 'Sofía', 42.698, 23.322],
  ['CZ', 'Chequia', '420', 'Praga', 50.076, 14.438],
  ['CY', 'Chipre', '357', 'Nicosia', 35.186, 33.382],
  ['HR', 'Croacia', '385', 'Zagreb', 45.815, 15.982],
  ['DK', 'Dinamarca', '45', 'Copenhague', 55.676, 12.568],
  ['SK', 'Eslovaquia', '421', 'Bratislava', 48.149, 17.107],
  ['SI', 'Eslovenia', '386', 'Liubliana', 46.057, 14.506],
  ['ES', 'España', '34', 'Madrid', 40.417, -3.704],
  ['EE', 'Estonia', '372', 'Tallin', 59.437, 24.754],
  ['FI', 'Finlandia', '358', 'Helsinki', 60.17, 24.938],
  ['FR', 'Francia', '33', 'París', 48.857, 2.352],
  ['GR', 'Grecia', '30', 'Atenas', 37.984, 23.728],
  ['HU', 'Hungría', '36', 'Budapest', 47.498, 19.04],
  ['IE', 'Irlanda', '353', 'Dublín', 53.35, -6.26],
  ['IT', 'Italia', '39', 'Roma', 41.903, 12.496],
  ['LV', 'Letonia', '371', 'Riga', 56.95, 24.105],
  ['LT', 'Lituania', '370', 'Vilna', 54.687, 25.28],
  ['LU', 'Luxemburgo', '352', 'Luxemburgo', 49.612, 6.13],
  ['MT', 'Malta', '356', 'La Valeta', 35.899, 14.515],
  ['NL', 'Países Bajos', '31', 'Ámsterdam', 52.367, 4.904],
  ['PL', 'Polonia', '48', 'Varsovia', 52.23, 21.012],
  ['PT', 'Portugal', '351', 'Lisboa', 38.722, -9.139],
  ['RO', 'Rumanía', '40', 'Bucarest', 44.427, 26.103],
  ['SE', 'Suecia', '46', 'Estocolmo', 59.329, 18.069],
];

/** Countries outside the Union that lorries from Spain reach by road or ferry. */
const NEIGHBOURS: Row[] = [
  ['AD', 'Andorra', '376', 'Andorra la Vella', 42.506, 1.522],
  ['MA', 'Marruecos', '212', 'Rabat', 34.021, -6.841],
  ['NO', 'Noruega', '47', 'Oslo', 59.914, 10.752],
  ['GB', 'Reino Unido', '44', 'Londres', 51.507, -0.128],
  ['CH', 'Suiza', '41', 'Berna', 46.948, 7.447],
];

const toCountry =
  (eu: boolean) =>
  ([code, name, dialCode, capital, latitude, longitude]: Row): Country => ({
    code,
    name,
    dialCode,
    capital,
    latitude,
    longitude,
    eu,
  });

/** The 27 countries of the European Union. */
export const EU_COUNTRIES: readonly Country[] = EU.map(toCountry(true));

/**
 * Every country offered in forms, in Spanish alphabetical order. Sorted by folded names: a browser's collator is slow
 * to start.
 */
export const COUNTRIES: readonly Country[] = [...EU_COUNTRIES, ...NEIGHBOURS.map(toCountry(false))].sort((a, b) =>
  fold(a.name) < fold(b.name) ? -1 : 1,
);

type Placed = { country?: string | null; countryCode?: string | null } | null | undefined;

/** The country of an address as typed, else by its code; '' without either. */
export const countryOf = (address: Placed): string =>
  address?.country ?? COUNTRIES.find(({ code }) => code === address?.countryCode)?.name ?? '';
