import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const PROGRAM = 'server/api/server.js';
const START_MS = 60_000;

export type RunningServer = {
  url: string;
  log: () => string;
  /** What it had to complain of: the lines of its log that tell of a fault. */
  faults: () => string[];
  stop: () => Promise<void>;
  /** The same, and answers the folder with all that it kept. */
  leave: () => Promise<string>;
};

type Start = {
  env?: Record<string, string>;
  /** What was built, if not this application as it is. */
  dist?: string;
  /** A folder that another server left: this one goes on with a copy. */
  from?: string | null;
};

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null ? new Promise(resolve => child.once('exit', () => resolve())) : Promise.resolve();

export const isBuilt = (dist = DIST): boolean => existsSync(join(dist, PROGRAM));

/** Starts the built server on a port of its own: on an empty folder with the demo seeded, as `npm start` does, or on a copy. */
export const startServer = async ({ env = {}, dist = DIST, from }: Start = {}): Promise<RunningServer> => {
  if (!isBuilt(dist)) throw new Error('dist/server is missing: run npm run build first, or npm test');
  const dataDir = await mkdtemp(join(tmpdir(), 'portes-browser-'));
  if (from) await cp(from, dataDir, { recursive: true });
  const child = spawn(process.execPath, ['--enable-source-maps', join(dist, PROGRAM)], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start:\n${log}`)), START_MS);
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)\/app\//.exec(log);
      if (!found) return;
      clearTimeout(timer);
      resolve(`http://localhost:${found[1]}`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', code => reject(new Error(`the server ended with ${code}:\n${log}`)));
  });
  const leave = async () => {
    child.kill('SIGTERM');
    await ended(child);
    return dataDir;
  };
  return {
    url,
    log: () => log,
    faults: () => log.split('\n').filter(line => /"level":(50|60)/.test(line)),
    leave,
    stop: async () => rm(await leave(), { recursive: true, force: true }),
  };
};
