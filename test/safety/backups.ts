import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup } from '../../api/backup/makeBackup.ts';
import { restoreBackup } from '../../api/backup/restoreBackup.ts';
import { readConfig } from '../../api/config.ts';
import { openStore } from '../../api/files/openStore.ts';
import { migrate } from '../../api/database/db.ts';
import { seedDemo } from '../../seeds/demo.ts';
import { contentsOf, inDatabase } from '../help/contents.ts';
import { type Goal, type Options, scaled } from './Goal.ts';
import { emptied, type Place } from './site.ts';

/** Some 100,000 rows. */
const LOADS = 12_000;
const BOTH_S = 60;
const NOW = new Date('2026-11-20T11:00:00.000Z');

const configOf = ({ dataDir, databaseUrl }: Place) =>
  readConfig({ DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });

/** A demonstration of so many orders, backed up, brought back into an empty place, and compared row by row and file by file. */
const rehearse = async (from: Place, to: Place, options: Options) => {
  const [source, target] = [configOf(from), configOf(to)];
  await inDatabase(source, async db => {
    await migrate(db);
    await seedDemo(db, { files: openStore(source), now: NOW, rows: scaled(LOADS, options) });
  });
  const begun = performance.now();
  const { folder, manifest } = await makeBackup(source, openStore(source), new Date());
  const backedUp = performance.now();
  await restoreBackup(target, openStore(target), folder);
  const restored = performance.now();
  const [wanted, found] = [await inDatabase(source, contentsOf), await inDatabase(target, contentsOf)];
  const files = await Promise.all([from, to].map(({ dataDir }) => readdir(join(dataDir, 'files')).catch(() => [])));
  const seconds = [backedUp - begun, restored - backedUp].map(each => Math.round(each / 100) / 10);
  return {
    isSame: JSON.stringify(wanted) === JSON.stringify(found) && files[0]?.sort().join() === files[1]?.sort().join(),
    seconds,
    rows: Object.values(manifest.tables).reduce((sum, each) => sum + each, 0),
    files: manifest.files,
  };
};

export const backups: Goal = {
  id: 'G13, F20',
  promise: `a demonstration of ${LOADS.toLocaleString('en')} orders (some 100,000 rows) backed up and brought back into an empty place in under ${BOTH_S} s: the hashes of all tables and files are the same`,
  measure: async options => {
    const found: string[] = [];
    let reached = true;
    for (const engine of options.newPostgres ? ['SQLite', 'PostgreSQL'] : ['SQLite']) {
      const folder = await mkdtemp(join(tmpdir(), 'portes-backups-'));
      const placeOf = async (name: string): Promise<Place> => {
        const dataDir = join(folder, name);
        const databaseUrl = engine === 'SQLite' || !options.newPostgres ? null : await options.newPostgres();
        if (databaseUrl) await emptied({ dataDir, databaseUrl });
        return { dataDir, databaseUrl };
      };
      try {
        const { isSame, seconds, rows, files } = await rehearse(await placeOf('from'), await placeOf('to'), options);
        const [making = 0, restoring = 0] = seconds;
        reached &&= isSame && making + restoring < BOTH_S;
        found.push(
          `${engine}: ${rows} rows and ${files} files in ${making} s, back in ${restoring} s, ${isSame ? 'the same' : 'NOT the same'}`,
        );
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    }
    return { reached, found: found.join('; ') };
  },
};
