import { nifWarning, vatWarning } from '../contact.ts';
import type { Imported } from '../imports.ts';
import { plateWarning } from '../identifiers/plate.ts';
import { postalCodeWarning } from '../identifiers/postalCode.ts';
import type { Problems } from '../validation.ts';

type Values = Record<string, unknown>;

const saidOf = (value: unknown, warn: (text: string) => string | null): string | null =>
  typeof value === 'string' && value ? warn(value) : null;

const ofCompany = ({ nif, vat }: Values) => ({ nif: saidOf(nif, nifWarning), vat: saidOf(vat, vatWarning) });

const OF_ROW: Record<Imported, (row: Values) => Record<string, string | null>> = {
  carriers: ofCompany,
  clients: ofCompany,
  vehicles: ({ number, hasTraction }) => ({
    number: saidOf(number, plate => plateWarning(plate, hasTraction === true)),
  }),
  locations: () => ({}),
  loads: () => ({}),
};

const PLACES = ['address', 'origin', 'destination'];

/** What looks odd in a sheet's row but may be right, by column: the same warnings as in the form. */
export const rowWarnings = (resource: Imported, row: Values): Problems => {
  const said = Object.entries(OF_ROW[resource](row));
  for (const name of PLACES)
    if (row[name])
      said.push([`${name}.postalCode`, postalCodeWarning(row[name] as Parameters<typeof postalCodeWarning>[0])]);
  return Object.fromEntries(said.flatMap(([path, key]) => (key ? [[path, { key }]] : [])));
};
