import { resolve } from 'node:path';
import process from 'node:process';
import { backup as texts } from '../../i18n/es/backup.ts';
import { command } from '../command.ts';
import { openStore } from '../files/openStore.ts';
import { BackupError } from './BackupError.ts';
import { restoreBackup } from './restoreBackup.ts';

/** `npm run restore -- FOLDER`: brings a backup back into an empty place. */
await command(async config => {
  const folder = process.argv[2];
  if (!folder) throw new BackupError(texts.whichFolder(config.backupDir));
  const { madeAt, tables, files } = await restoreBackup(config, openStore(config), resolve(folder));
  const rows = Object.values(tables).reduce((sum, each) => sum + each, 0);
  process.stdout.write(`${texts.restored(madeAt, rows, files)}\n`);
});
