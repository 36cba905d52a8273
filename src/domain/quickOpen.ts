import { fold } from './text/fold.ts';
import { can } from './permissions.ts';
import type { ResourceName } from './resources.ts';
import type { Role } from './roles.ts';

/** What can be opened by typing, in the order offered. */
export const OPENABLE = [
  'loads',
  'routes',
  'vehicles',
  'invoices',
  'clients',
  'carriers',
  'locations',
  'users',
] as const satisfies readonly ResourceName[];
export type Openable = (typeof OPENABLE)[number];

/** A query to one of the API's lists. */
export type Find = { resource: Openable; filter: { id: number } | { q: string } };

/** Fewer letters than this aren't searched for. */
const SHORTEST = 2;

/** Number prefixes (Spec 9): `P. 12` is an order, `C. 7` a route, however spelled. */
const NUMBERED: Record<string, Openable> = { p: 'loads', c: 'routes' };

/**
 * What a typed text asks of the lists a role may read: `P. 123` or `p123` is that order; a bare number may be an order,
 * a route or part of anything else; other text, part of anything. Empty if too short.
 */
export const findsOf = (typed: string, role: Role): Find[] => {
  const q = typed.trim();
  const may = (resource: Openable) => can(role, 'read', resource);
  const [, prefix, digits] = /^([a-z])?[.\s-]*(\d{1,9})$/.exec(fold(q)) ?? [];
  const numbered = prefix && NUMBERED[prefix];
  if (numbered) return may(numbered) ? [{ resource: numbered, filter: { id: Number(digits) } }] : [];
  const byNumber: Find[] =
    digits && !prefix ? Object.values(NUMBERED).map(resource => ({ resource, filter: { id: Number(digits) } })) : [];
  const byText: Find[] = q.length < SHORTEST ? [] : OPENABLE.map(resource => ({ resource, filter: { q } }));
  return [...byNumber, ...byText].filter(({ resource }) => may(resource));
};

/** The fields people name a row by, besides its number. */
const NAMES: Record<Openable, readonly string[]> = {
  loads: ['clientRef'],
  routes: ['clientRef'],
  vehicles: ['number'],
  invoices: ['num'],
  clients: ['name', 'alias', 'nif'],
  carriers: ['name', 'nif'],
  locations: ['addressName'],
  users: ['username'],
};

type Found = { resource: Openable; row: Record<string, unknown> };

const compact = (text: string): string => fold(text).replace(/[\s.-]/g, '');

const isCalled = ({ resource, row }: Found, typed: string): boolean =>
  NAMES[resource].some(name => compact(`${row[name] ?? ''}`) === compact(typed));

/**
 * The rows found, in the order offered: a plate's own vehicle before the routes it drove. Rows of a kind stay together;
 * kinds with a row named exactly as typed come first.
 */
export const inOrder = <F extends Found>(found: readonly F[], typed: string): F[] => {
  const named = new Set(found.filter(each => isCalled(each, typed)));
  const kinds = new Set([...named].map(({ resource }) => resource));
  const placeOf = (each: F): number =>
    (kinds.has(each.resource) ? 0 : 1000) + OPENABLE.indexOf(each.resource) * 10 + (named.has(each) ? 0 : 1);
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
};
