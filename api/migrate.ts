import process from 'node:process';
import { start } from '../i18n/es/start.ts';
import { command } from './command.ts';
import { migrate, openDatabase } from './database/db.ts';

/** `npm run migrate`: brings the configured database up to date, and nothing else. */
await command(async config => {
  const db = openDatabase(config);
  try {
    await migrate(db);
    process.stdout.write(`${start.migrated}\n`);
  } finally {
    await db.destroy();
  }
});
