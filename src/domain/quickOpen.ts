import { fold } from './fold.ts';
import { can } from './permissions.ts';
import type { ResourceName } from './resources.ts';
import type { Role } from './roles.ts';

/** What can be opened by typing, in the order in which it is offered. */
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

/** A question to a list of the API. */
export type Find = { resource: Openable; filter: { id: number } | { q: string } };

/** So many letters are asked for before everything is searched. */
const SHORTEST = 2;

/** Prefixes of expedition (Spec 9): `P. 12` is an order, `C. 7` a route, however it is spelled. */
const NUMBERED: Record<string, Openable> = { p: 'loads', c: 'routes' };

/**
 * What somebody means who types, as questions to the lists that the role may read: `P. 123` or `p123` is that order, a bare
 * number is an order, a route or a part of anything else, other text a part of anything. Nothing too short to mean anything.
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

/** By what a row is called by people, besides its number. */
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
 * What was found, in the order in which it is offered: a plate's own vehicle before the routes it drove. Kinds stay together,
 * and those come first that have a row which is called as was typed.
 */
export const inOrder = <F extends Found>(found: readonly F[], typed: string): F[] => {
  const named = new Set(found.filter(each => isCalled(each, typed)));
  const kinds = new Set([...named].map(({ resource }) => resource));
  const placeOf = (each: F): number =>
    (kinds.has(each.resource) ? 0 : 1000) + OPENABLE.indexOf(each.resource) * 10 + (named.has(each) ? 0 : 1);
  return found.toSorted((one, other) => placeOf(one) - placeOf(other));
};
