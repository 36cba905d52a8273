import knex from 'knex';
import { setTimeout as wait } from 'node:timers/promises';
import { type Goal, ms, sayFirst, scaled } from './Goal.ts';
import { type Desk, openSite } from './site.ts';

const TIMES = 5;
const BACK_MS = 3_000;
const FULL_MS = 5_000;

/** Takes all the connections that PostgreSQL has to give, until given back. */
const takeAll = async (url: string): Promise<() => Promise<void>> => {
  const hold = knex({ client: 'pg', connection: url, pool: { min: 0, max: 200 }, log: { warn: () => {} } });
  const taken: unknown[] = [];
  try {
    for (;;) taken.push(await hold.client.acquireRawConnection());
  } catch (error) {
    if ((error as { code?: string }).code !== '53300') throw error;
  }
  return async () => {
    await Promise.all(taken.map(each => hold.client.destroyRawConnection(each)));
    await hold.destroy();
  };
};

type Told = { status: number; message: string; took: number };

const tell = async ({ ask }: Desk, method: string, url: string, body?: object): Promise<Told> => {
  const begun = performance.now();
  const answer = await ask('admin', method, url, body);
  const { message = '' } = (await answer.json()) as { message?: string };
  return { status: answer.status, message, took: performance.now() - begun };
};

/** Others have all the connections, and then not any more. */
export const postgresFull: Goal = {
  id: 'F8',
  promise: `all of PostgreSQL's connections taken by others, ${TIMES} times: 503 in Spanish, served again in under ${BACK_MS / 1000} s`,
  measure: async options => {
    if (!options.newPostgres) return { reached: false, found: 'not measured: no PostgreSQL' };
    const databaseUrl = await options.newPostgres();
    const site = await openSite({ databaseUrl });
    try {
      // Nobody is let in before the others, as `postgres` himself would be.
      await site.look(async db => {
        await db.raw(
          `do $$ begin if not exists (select from pg_roles where rolname = 'portes') then create role portes login; end if; end $$`,
        );
        await db.raw(`grant all on all tables in schema public to portes`);
        await db.raw(`grant all on all sequences in schema public to portes`);
      });
      const asPortes = databaseUrl.replace('postgres@', 'portes@');
      const desk = await site.start({ DATABASE_URL: asPortes });
      const faults: string[] = [];
      const place = { addressName: 'Muelle', clientId: site.ids.client, address: { city: 'Sagunto' } };
      let [refused, slowest, back] = [0, 0, 0];
      const times = scaled(TIMES, options);
      for (let round = 0; round < times; round += 1) {
        await site.look(db =>
          db.raw(
            `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'portes' and datname = current_database()`,
          ),
        );
        const giveBack = await takeAll(asPortes);
        for (const until = performance.now() + FULL_MS; performance.now() < until; await wait(50)) {
          const all = await Promise.all([
            ...Array.from({ length: 15 }, () => tell(desk, 'GET', '/api/vehicles')),
            tell(desk, 'POST', '/api/locations', place),
          ]);
          for (const { status, message, took } of all) {
            slowest = Math.max(slowest, took);
            if (status === 503 && /[áéíóú]|servi|intent/i.test(message)) refused += 1;
            // Whoever comes in before the others still has the connection that was his.
            else if (status >= 300) faults.push(`${status}: ${message}`);
          }
        }
        await giveBack();
        const since = performance.now();
        while ((await tell(desk, 'POST', '/api/locations', place)).status !== 201 && performance.now() - since < 60_000)
          await wait(50);
        back = Math.max(back, performance.now() - since);
        const after = await Promise.all(Array.from({ length: 30 }, () => tell(desk, 'GET', '/api/vehicles')));
        for (const { status } of after) if (status !== 200) faults.push(`afterwards ${status}`);
      }
      sayFirst(faults, options);
      const found = `${times} times, ${refused} × 503 after at most ${ms(slowest)}, ${faults.length} faults, served again after at most ${ms(back)}`;
      return { reached: faults.length === 0 && refused > 0 && back < BACK_MS, found };
    } finally {
      await site.close();
    }
  },
};
