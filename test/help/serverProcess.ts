import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';

const ROOT = join(import.meta.dirname, '../..');

export type ServerProcess = {
  child: ChildProcess;
  /** What it has said so far, on both outputs. */
  said: () => string;
  /** Resolves with the first match in what it says; rejects with all of it when it ends without one. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** The exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
  stop: () => Promise<number | string>;
};

/** Runs Node with these arguments and just these settings. */
export const runNode = (args: readonly string[], settings: Record<string, string>): ServerProcess => {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]): number | string => code ?? signal);
  const says = async (pattern: RegExp): Promise<RegExpExecArray> => {
    let isOver = false;
    void ended.then(() => (isOver = true));
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      if (isOver) throw new Error(`ended without saying ${pattern}:\n${output}`);
      await new Promise(resolve => setTimeout(resolve, 25));
    }
  };
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, said: () => output, says, ended, stop };
};

/** Runs a built program of dist/server (`api/server`), as it is served, with just these settings. */
export const runBuilt = (
  program: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
): ServerProcess => runNode([`dist/server/${program}.js`, ...args], settings);

/** The same on the database of a test: that PostgreSQL doesn't wait for the disk, and a server refuses that unless told. */
export const runOnTestDatabase: typeof runBuilt = (program, settings, args) =>
  runBuilt(program, { ...(settings.DATABASE_URL && { FRAGILE: '1' }), ...settings }, args);

export const RUNNING = /Portes está en marcha: (http:\S+?)\/app\//;

/** A running server's address, once it listens. */
export const addressOf = async (server: ServerProcess): Promise<string> => (await server.says(RUNNING))[1] ?? '';
