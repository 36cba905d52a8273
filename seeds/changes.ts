import { differences } from '../api/crud/history.ts';
import { resources } from '../api/resources.ts';
import type { Row } from './rows.ts';
import type { Batch, World } from './world.ts';

/** Of how many orders and routes it is told how they came about: the newest of each. */
const REMEMBERED = 60;

/** Addresses that are kept for examples (RFC 5737): the office's line, and those of the people on the road. */
const ipOf = (userId: unknown, { adminId }: World): string =>
  userId === adminId ? '192.0.2.14' : `198.51.100.${Number(userId) % 250}`;

const newest = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => `${b.createdAt}`.localeCompare(`${a.createdAt}`)).slice(0, REMEMBERED);

/** What the application would have noted while the newest orders and routes were put in and orders were carried. */
export const buildChanges = ({ loads = [], routes = [], trackingEvents = [] }: Batch, world: World): Row[] => {
  const told = newest(loads);
  const ids = new Set(told.map(load => load.id));
  const made = (resource: 'loads' | 'routes', rows: readonly Row[]) =>
    rows.map(row => {
      const initial = resource === 'loads' ? { ...row, status: 'not-assigned', routeId: null } : row;
      const changes = differences(null, initial, resources[resource]);
      return entry(resource, row.id, 'create', world.adminId, `${row.createdAt}`, changes);
    });
  const last = new Map<unknown, unknown>();
  const entry = (
    resource: string,
    recordId: unknown,
    action: string,
    userId: unknown,
    at: string,
    changes: object,
  ) => ({
    ...{ resource, recordId, action, userId, at, changes },
    ip: ipOf(userId, world),
  });
  const carried = trackingEvents
    .filter(event => ids.has(event.loadId))
    .flatMap(({ loadId, detail, stop, timestamp, userId }) => {
      const before = last.get(loadId) ?? 'assigned';
      // At stops in between it stays loaded (Design 5).
      const status = stop === null ? detail : 'loaded';
      last.set(loadId, status);
      return before === status
        ? []
        : [entry('loads', loadId, 'update', userId, `${timestamp}`, { status: [before, status] })];
    });
  return [...made('loads', told), ...made('routes', newest(routes)), ...carried]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(change => ({ id: world.ids.changes(), ...change }));
};
