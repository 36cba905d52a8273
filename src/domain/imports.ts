import { entityOf } from './entities.ts';
import type { FieldKind, FieldSpec } from './fields.ts';
import { isAdminLevel, type Role } from './roles.ts';

/** What can be brought in from a sheet, in the order in which one needs the other. */
export const IMPORTED = ['carriers', 'clients', 'vehicles', 'locations', 'loads'] as const;
export type Imported = (typeof IMPORTED)[number];

export const isImported = (name: string | undefined): name is Imported =>
  (IMPORTED as readonly (string | undefined)[]).includes(name);

/** Bringing in many rows at once is the office's. */
export const mayImport = (role: Role): boolean => isAdminLevel(role);

export const MAX_IMPORT_ROWS = 20_000;
export const MAX_IMPORT_COLUMNS = 200;
/** Rows with something wrong that are named; more nobody reads at once. */
export const MAX_NAMED_ROWS = 200;

/** A cell as a sheet has it: numbers and days are numbers in Excel, everything is text in a CSV. */
export type Cell = string | number | boolean | null;

export type ImportKind = Exclude<FieldKind, 'moment' | 'object' | 'list'> | 'openings';

/** A column of a sheet: where it goes (`address.city`) and what its cells hold. */
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

/** Chosen on their own screens, not typed in sheets: the accountant's account, the route, and stops on the way. */
const LEFT_OUT = ['accountantId', 'routeId', 'intermediateStops'];
/** What a blank is filled with is worked out of the rest (completed). */
const WORKED_OUT = ['companyType', 'alias', 'invoiceDate'];

const partsOf = (name: string): readonly string[] => (name === 'address' ? ADDRESS : PLACE);

const textColumn = (path: string, required = false): ImportColumn => ({ path, kind: 'text', required });

const columnsOf = (name: string, spec: FieldSpec): ImportColumn[] => {
  if (LEFT_OUT.includes(name)) return [];
  const { kind, choices } = spec;
  if (kind === 'object')
    return partsOf(name).map(part => textColumn(`${name}.${part}`, spec.required && part === 'city'));
  if (kind === 'list') return [{ path: name, kind: 'openings', required: false }];
  if (kind === 'moment') return [];
  return [{ path: name, kind, required: spec.required && !WORKED_OUT.includes(name), ...(choices && { choices }) }];
};

/** The columns that a sheet of these rows may have, in the order of a template. */
export const importColumns = (resource: Imported): ImportColumn[] => {
  const entity = entityOf(resource);
  return Object.keys(entity?.inputFields ?? {}).flatMap(name => {
    const spec = entity?.fields[name];
    return spec ? columnsOf(name, spec) : [];
  });
};

/** Whether a field is said in columns of a sheet: as it is, or part by part. */
export const isInColumns = (resource: Imported, name: string): boolean =>
  importColumns(resource).some(({ path }) => path === name || path.startsWith(`${name}.`));

/** Where a row belongs that doesn't say so: the carrier, or the client, whose page it is brought in from. */
export const OWNER_FIELD: Partial<Record<Imported, string>> = { vehicles: 'carrierId', locations: 'clientId' };

/** The required columns that none of the chosen ones is. */
export const missingColumns = (resource: Imported, chosen: readonly (string | null)[], hasOwner: boolean): string[] =>
  importColumns(resource)
    .filter(({ path, required }) => required && !chosen.includes(path))
    .map(({ path }) => path)
    .filter(path => !(hasOwner && path === OWNER_FIELD[resource]));

/** The column that a problem is told of: `timeWindow.0.openTime` of timeWindow, `origin` of the first of its parts. */
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

/** A row that isn't simply new, by its number in the file. */
export type RowVerdict = { row: number; state: 'error' | 'exists' | 'warned'; problems: RowProblem[] };

/** What a sheet would do, or did: rows that are new, that were there already, and that are wrong. */
export type ImportReport = {
  total: number;
  fresh: number;
  existing: number;
  wrong: number;
  /** Rows of which a postal code or a DNI had lost its first zero. */
  zeros: number;
  rows: RowVerdict[];
};
