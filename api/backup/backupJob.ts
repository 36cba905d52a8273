import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { DAY, HOUR } from '#domain/dates';
import { lastTold } from '../alerts/lastTold.ts';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import type { Deps } from '../crud/ctx.ts';
import { nobody } from '../nobody.ts';
import { oneAtATime } from '../database/oneAtATime.ts';
import { isFromSources, ownFile } from '../ownFiles.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { newestBackup } from './backupFolder.ts';

type Told = Deps & Pick<Ctx, 'log'>;
type Outcome = { isMade: boolean; said: string };

const COMMAND = fileURLToPath(ownFile(`api/backup/backup.${isFromSources ? 'ts' : 'js'}`));

/**
 * Runs `npm run backup` with this process's settings in a process of its own, so that nobody waits for it; `signal`
 * ends it.
 */
const inOwnProcess = async (signal: AbortSignal): Promise<Outcome> => {
  const args = [...process.execArgv, COMMAND];
  const child = spawn(process.execPath, args, { signal, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code]: (number | null)[] = await once(child, 'close').catch((error: Error) => {
    if (error.name === 'AbortError') return [null];
    throw error;
  });
  return { isMade: code === 0, said: (await said).join('').trim() };
};

/** Tells the office, once a day at most; the reason is in the log. */
const tellOffice = (deps: Told): Promise<void> => {
  const ctx: Ctx = { ...deps, now: deps.world.now(), user: nobody };
  return inTransaction(ctx, async inside => {
    await oneAtATime(inside.db, 'backups');
    if (!(await lastTold('backupFailed', DAY, inside)))
      await raiseAlert(inside, { kind: 'backupFailed', args: {}, to: { type: 'admin' } });
  });
};

/**
 * A job: makes a backup if the newest is older than `config.backupHours`. A failure goes to the log and to the office.
 * `signal`: the server is closing.
 */
export const backUp = async (deps: Told, signal: AbortSignal, make = inOwnProcess): Promise<void> => {
  const { config, log, world } = deps;
  if (!config.backupHours) return;
  const now = world.now();
  const newest = await newestBackup(config.backupDir, now);
  if (newest && now.getTime() - newest.getTime() < config.backupHours * HOUR) return;
  const { isMade, said } = await make(signal);
  if (isMade) log.info({ said }, 'backup made');
  else if (!signal.aborted) {
    log.error({ said }, 'backup failed');
    await tellOffice(deps);
  }
};
