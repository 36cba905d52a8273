import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { inRoot } from '../../api/launch/paths.mjs';
import { atExit, runNode } from '../../api/launch/run.mjs';
import { fail } from '../../api/launch/say.mjs';
import { launch } from '../../i18n/launch.mjs';
import { isRoot, postgresFolder } from './debian.mjs';

const SETTINGS = ['listen_addresses=127.0.0.1', 'max_connections=200'];

/** Nothing here outlives the tests, so nothing waits for the disk. */
const UNSAFE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const freePort = () =>
  new Promise(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root, so root lends its programs to the user that the package made. */
const postgres = (program, args) => {
  const path = join(postgresFolder(), program);
  const [file, rest] = isRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
  return spawnSync(file, rest, { cwd: tmpdir(), encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
};

/** Stops, starts or restarts a cluster by its data folder. */
export const controlPostgres = (data, ...args) => postgres('pg_ctl', ['-D', data, '-w', ...args]);

const idOfPostgres = flag => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);

/** New databases are copies of template1: migrating it once takes a tenth of the time that every test would need. */
const migrateTemplate = async server => {
  const options = {
    env: { ...process.env, DATABASE_URL: `${server}/template1` },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  const code = await runNode(inRoot('dist/server/api/migrate.js'), [], options);
  if (code !== 0) fail(launch.testing.postgresFailed(launch.testing.migrations));
};

/**
 * Starts a PostgreSQL cluster of its own in a temporary folder and on a free port, gone when this process ends however
 * it ends. Needs the built server, whose tables new databases have from the start. Resolves with its address. A durable
 * one waits for the disk at each commit, as those in use do: for measuring.
 */
export const startPostgres = async ({ durable = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'portes-postgres-'));
  const data = join(folder, 'data');
  if (isRoot) chownSync(folder, idOfPostgres('-u'), idOfPostgres('-g'));
  atExit(() => {
    postgres('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  });

  const port = await freePort();
  const options = [
    `-p ${port}`,
    `-k ${folder}`,
    ...[...SETTINGS, ...(durable ? [] : UNSAFE)].map(setting => `-c ${setting}`),
  ].join(' ');
  const steps = [
    ['initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']],
    ['pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']],
  ];
  for (const [program, args] of steps) {
    const { status, stderr, error } = postgres(program, args);
    if (status !== 0) fail(launch.testing.postgresFailed(stderr?.trim() || error?.message || program));
  }
  const server = `postgres://postgres@127.0.0.1:${port}`;
  await migrateTemplate(server);
  return `${server}/postgres`;
};
