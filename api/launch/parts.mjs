import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { launch } from '../../i18n/launch.mjs';
import { fingerprint } from './fingerprint.mjs';
import { inRoot, TOOLS } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { runNode } from './run.mjs';
import { fail, say } from './say.mjs';

const COMMON = ['api/launch', 'i18n', 'package.json', 'package-lock.json', 'tsconfig.json'];
const PRODUCTION = { env: { ...process.env, NODE_ENV: 'production' } };

/** The two halves of dist/: what each is made of, where it lands and how it is made (the exit code). */
const PARTS = {
  web: {
    sources: [...COMMON, 'src', 'vite.config.ts'],
    output: 'dist/web',
    entry: 'dist/web/index.html',
    build: async () => {
      const code = await runNode(TOOLS.vite, ['build', '--logLevel', 'warn'], PRODUCTION);
      if (code === 0) await precompress(inRoot('dist/web'));
      return code;
    },
  },
  server: {
    sources: [...COMMON, 'api', 'migrations', 'seeds', 'src/domain'],
    output: 'dist/server',
    entry: 'dist/server/api/server.js',
    build: () => runNode(inRoot('api/launch/bundleServer.mjs'), [], PRODUCTION),
  },
};

const ensurePart = async name => {
  const { sources, output, entry, build } = PARTS[name];
  const stamp = inRoot(`${output}.sha256`);
  const current = fingerprint(sources);
  if (existsSync(stamp) && existsSync(inRoot(entry)) && readFileSync(stamp, 'utf8') === current) return;
  say(launch.building[name]);
  rmSync(stamp, { force: true });
  rmSync(inRoot(output), { recursive: true, force: true });
  if ((await build()) !== 0) fail(launch.buildFailed[name]);
  writeFileSync(stamp, current);
};

/** Builds those of the named parts ('web', 'server') whose sources changed since they were last built. */
export const ensureBuilt = (...names) => Promise.all(names.map(ensurePart));
