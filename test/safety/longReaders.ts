import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runBuilt } from '../help/serverProcess.ts';
import { lossesOf, newDiary, work, yesesOf } from './diary.ts';
import { type Goal, ms, percentile, sayFirst, scaled } from './Goal.ts';
import { openSite, settingsOf, type Site } from './site.ts';

const LONG_MS = 20_000;
const BACKUPS = 5;
const WAL_MB = 64;
/** By then the next who writes has cut it down. */
const SOON_MS = 2_000;

const walMb = async ({ dataDir }: Site): Promise<number> =>
  (await stat(join(dataDir, 'portes.db-wal')).catch(() => ({ size: 0 }))).size / 1024 / 1024;

/** One who reads for long, in a process that isn't the server's, and then backups one after another, while people write. */
export const longReaders: Goal = {
  id: 'F7, F20',
  promise: `beside one who reads for ${LONG_MS / 1000} s and ${BACKUPS} backups, writing and uploading go on without a refusal, and what SQLite keeps apart for the reader is under ${WAL_MB} MB again when that has ended`,
  measure: async options => {
    const site = await openSite();
    try {
      const desk = await site.start();
      const diary = newDiary();
      const faults: string[] = [];
      const times: number[] = [];
      const over = new AbortController();
      let most = 0;
      let afterwards = 0;
      const working = work(desk, site, diary, { isOver: () => over.signal.aborted });
      const timing = (async () => {
        const place = { addressName: 'Muelle', clientId: site.ids.client, address: { city: 'Sagunto' } };
        while (!over.signal.aborted) {
          const begun = performance.now();
          await (await desk.ask('admin', 'POST', '/api/locations', place)).arrayBuffer();
          times.push(performance.now() - begun);
          most = Math.max(most, await walMb(site));
          await wait(50);
        }
      })();
      await site.look(async db => {
        const connection = await db.client.acquireConnection();
        await db.raw('begin').connection(connection);
        await db('locations').connection(connection).count({ n: '*' });
        await wait(scaled(LONG_MS, options));
        await db.raw('commit').connection(connection);
        await db.client.releaseConnection(connection);
        await wait(SOON_MS);
        afterwards = await walMb(site);
      });
      const backups = scaled(BACKUPS, options);
      for (let round = 0; round < backups; round += 1) {
        const made = runBuilt('api/backup/backup', settingsOf({ dataDir: site.dataDir, databaseUrl: null }));
        if ((await made.ended) !== 0) faults.push(`a backup failed: ${made.said()}`);
        // Each has its second for a name.
        await wait(1_100);
      }
      over.abort();
      await Promise.all([working, timing]);
      for (const [status, count] of diary.refused) faults.push(`${count} × ${status}`);
      faults.push(...(await lossesOf(site, diary)));
      sayFirst(faults, options);
      const found = `${yesesOf(diary)} writes, ${backups} backups, ${faults.length} faults, writing p95 ${ms(percentile(times, 0.95))}, at most ${Math.round(most)} MB apart, ${Math.round(afterwards)} MB ${SOON_MS / 1000} s afterwards`;
      return { reached: faults.length === 0 && afterwards <= WAL_MB, found };
    } finally {
      await site.close();
    }
  },
};
