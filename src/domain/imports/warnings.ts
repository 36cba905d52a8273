import { carriers } from '../carriers.ts';
import { nifWarning, vatWarning } from '../contact.ts';
import type { Imported } from '../imports.ts';
import { plateWarning } from '../identifiers/plate.ts';
import { postalCodeWarning } from '../identifiers/postalCode.ts';
import type { Problems } from '../validation.ts';
import { looksAbroad } from './addresses.ts';

type Values = Record<string, unknown>;

const saidOf = (value: unknown, warn: (text: string) => string | null): string | null =>
  typeof value === 'string' && value ? warn(value) : null;

const ofCompany = ({ nif, vat }: Values) => ({ nif: saidOf(nif, nifWarning), vat: saidOf(vat, vatWarning) });

/** What its kind of company lacks, so that it won't be kept. */
const emptiedOf = (row: Values) =>
  Object.fromEntries(
    carriers.lacks(row).map(name => [name, row[name] ? `rowRemarks.emptied.${row.companyType}` : null]),
  );

const OF_ROW: Record<Imported, (row: Values) => Record<string, string | null>> = {
  carriers: row => ({ ...ofCompany(row), ...emptiedOf(row) }),
  clients: ofCompany,
  vehicles: ({ number, hasTraction }) => ({
    number: saidOf(number, plate => plateWarning(plate, hasTraction === true)),
  }),
  locations: () => ({}),
  loads: () => ({}),
};

const PLACES = ['address', 'origin', 'destination'];

const ofPlace = (name: string, place: Values): [string, string | null][] => {
  const odd = postalCodeWarning(place);
  return [
    [`${name}.postalCode`, odd],
    [`${name}.country`, !odd && looksAbroad(place) ? 'rowRemarks.noCountry' : null],
  ];
};

/** What looks odd in a sheet's row but may be right, by column: the form's warnings, and what a sheet alone may do. */
export const rowWarnings = (resource: Imported, row: Values): Problems => {
  const places = PLACES.flatMap(name => (row[name] ? ofPlace(name, row[name] as Values) : []));
  const said = [...Object.entries(OF_ROW[resource](row)), ...places];
  return Object.fromEntries(said.flatMap(([path, key]) => (key ? [[path, { key }]] : [])));
};
