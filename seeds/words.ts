import type { Random } from './random.ts';

/** Invented: halves of names that sound like places but are none. */
const BEGINNINGS =
  'Alva Bruna Cor Darro Esta Ferra Galba Horna Iru Jara Lave Monti Nava Oli Palma Quirme Rosa Salva Torre Ural Valde Zara'.split(
    ' ',
  );
const ENDINGS =
  'bel dosa gona lanza medo nieva pardo rubia teja vinar zora liria mera cinto serna villo duero gante bral tomar'.split(
    ' ',
  );

const GIVEN =
  'Adrián Alba Amparo Andrés Begoña Carlos Carmen Daniel David Elena Emilio Esther Fermín Gema Hugo Inés Iván Javier Josefa Julia Lidia Lorenzo Lucía Manuel Marta Mateo Nuria Óscar Pablo Pilar Ramón Raquel Rosa Salvador Sergio Silvia Teresa Tomás Vicente Xavier'.split(
    ' ',
  );

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The n-th invented name, such as 'Brunavinar'; 440 of them, then in pairs. */
export const inventedName = (n: number): string => {
  const first = BEGINNINGS[n % BEGINNINGS.length] ?? '';
  const last = ENDINGS[(n * 7 + Math.floor(n / BEGINNINGS.length)) % ENDINGS.length] ?? '';
  const round = Math.floor(n / (BEGINNINGS.length * ENDINGS.length));
  return round === 0 ? `${first}${last}` : `${first}${last} ${inventedName(round - 1)}`;
};

/** A surname that nobody bears: an invented place with the ending of one. */
const surname = (random: Random) =>
  capital(`${random.pick(BEGINNINGS)}${random.pick(ENDINGS)}`.replace(/[aeo]$/, 'ez'));

export type PersonName = { name: string; surname: string };
export const personName = (random: Random): PersonName => ({
  name: random.pick(GIVEN),
  surname: `${surname(random)} ${surname(random)}`,
});

/** 'Ñora Íñiguez' → 'nora.iniguez': what a mail address and a user name are made of. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');
