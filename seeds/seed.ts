import process from 'node:process';
import { command } from '../api/command.ts';
import { ConfigError } from '../api/config.ts';
import { migrate, openDatabase } from '../api/database/db.ts';
import { openStore } from '../api/files/openStore.ts';
import { temporaryFolder } from '../api/files/temporary.ts';
import { seed as texts } from '../i18n/es/seed.ts';
import { ACCOUNTS, DEMO_LOADS, DEMO_PASSWORD, isEmptyDatabase, seedDemo } from './demo.ts';

const FEWEST = 50;
const MOST = 5_000_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const readLoads = (value: string | undefined): number => {
  if (!value) return DEMO_LOADS;
  const loads = Number(value);
  if (!/^\d+$/.test(value) || loads < FEWEST || loads > MOST) throw new ConfigError(texts.wrongLoads(value));
  return loads;
};

/** `npm run seed`; `SEED_LOADS=100000` makes a large market of it. Throws ConfigError for what can't be done. */
await command(async config => {
  const rows = readLoads(process.env.SEED_LOADS);
  const db = openDatabase(config);
  const started = performance.now();
  try {
    await migrate(db);
    if (!(await isEmptyDatabase(db))) throw new ConfigError(texts.notEmpty);
    say(texts.working(rows));
    const files = openStore(config);
    if (!(await seedDemo(db, { files, scratch: temporaryFolder(config.dataDir), now: new Date(), rows })))
      throw new ConfigError(texts.notEmpty);
    say(texts.done(rows, (performance.now() - started) / 1_000));
    const names = ACCOUNTS.map(account => account.username);
    say(texts.accounts(names, DEMO_PASSWORD));
  } finally {
    await db.destroy();
  }
});
