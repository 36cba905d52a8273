import process from 'node:process';
import { backup as texts } from '../../i18n/es/backup.ts';
import { command } from '../command.ts';
import { openStore } from '../files/openStore.ts';
import { BackupError } from './BackupError.ts';
import { makeBackup } from './makeBackup.ts';
import { rowsOf } from './manifest.ts';

/** `npm run backup`, also started by the server: makes one backup in its own process. */
await command(async config => {
  const { folder, manifest, removed } = await makeBackup(config, openStore(config), new Date());
  process.stdout.write(`${texts.made(folder, rowsOf(manifest), manifest.files, removed)}\n`);
  if (manifest.missing.length) throw new BackupError(texts.missing(manifest.missing));
});
