import { fold } from '../text/fold.ts';

export type TaxArea = 'iva' | 'igic' | 'ipsi';

export type Province = {
  /** First two digits of its postal codes. */
  code: string;
  name: string;
  /** Other spellings in use, co-official or former. */
  aliases: readonly string[];
  capital: string;
  /** The capital's, in degrees, rough. */
  latitude: number;
  longitude: number;
  taxArea: TaxArea;
  /** Foral treasuries have their own invoicing regime, outside VERI*FACTU (RD 1007/2023 art. 1.3). */
  foral: boolean;
};

type Row = [code: string, name: string, aliases: string[], capital: string, latitude: number, longitude: number];

const FORAL = ['01', '20', '31', '48'];
const TAX_AREAS: Record<string, TaxArea> = { '35': 'igic', '38': 'igic', '51': 'ipsi', '52': 'ipsi' };

const ROWS: Row[] = [
  ['01', 'Álava', ['Araba', 'Araba/Álava', 'Álava/Araba'], 'Vitoria-Gasteiz', 42.847, -2.673],
  ['02', 'Albacete', [], 'Albacete', 38.994, -1.858],
  ['03', 'Alicante', ['Alacant', 'Alicante/Alacant'], 'Alicante', 38.346, -0.49],
  ['04', 'Almería', [], 'Almería', 36.834, -2.464],
  ['05', 'Ávila', [], 'Ávila', 40.656, -4.7],
  ['06', 'Badajoz', [], 'Badajoz', 38.879, -6.97],
  ['07', 'Illes Balears', ['Islas Baleares', 'Baleares', 'Balears'], 'Palma', 39.57, 2.65],
  ['08', 'Barcelona', [], 'Barcelona', 41.385, 2.173],
  ['09', 'Burgos', [], 'Burgos', 42.344, -3.697],
  ['10', 'Cáceres', [], 'Cáceres', 39.476, -6.372],
  ['11', 'Cádiz', [], 'Cádiz', 36.527, -6.289],
  ['12', 'Castellón', ['Castelló', 'Castellón/Castelló'], 'Castellón de la Plana', 39.986, -0.051],
  ['13', 'Ciudad Real', [], 'Ciudad Real', 38.986, -3.927],
  ['14', 'Córdoba', [], 'Córdoba', 37.888, -4.779],
  ['15', 'A Coruña', ['La Coruña', 'Coruña'], 'A Coruña', 43.362, -8.412],
  ['16', 'Cuenca', [], 'Cuenca', 40.07, -2.137],
  ['17', 'Girona', ['Gerona'], 'Girona', 41.979, 2.821],
  ['18', 'Granada', [], 'Granada', 37.177, -3.599],
  ['19', 'Guadalajara', [], 'Guadalajara', 40.633, -3.167],
  ['20', 'Gipuzkoa', ['Guipúzcoa'], 'Donostia-San Sebastián', 43.318, -1.981],
  ['21', 'Huelva', [], 'Huelva', 37.261, -6.945],
  ['22', 'Huesca', [], 'Huesca', 42.14, -0.409],
  ['23', 'Jaén', [], 'Jaén', 37.78, -3.785],
  ['24', 'León', [], 'León', 42.599, -5.572],
  ['25', 'Lleida', ['Lérida'], 'Lleida', 41.618, 0.62],
  ['26', 'La Rioja', ['Rioja'], 'Logroño', 42.465, -2.45],
  ['27', 'Lugo', [], 'Lugo', 43.01, -7.556],
  ['28', 'Madrid', ['Comunidad de Madrid'], 'Madrid', 40.417, -3.704],
  ['29', 'Málaga', [], 'Málaga', 36.721, -4.421],
  ['30', 'Murcia', ['Región de Murcia'], 'Murcia', 37.992, -1.131],
  ['31', 'Navarra', ['Nafarroa', 'Comunidad Foral de Navarra'], 'Pamplona', 42.813, -1.646],
  ['32', 'Ourense', ['Orense'], 'Ourense', 42.336, -7.864],
  ['33', 'Asturias', ['Principado de Asturias'], 'Oviedo', 43.361, -5.849],
  ['34', 'Palencia', [], 'Palencia', 42.01, -4.529],
  ['35', 'Las Palmas', [], 'Las Palmas de Gran Canaria', 28.124, -15.43],
  ['36', 'Pontevedra', [], 'Pontevedra', 42.431, -8.644],
  ['37', 'Salamanca', [], 'Salamanca', 40.97, -5.664],
  ['38', 'Santa Cruz de Tenerife', ['Tenerife'], 'Santa Cruz de Tenerife', 28.464, -16.252],
  ['39', 'Cantabria', [], 'Santander', 43.462, -3.81],
  ['40', 'Segovia', [], 'Segovia', 40.943, -4.109],
  ['41', 'Sevilla', [], 'Sevilla', 37.389, -5.984],
  ['42', 'Soria', [], 'Soria', 41.764, -2.469],
  ['43', 'Tarragona', [], 'Tarragona', 41.119, 1.245],
  ['44', 'Teruel', [], 'Teruel', 40.346, -1.106],
  ['45', 'Toledo', [], 'Toledo', 39.863, -4.027],
  ['46', 'Valencia', ['València', 'Valencia/València'], 'Valencia', 39.47, -0.377],
  ['47', 'Valladolid', [], 'Valladolid', 41.652, -4.725],
  ['48', 'Bizkaia', ['Vizcaya'], 'Bilbao', 43.263, -2.935],
  ['49', 'Zamora', [], 'Zamora', 41.503, -5.744],
  ['50', 'Zaragoza', [], 'Zaragoza', 41.649, -0.889],
  ['51', 'Ceuta', [], 'Ceuta', 35.889, -5.321],
  ['52', 'Melilla', [], 'Melilla', 35.292, -2.938],
];

/** The 50 provinces and the two autonomous cities, by code. */
export const PROVINCES: readonly Province[] = ROWS.map(([code, name, aliases, capital, latitude, longitude]) => ({
  code,
  name,
  aliases,
  capital,
  latitude,
  longitude,
  taxArea: TAX_AREAS[code] ?? 'iva',
  foral: FORAL.includes(code),
}));

/** Folded, so that `Alicante / Alacant` and `alicante/alacant` are one name. */
const plain = (name: string) => fold(name).replace(/ ?\/ ?/g, '/');

const BY_NAME = new Map(
  PROVINCES.flatMap(province => [province.name, ...province.aliases].map(name => [plain(name), province] as const)),
);

/** A province by any of its names, ignoring accents and case; null if there is none. */
export const provinceByName = (name: string): Province | null => BY_NAME.get(plain(name)) ?? null;
