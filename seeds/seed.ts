import process from 'node:process';
import { ConfigError, readConfig } from '../api/config.ts';
import { migrate, openDatabase } from '../api/db.ts';
import { folderStore } from '../api/files/folderStore.ts';
import { seed as texts } from '../i18n/es/seed.ts';
import { ACCOUNTS, DEMO_LOADS, DEMO_PASSWORD, seedDemo } from './demo.ts';

const FEWEST = 50;
const MOST = 5_000_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const readLoads = (value: string | undefined): number => {
  if (!value) return DEMO_LOADS;
  const loads = Number(value);
  if (!/^\d+$/.test(value) || loads < FEWEST || loads > MOST) throw new ConfigError(texts.wrongLoads(value));
  return loads;
};

/** `npm run seed`; `SEED_LOADS=100000` makes a large market of it. */
const run = async (): Promise<boolean> => {
  const config = readConfig(process.env);
  const loads = readLoads(process.env.SEED_LOADS);
  const db = openDatabase(config);
  const started = performance.now();
  try {
    await migrate(db);
    say(texts.working(loads));
    if (
      !(await seedDemo(db, {
        files: folderStore(config.dataDir),
        scratch: config.dataDir,
        now: new Date(),
        rows: loads,
      }))
    ) {
      process.stderr.write(`${texts.notEmpty}\n`);
      return false;
    }
    say(texts.done(loads, (performance.now() - started) / 1_000));
    say(
      texts.accounts(
        ACCOUNTS.map(account => account.username),
        DEMO_PASSWORD,
      ),
    );
    return true;
  } finally {
    await db.destroy();
  }
};

try {
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
