import { resolve } from 'node:path';
import process from 'node:process';
import { backup as texts } from '../../i18n/es/backup.ts';
import { command } from '../command.ts';
import { openStore } from '../files/openStore.ts';
import { BackupError } from './BackupError.ts';
import { rowsOf } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';

/** `npm run restore -- FOLDER`: restores a backup into an empty place. */
await command(async config => {
  const folder = process.argv[2];
  if (!folder) throw new BackupError(texts.whichFolder(config.backupDir));
  const manifest = await restoreBackup(config, openStore(config), resolve(folder));
  process.stdout.write(`${texts.restored(manifest.madeAt, rowsOf(manifest), manifest.files)}\n`);
});
