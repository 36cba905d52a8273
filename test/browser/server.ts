import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const START_MS = 60_000;

export type RunningServer = {
  url: string;
  log: () => string;
  /** What it had to complain of: the lines of its log that tell of a fault. */
  faults: () => string[];
  stop: () => Promise<void>;
};

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null ? new Promise(resolve => child.once('exit', () => resolve())) : Promise.resolve();

/** Starts the built server on an empty folder, as `npm start` does: demo seeded, on a port of its own. */
export const startServer = async (env: Record<string, string> = {}, dist = DIST): Promise<RunningServer> => {
  const program = join(dist, 'server/api/server.js');
  if (!existsSync(program)) throw new Error('dist/server is missing: run npm run build first, or npm test');
  const dataDir = await mkdtemp(join(tmpdir(), 'portes-browser-'));
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
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
  return {
    url,
    log: () => log,
    faults: () => log.split('\n').filter(line => /"level":(50|60)/.test(line)),
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
