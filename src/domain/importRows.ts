import { COUNTRIES } from './countries.ts';
import { isDay } from './dates.ts';
import { fold } from './fold.ts';
import type { Cell, ImportColumn, Imported } from './imports.ts';
import { type ChoiceNames, readCell } from './importValues.ts';
import { isNif, nifKind, normalizeNif } from './nif.ts';
import { normalizePlate } from './plate.ts';
import { provinceOfPostalCode } from './postalCode.ts';
import type { Problems } from './validation.ts';
import { TRACTION_TYPES } from './vehicles.ts';

type Values = Record<string, unknown>;
export type ReadRow = { values: Values; problems: Problems };

const put = (values: Values, path: string, value: unknown): void => {
  const [name = '', part] = path.split('.');
  if (part === undefined) values[name] = value;
  else values[name] = { ...(values[name] as Values | undefined), [part]: value };
};

/** The cells of a row under their columns; what is blank isn't there at all. */
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

const COUNTRY_BY_NAME = new Map(
  COUNTRIES.flatMap(
    each =>
      [
        [fold(each.name), each],
        [fold(each.code), each],
      ] as const,
  ),
);

/** Degrees have a dot; a sheet saved in Spain writes `39,47`. */
const degrees = (address: Values): Values =>
  Object.fromEntries(
    ['latitude', 'longitude'].flatMap(name => {
      const typed = address[name];
      return typeof typed === 'string' ? [[name, typed.replace(/^(-?\d{1,3}),(\d+)$/, '$1.$2')]] : [];
    }),
  );

/** Spreadsheets drop the zero of `08001`; a Spanish postal code tells its province, and a country its code. */
const completeAddress = (address: Values): Values => {
  const country = COUNTRY_BY_NAME.get(fold(`${address.countryCode ?? address.country ?? ''}`));
  const isAbroad = (address.country || address.countryCode) && country?.code !== 'ES';
  const typed = `${address.postalCode ?? ''}`;
  const postalCode = !isAbroad && /^\d{4}$/.test(typed) ? `0${typed}` : typed;
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

/** A DNI that has lost its first zero, as its letter tells. */
const completeNif = (nif: unknown): unknown => {
  const whole = `0${normalizeNif(`${nif ?? ''}`)}`;
  return /^0\d{7}[A-Z]$/.test(whole) && isNif(whole) ? whole : nif;
};

const isPerson = (nif: unknown): boolean => ['dni', 'nie', 'special'].includes(nifKind(`${nif ?? ''}`) ?? '');

/** A day that can't be read is told of where it stands, and of nothing that it would be taken over to. */
const isWritten = (day: unknown): boolean => typeof day === 'string' && isDay(day);

const COMPLETE: Record<Imported, (values: Values, today: string) => Values> = {
  carriers: ({ companyType, ...rest }) => ({
    ...rest,
    companyType: companyType ?? (rest.nif ? (isPerson(rest.nif) ? 'freelance' : 'society') : null),
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

/** What a sheet leaves out and the rest of its row says: companies by their NIF, tractors by their type, provinces. */
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

/** Whether a first zero that spreadsheets drop was put back, of a postal code or a DNI. */
export const hasZeros = (read: Values, whole: Values): boolean => {
  const before = codesIn(read);
  return codesIn(whole).some((code, index) => before[index] !== undefined && code === `0${before[index]}`);
};

const placeKey = (place: unknown): string => {
  const { name, street, houseNumber, postalCode, city } = (place ?? {}) as Record<string, string | null>;
  return [name, street, houseNumber, postalCode, city].map(part => fold(part ?? '')).join('|');
};

const text = (value: unknown): string => fold(`${value ?? ''}`);

/**
 * What tells a row from the others, in row units: the NIF of a company, the plate of a carrier's vehicle, where a
 * client's location is. An order has no such thing, so two are the same when they say the same.
 */
export const naturalKey = (resource: Imported, row: Values): string => {
  if (resource === 'carriers' || resource === 'clients') return normalizeNif(`${row.nif ?? ''}`);
  if (resource === 'vehicles') return `${row.carrierId} ${normalizePlate(`${row.number ?? ''}`)}`;
  if (resource === 'locations')
    return `${row.clientId} ${text(row.addressName)}|${text(row.label)}|${placeKey(row.address)}`;
  const said = [row.clientRef, row.pickupDate, row.deliveryDate, row.invoiceDate, row.weight, row.price].map(text);
  return [row.clientId, ...said, placeKey(row.origin), placeKey(row.destination)].join('|');
};
