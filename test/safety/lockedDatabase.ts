import { setTimeout as wait } from 'node:timers/promises';
import { type Goal, ms, scaled } from './Goal.ts';
import { openSite } from './site.ts';

const LOCKED_MS = 8_000;
const READ_MS = 500;
const WRITE_MS = 3_000;

type Asked = { status: number; took: number; retryAfter: string | null };

/** Another process holds the write lock: readers notice nothing, writers hear after 2 s that they should come again. */
export const lockedDatabase: Goal = {
  id: 'G7, F6',
  promise: `another process locks the database for ${LOCKED_MS / 1000} s: reading stays under ${READ_MS} ms, writing waits and then hears 503 with Retry-After`,
  measure: async options => {
    const site = await openSite();
    try {
      const { ask } = await site.start();
      const time = async (method: string, url: string, body?: object): Promise<Asked> => {
        const begun = performance.now();
        const answer = await ask('admin', method, url, body);
        await answer.arrayBuffer();
        return {
          status: answer.status,
          took: performance.now() - begun,
          retryAfter: answer.headers.get('retry-after'),
        };
      };
      const place = { addressName: 'Muelle', clientId: site.ids.client, address: { city: 'Sagunto' } };
      const write = () => time('POST', '/api/locations', place);
      const [reads, writes]: [Asked[], Promise<Asked>[]] = [[], []];
      await site.look(other =>
        other.transaction(async () => {
          const until = performance.now() + scaled(LOCKED_MS, options);
          while (performance.now() < until) {
            if (reads.length % 10 === 0) writes.push(write());
            reads.push(await time('GET', '/api/carriers'));
            await wait(20);
          }
        }),
      );
      const written = await Promise.all(writes);
      const after = await write();
      const slowestRead = Math.max(...reads.map(each => each.took));
      const slowestWrite = Math.max(...written.map(each => each.took));
      const refused = written.filter(each => each.status === 503);
      const reached =
        reads.every(each => each.status === 200) &&
        slowestRead < READ_MS &&
        slowestWrite < WRITE_MS &&
        written.every(each => each.status === 201 || (each.status === 503 && each.retryAfter !== null)) &&
        after.status === 201;
      const found = `${reads.length} reads, at most ${ms(slowestRead)}; ${written.length} writes, ${refused.length} of them 503, at most ${ms(slowestWrite)}; afterwards ${after.status}`;
      return { reached, found };
    } finally {
      await site.close();
    }
  },
};
