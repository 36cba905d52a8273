import { startSession } from '../../api/auth/session.ts';
import { type Goal, ms, sayFirst, scaled } from './Goal.ts';
import { type Desk, openSite, type Site, statusOf } from './site.ts';

const TIMES = 50;
const SOON_MS = 100;

/** What the office does to an account at one server, and what a session of it must hear at the other. */
type Change = {
  name: string;
  url: string;
  method: string;
  body: object;
  undo: object;
  asked: string;
  before: number;
  after: number;
};

const changesOf = ({ ids }: Site): Change[] => {
  const user = `/api/users/${ids.users.otherCarrier}`;
  return [
    {
      name: 'put to sleep',
      method: 'PUT',
      url: user,
      body: { isActive: false },
      undo: { isActive: true },
      asked: '/api/vehicles',
      before: 200,
      after: 401,
    },
    {
      name: 'another role',
      method: 'PUT',
      url: user,
      body: { role: 'client', carrierId: null, clientId: ids.client },
      undo: { role: 'carrier', carrierId: ids.otherCarrier, clientId: null },
      asked: '/api/vehicles',
      before: 200,
      after: 403,
    },
  ];
};

export const atOnce: Goal = {
  id: 'G10',
  promise: `an account put to sleep or given another role at one server, ${TIMES} times each: the next request at the other server (under ${SOON_MS} ms later) has the new rights; so a logout`,
  measure: async options => {
    const site = await openSite();
    try {
      const [one, two] = [await site.start(), await site.start()];
      const faults: string[] = [];
      let slowest = 0;
      const times = scaled(TIMES, options);
      const userId = site.ids.users.otherCarrier;
      const session = async (): Promise<string> =>
        `session=${await site.look(db => startSession(db, userId, new Date(), 'safety'))}`;
      const as = (desk: Desk, cookie: string, method: string, url: string) =>
        statusOf(fetch(desk.address + url, { method, headers: { cookie } }));
      for (const change of changesOf(site))
        for (let turn = 0; turn < times; turn += 1) {
          const cookie = await session();
          const before = await as(two, cookie, 'GET', change.asked);
          if (before !== change.before) faults.push(`${change.name}: ${before} before`);
          const made = await statusOf(one.ask('superUser', change.method, change.url, change.body));
          if (made !== 200) faults.push(`${change.name}: refused with ${made}`);
          const begun = performance.now();
          const after = await as(two, cookie, 'GET', change.asked);
          slowest = Math.max(slowest, performance.now() - begun);
          if (after !== change.after && after !== 401) faults.push(`${change.name}: ${after} after`);
          await statusOf(one.ask('superUser', change.method, change.url, change.undo));
        }
      for (let turn = 0; turn < times; turn += 1) {
        const cookie = await session();
        await as(one, cookie, 'DELETE', '/api/auth/logout');
        const after = await as(two, cookie, 'GET', '/api/vehicles');
        if (after !== 401) faults.push(`logged out: ${after}`);
      }
      sayFirst(faults, options);
      return {
        reached: faults.length === 0 && slowest < SOON_MS,
        found: `${times * 3} changes, ${faults.length} late, slowest next answer ${ms(slowest)}`,
      };
    } finally {
      await site.close();
    }
  },
};
