import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMigrated } from '../../api/database/db.ts';
import { addressOf, runBuilt } from '../help/serverProcess.ts';
import { type Goal, type Options, sayFirst } from './Goal.ts';
import { emptied, type Place, settingsOf, storedAt } from './site.ts';

const STEP_MS = 10;
const AT_ONCE = 4;

/** How many tables there are: with everything in one transaction, none or all of them. */
const tablesOf = ({ dataDir, databaseUrl }: Place): Promise<{ count: number; migrated: boolean }> =>
  storedAt(dataDir, databaseUrl).look(async db => {
    const names: unknown = databaseUrl
      ? await db('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
      : await db('sqlite_master').where({ type: 'table' }).pluck('name');
    const count = (names as string[]).length;
    return { count, migrated: count > 2 && (await isMigrated(db)) };
  });

const withPlace = async <T>(options: Options, isPostgres: boolean, use: (place: Place) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portes-migrating-'));
  try {
    const databaseUrl = isPostgres && options.newPostgres ? await options.newPostgres() : null;
    // Copies of the template of PostgreSQL have their tables already.
    if (databaseUrl) await emptied({ dataDir, databaseUrl });
    return await use({ dataDir, databaseUrl });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

/** Killed ever later while it migrates, until a start gets through; each next one must find nothing or everything. */
const killedAtEachMoment = async (
  options: Options,
  isPostgres: boolean,
): Promise<{ kills: number; faults: string[] }> => {
  const faults: string[] = [];
  let kills = 0;
  for (let delay = 150; ; delay += STEP_MS / options.scale) {
    const isThrough = await withPlace(options, isPostgres, async place => {
      const program = runBuilt('api/migrate', settingsOf(place));
      const timer = setTimeout(() => program.child.kill('SIGKILL'), delay);
      const code = await program.ended;
      clearTimeout(timer);
      const { count, migrated } = await tablesOf(place);
      if (code === 0) return migrated;
      kills += 1;
      if (count > 2 && !migrated) faults.push(`half migrated after ${delay} ms: ${count} tables`);
      const again = runBuilt('api/migrate', settingsOf(place));
      if ((await again.ended) !== 0) faults.push(`not to be mended after ${delay} ms: ${again.said()}`);
      return false;
    });
    if (isThrough) return { kills, faults };
  }
};

const startedAtOnce = (options: Options, isPostgres: boolean): Promise<string[]> =>
  withPlace(options, isPostgres, async place => {
    const servers = Array.from({ length: AT_ONCE }, () => runBuilt('api/server', settingsOf(place)));
    try {
      const faults: string[] = [];
      for (const server of servers) {
        const address = await addressOf(server);
        const ready = await fetch(`${address}/api/ready`);
        if (ready.status !== 200) faults.push(`not ready: ${ready.status}`);
      }
      return faults;
    } finally {
      await Promise.all(servers.map(server => server.stop()));
    }
  });

export const migrating: Goal = {
  id: 'G12, F18, F19',
  promise: `migrations killed every ${STEP_MS} ms of their way leave nothing or everything, and the next start finishes; ${AT_ONCE} servers started at once on an empty place all serve`,
  measure: async options => {
    const found: string[] = [];
    const faults: string[] = [];
    for (const isPostgres of options.newPostgres ? [false, true] : [false]) {
      const killed = await killedAtEachMoment(options, isPostgres);
      const together = await startedAtOnce(options, isPostgres);
      faults.push(...killed.faults, ...together);
      found.push(
        `${isPostgres ? 'PostgreSQL' : 'SQLite'}: ${killed.kills} kills, ${killed.faults.length} half, ${together.length} of ${AT_ONCE} not ready`,
      );
    }
    sayFirst(faults, options);
    return { reached: faults.length === 0, found: found.join('; ') };
  },
};
