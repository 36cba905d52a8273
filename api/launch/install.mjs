import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { launch } from '../../i18n/launch.mjs';
import { inRoot } from './paths.mjs';
import { run, runNode } from './run.mjs';
import { fail, say } from './say.mjs';

const QUIET = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
const SQLITE = inRoot('node_modules/better-sqlite3/build/Release/better_sqlite3.node');

/** Node's own headers, when they lie beside its binary: with them SQLite compiles without asking the network. */
const nodeHome = resolve(dirname(process.execPath), '..');
const hasHeaders = existsSync(resolve(nodeHome, 'include/node/node.h'));

const packagesOf = file => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm keeps what it installed in a lock of its own; a package of another platform may be absent. */
const isInstalled = () => {
  const record = inRoot('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  return Object.entries(packagesOf(inRoot('package-lock.json'))).every(
    ([path, { integrity, optional }]) =>
      path === '' || (installed[path] ? installed[path].integrity === integrity : optional === true),
  );
};

/** The name by which Node finds an addon made for its own version; read first, for a process loads an addon only once. */
const REGISTER = `node_register_module_v${process.versions.modules}`;

/** Loading it is the check: it fails when it is half built or made for another machine. */
const loadsSqlite = () => {
  if (!existsSync(SQLITE) || !readFileSync(SQLITE).includes(REGISTER)) return false;
  try {
    createRequire(import.meta.url)(SQLITE);
    return true;
  } catch {
    return false;
  }
};

const npm = (...args) => {
  const options = {
    env: { ...process.env, ...(hasHeaders && { npm_config_nodedir: nodeHome }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js')
    ? runNode(cli, [...args, ...QUIET], options)
    : run('npm', [...args, ...QUIET], { ...options, shell: process.platform === 'win32' });
};

const compileAdvice = () => {
  const missing = ['python3', 'make', 'g++'].filter(tool => spawnSync(tool, ['--version']).status !== 0);
  if (missing.length > 0) return launch.toolsMissing(missing);
  return hasHeaders ? '' : launch.headersMissing;
};

/**
 * Installs exactly what the lock file says, only when something of it is not there. No package's script is run, and what
 * builds the product comes along even where NODE_ENV says production.
 */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  say(launch.installing);
  if ((await npm('ci', '--include=dev', '--ignore-scripts')) !== 0) fail(launch.installFailed);
};

/** Builds (or downloads) the one native module that needs it, only when it does not load on this Node. */
export const ensureSqlite = async () => {
  if (loadsSqlite()) return;
  say(launch.compiling);
  const code = await npm('rebuild', 'better-sqlite3', '--ignore-scripts=false');
  if (code !== 0 || !loadsSqlite()) fail(`${launch.compileFailed}\n${compileAdvice()}`);
};
