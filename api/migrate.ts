import process from 'node:process';
import { start } from '../i18n/es/start.ts';
import { type Config, readConfig } from './config.ts';
import { migrate, openDatabase } from './db.ts';
import { startProblem } from './setup/startProblem.ts';

process.umask(0o077);

/** `npm run migrate`: brings the configured database up to date, and nothing else. */
const run = async (config: Config): Promise<void> => {
  const db = openDatabase(config);
  try {
    await migrate(db);
    process.stdout.write(`${start.migrated}\n`);
  } finally {
    await db.destroy();
  }
};

let config: Config | null = null;
try {
  config = readConfig(process.env);
  await run(config);
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`\n${startProblem(error, config)}\n`);
  process.exitCode = 1;
}
