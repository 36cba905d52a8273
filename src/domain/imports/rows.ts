import { isDay } from '../dates.ts';
import { fold } from '../text/fold.ts';
import { completeAddress } from './addresses.ts';
import { type Cell, type ImportColumn, type Imported, importedFields } from '../imports.ts';
import { type ChoiceNames, readCell } from './values.ts';
import { isNif, nifKind, normalizeNif } from '../identifiers/nif.ts';
import { normalizePlate } from '../identifiers/plate.ts';
import type { Problems } from '../validation.ts';
import { TRACTION_TYPES } from '../vehicles.ts';

type Values = Record<string, unknown>;
export type ReadRow = { values: Values; problems: Problems };

const put = (values: Values, path: string, value: unknown): void => {
  const [name = '', part] = path.split('.');
  if (part === undefined) values[name] = value;
  else values[name] = { ...(values[name] as Values | undefined), [part]: value };
};

/** The cells of a row by column; blank ones are left out. */
export const readRow = (
  columns: readonly (ImportColumn | null)[],
  cells: readonly Cell[],
  namesOf: (path: string) => ChoiceNames,
): ReadRow => {
  const values: Values = {};
  const problems: Problems = {};
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const { value, problem } = readCell(cells[index] ?? null, column, namesOf(column.path));
    if (problem) problems[column.path] = problem;
    if (value !== null) put(values, column.path, value);
  }
  return { values, problems };
};

/** Puts back a DNI's leading zero if the letter then fits. */
export const completeNif = (nif: unknown): unknown => {
  const whole = `0${normalizeNif(`${nif ?? ''}`)}`;
  return /^0\d{7}[A-Z]$/.test(whole) && isNif(whole) ? whole : nif;
};

/** By the shape of its tax number; one that is neither a person's nor a company's is a person's if there is a surname. */
const companyTypeOf = ({ nif, surname }: Values): 'freelance' | 'society' | null => {
  const kind = nifKind(`${nif ?? ''}`);
  if (!nif) return null;
  return kind === 'entity' || (kind === null && !surname) ? 'society' : 'freelance';
};

/** An unreadable day is reported only in its own column, not in those that would copy it. */
const isWritten = (day: unknown): boolean => typeof day === 'string' && isDay(day);

const COMPLETE: Record<Imported, (values: Values, today: string) => Values> = {
  carriers: ({ companyType, ...rest }) => ({
    ...rest,
    companyType: companyType ?? companyTypeOf(rest),
  }),
  clients: values => ({ ...values, alias: values.alias ?? values.name }),
  vehicles: values => ({
    ...values,
    hasTraction: values.hasTraction ?? (TRACTION_TYPES as readonly unknown[]).includes(values.type),
  }),
  locations: values => values,
  loads: (values, today) => ({
    ...values,
    invoiceDate: values.invoiceDate ?? [values.deliveryDate, values.pickupDate].find(isWritten) ?? today,
  }),
};

/**
 * Fills in what a sheet leaves out but its row implies: company types by NIF, traction by type, provinces. `today`:
 * YYYY-MM-DD.
 */
export const completed = (resource: Imported, values: Values, today: string): Values => {
  const nif = completeNif(values.nif);
  const filled = COMPLETE[resource]({ ...values, ...(nif !== undefined && { nif }) }, today);
  for (const name of ['address', 'origin', 'destination'])
    if (filled[name]) filled[name] = completeAddress(filled[name] as Values);
  return filled;
};

const codesIn = (values: Values): unknown[] => [
  values.nif,
  ...['address', 'origin', 'destination'].map(name => (values[name] as Values | undefined)?.postalCode),
];

/** Whether a dropped leading zero was put back in a postal code or a DNI. */
export const hasZeros = (read: Values, whole: Values): boolean => {
  const before = codesIn(read);
  return codesIn(whole).some((code, index) => before[index] !== undefined && code === `0${before[index]}`);
};

const placeKey = (place: unknown): string => {
  const { name, street, houseNumber, other, postalCode, city } = (place ?? {}) as Record<string, string | null>;
  return [name, street, houseNumber, other, postalCode, city].map(part => fold(part ?? '')).join('|');
};

const text = (value: unknown): string => fold(`${value ?? ''}`);

/** All that a sheet's order says. */
const ORDER_FIELDS = importedFields('loads');

/** Where an order goes, as `completed` would have it: the form may have left out what a sheet's place gets. */
const orderPlace = (place: unknown): string => {
  const whole = completeAddress((place ?? {}) as Values);
  return [placeKey(whole), ...[whole.county, whole.countryCode ?? whole.country].map(text)].join('|');
};

/** Whether a sheet's order says no day at all: `completed` has it invoiced on the day it is entered. */
export const isUndated = ({ pickupDate, deliveryDate, invoiceDate }: Values): boolean =>
  !pickupDate && !deliveryDate && !invoiceDate;

const orderPart = (name: string, row: Values, hasNoDay: boolean): string => {
  // The same sheet may come again on another day.
  if (name === 'invoiceDate' && hasNoDay) return '';
  if (name === 'origin' || name === 'destination') return orderPlace(row[name]);
  // A flag that a sheet leaves out is no.
  return name === 'isPalleted' ? `${row[name] === true}` : text(row[name]);
};

/**
 * What identifies a row, in row units: a company's NIF, a carrier's plate, where a client's location is. Orders have
 * nothing like it, so two with the same content are the same. `hasNoDay`: it is an order that says no day, so that its
 * invoicing date is only when it was entered.
 */
export const naturalKey = (resource: Imported, row: Values, hasNoDay = false): string => {
  if (resource === 'carriers' || resource === 'clients') return normalizeNif(`${row.nif ?? ''}`);
  if (resource === 'vehicles') return `${row.carrierId} ${normalizePlate(`${row.number ?? ''}`)}`;
  if (resource === 'locations')
    return `${row.clientId} ${text(row.addressName)}|${text(row.label)}|${placeKey(row.address)}`;
  return ORDER_FIELDS.map(name => orderPart(name, row, hasNoDay)).join('|');
};
