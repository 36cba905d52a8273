import { entityOf } from './entities.ts';
import type { FieldKind, FieldSpec } from './fields.ts';
import { isAdminLevel, type Role } from './roles.ts';

/** What can be imported from a sheet, in this order: later ones refer to earlier ones. */
export const IMPORTED = ['carriers', 'clients', 'vehicles', 'locations', 'loads'] as const;
export type Imported = (typeof IMPORTED)[number];

/** Whether a resource can be imported from a sheet. */
export const isImported = (name: string | undefined): name is Imported =>
  (IMPORTED as readonly (string | undefined)[]).includes(name);

/** Whether a role may import: only the office. */
export const mayImport = (role: Role): boolean => isAdminLevel(role);

export const MAX_IMPORT_ROWS = 20_000;
export const MAX_IMPORT_COLUMNS = 200;
/** How many wrong rows are listed: nobody reads more at once. */
export const MAX_NAMED_ROWS = 200;

/** A cell of a sheet: in Excel numbers and days are numbers, in a CSV everything is text. */
export type Cell = string | number | boolean | null;

export type ImportKind = Exclude<FieldKind, 'moment' | 'object' | 'list'> | 'openings';

/** A column of a sheet: its target (`address.city`) and the kind of its cells. */
export type ImportColumn = { path: string; kind: ImportKind; required: boolean; choices?: readonly string[] };

const ADDRESS = [
  'street',
  'houseNumber',
  'other',
  'postalCode',
  'city',
  'county',
  'country',
  'countryCode',
  'latitude',
  'longitude',
];
const PLACE = ['name', ...ADDRESS];

/** Not in sheets, set on their own screens: the accountant's account, the route and intermediate stops. */
export const SET_ELSEWHERE = ['accountantId', 'routeId', 'intermediateStops'] as const;
/** Blanks in these are filled in from the rest of the row (completed). */
const WORKED_OUT = ['companyType', 'alias', 'invoiceDate'];

const partsOf = (name: string): readonly string[] => (name === 'address' ? ADDRESS : PLACE);

const textColumn = (path: string, required = false): ImportColumn => ({ path, kind: 'text', required });

const columnsOf = (name: string, spec: FieldSpec): ImportColumn[] => {
  if ((SET_ELSEWHERE as readonly string[]).includes(name)) return [];
  const { kind, choices } = spec;
  if (kind === 'object')
    return partsOf(name).map(part => textColumn(`${name}.${part}`, spec.required && part === 'city'));
  if (kind === 'list') return [{ path: name, kind: 'openings', required: false }];
  if (kind === 'moment') return [];
  return [{ path: name, kind, required: spec.required && !WORKED_OUT.includes(name), ...(choices && { choices }) }];
};

/** The columns of a resource's sheet, in the order of the template. */
export const importColumns = (resource: Imported): ImportColumn[] => {
  const entity = entityOf(resource);
  return Object.keys(entity?.inputFields ?? {}).flatMap(name => {
    const spec = entity?.fields[name];
    return spec ? columnsOf(name, spec) : [];
  });
};

/** The fields that a resource's sheet sets, wholly or in part. */
export const importedFields = (resource: Imported): string[] => [
  ...new Set(importColumns(resource).map(({ path }) => path.split('.')[0] ?? path)),
];

/** Whether a field has columns in a sheet: as a whole, or part by part. */
export const isInColumns = (resource: Imported, name: string): boolean =>
  importColumns(resource).some(({ path }) => path === name || path.startsWith(`${name}.`));

/** The owner of rows that don't name one: the carrier or client on whose page they are imported. */
export const OWNER_FIELD: Partial<Record<Imported, string>> = { vehicles: 'carrierId', locations: 'clientId' };

/** The required columns missing among the chosen ones. `hasOwner`: the page gives the owner. */
export const missingColumns = (resource: Imported, chosen: readonly (string | null)[], hasOwner: boolean): string[] =>
  importColumns(resource)
    .filter(({ path, required }) => required && !chosen.includes(path))
    .map(({ path }) => path)
    .filter(path => !(hasOwner && path === OWNER_FIELD[resource]));

/**
 * The column to report a problem in: `timeWindow` for `timeWindow.0.openTime`, `origin.city` for `origin`. null if the
 * sheet has none.
 */
export const columnOfProblem = (resource: Imported, problem: string): string | null => {
  const paths = importColumns(resource).map(({ path }) => path);
  return (
    paths.find(path => path === problem) ??
    paths.find(path => path === `${problem}.city`) ??
    paths.find(path => problem.startsWith(`${path}.`)) ??
    null
  );
};

export type RowProblem = { column: string | null; message: string };

/** A row that is wrong, exists already or has warnings, by its number in the file. */
export type RowVerdict = { row: number; state: 'error' | 'exists' | 'warned'; problems: RowProblem[] };

/** What an import would do, or did: how many rows are new, exist already or are wrong. */
export type ImportReport = {
  total: number;
  fresh: number;
  existing: number;
  wrong: number;
  /** Rows in which a lost leading zero was put back. */
  zeros: number;
  rows: RowVerdict[];
};
