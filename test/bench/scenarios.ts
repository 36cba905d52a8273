import { addDays } from '#domain/dates';
import { LOAD_STATUS_GROUPS } from '#domain/loads';
import type { Ask } from './drive.ts';
import type { Facts } from './facts.ts';

export type Scenario = {
  title: string;
  as: 'admin' | 'carrier' | 'driver';
  /** Whether the hand-written server answers it too. */
  byHand?: true;
  /** What the n-th request of a connection is. */
  ask: (facts: Facts, connection: number, n: number) => Ask;
  status?: number;
  /** The total that each answer has to say, counted without the product. */
  total?: (facts: Facts) => number | Promise<number>;
  /** Asks with the tag of the last answer: 304. */
  tagged?: true;
  /** Every other request undoes the one before. */
  inPairs?: true;
};

const list = (resource: string, params: Record<string, unknown> = {}): Ask => {
  const query = Object.entries(params).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return { method: 'GET', path: `/api/${resource}?${query.join('&')}` };
};

const send = (method: string, path: string, body: object): Ask => ({
  method,
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const pick = (ids: readonly number[], connection: number, n: number): number =>
  ids[(connection * 97 + n) % ids.length] ?? 0;

const found = ({ count }: Facts, word: string) =>
  count(
    `"loads" where "disabled" = false and ("searchText" like ? or "clientId" in (select "id" from "clients" where "searchText" like ?))`,
    `%${word}%`,
    `%${word}%`,
  );

const search = (title: string, wordOf: (facts: Facts) => string): Scenario => ({
  title: `search, ${title}`,
  as: 'admin',
  ask: facts => list('loads', { filter: { q: wordOf(facts) } }),
  total: facts => found(facts, wordOf(facts)),
});

const weekOf = ({ today }: Facts) => [today, addDays(today, 6)] as const;
const PLANNED = [...LOAD_STATUS_GROUPS.planned, ...LOAD_STATUS_GROUPS.ongoing];
const MINE = `"loads" where "disabled" = false and "routeId" in (select "id" from "routes" where "disabled" = false and`;

/** What is measured, those that write last: they change the totals of the others. */
export const SCENARIOS: Record<string, Scenario> = {
  list: {
    title: 'list, newest first',
    as: 'admin',
    byHand: true,
    ask: () => list('loads'),
    total: facts => facts.loads,
  },
  filtered: {
    title: 'list by client and status',
    as: 'admin',
    byHand: true,
    ask: ({ busiest: { clientId, status } }) => list('loads', { filter: { clientId, status } }),
    total: ({ busiest }) => busiest.total,
  },
  deep: {
    title: 'last page but three',
    as: 'admin',
    byHand: true,
    ask: ({ loads }) => list('loads', { range: [loads - 100, loads - 76] }),
    total: facts => facts.loads,
  },
  rare: search('one row', facts => facts.words.rare),
  common: search('a common word', facts => facts.words.common),
  everywhere: search('the commonest word', facts => facts.words.everywhere),
  nothing: search('no match', () => 'zzqqxx'),
  letters: search('two letters', () => 'ma'),
  board: {
    title: 'board of a week (100 rows)',
    as: 'admin',
    ask: facts =>
      list('loads', {
        filter: { status: PLANNED, pickupDate: { isBetween: weekOf(facts) } },
        sort: ['pickupDate', 'ASC'],
        range: [0, 99],
      }),
    total: facts =>
      facts.count(
        `"loads" where "disabled" = false and "status" <> 'delivered' and "pickupDate" between ? and ?`,
        ...weekOf(facts),
      ),
  },
  carrierLoads: {
    title: 'a carrier’s own loads',
    as: 'carrier',
    ask: () => list('loads'),
    total: ({ count }) => count(`${MINE} "carrierId" = 1)`),
  },
  driverLoads: {
    title: 'a driver’s own loads',
    as: 'driver',
    ask: () => list('loads'),
    total: ({ count }) => count(`${MINE} "tractionVehicleId" = 1 and "status" in ('assigned', 'ongoing', 'finished'))`),
  },
  pool: { title: 'pool of routes, a carrier', as: 'carrier', ask: () => list('poolOfRoutes') },
  alerts: { title: 'alerts, unchanged', as: 'admin', tagged: true, status: 304, ask: () => list('alerts') },
  single: {
    title: 'single',
    as: 'admin',
    byHand: true,
    ask: ({ ids }, connection, n) => ({ method: 'GET', path: `/api/loads/${pick(ids, connection, n)}` }),
  },
  update: {
    title: 'update',
    as: 'admin',
    byHand: true,
    ask: ({ editable }, connection, n) =>
      send('PUT', `/api/loads/${pick(editable, connection, n)}`, {
        comments: `Cambio ${connection} ${n} ${Date.now()}`,
      }),
  },
  tracking: {
    title: 'tracking step, forward and back',
    as: 'admin',
    inPairs: true,
    byHand: true,
    ask: ({ assigned }, connection, n) =>
      send('POST', `/api/loads/${assigned[connection % assigned.length]}/tracking`, {
        direction: n % 2 ? 'back' : 'forward',
      }),
  },
  create: {
    title: 'create',
    as: 'admin',
    byHand: true,
    status: 201,
    ask: ({ order }) => send('POST', '/api/loads', order),
  },
};
