import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { backup as texts } from '../../i18n/es/backup.ts';
import { BackupError } from './BackupError.ts';
import { libpqAddress } from './libpqAddress.ts';

const run = promisify(execFile);

/** Runs `pg_dump` or `pg_restore` on a database. Throws BackupError with the program's message. */
export const postgresTool = async (
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> => {
  const { address, password } = libpqAddress(databaseUrl);
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await run(program, [`--dbname=${address}`, ...args], { env });
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    if (code === 'ENOENT') throw new BackupError(texts.noProgram(program), { cause: error });
    throw new BackupError(texts.programFailed(program, stderr?.trim() || String(code)), { cause: error });
  }
};
