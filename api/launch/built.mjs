import module from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ensureSqlite } from './install.mjs';
import { ensureBuilt } from './parts.mjs';
import { inRoot } from './paths.mjs';

/** Installs and builds what is stale. SQLite compiles on one core while the rest is built on another. */
export const prepare = async (...parts) => {
  await ensureInstalled();
  await Promise.all([ensureSqlite(), ensureBuilt(...parts)]);
};

/**
 * Runs a built program in this same process: the arguments, the environment, the signals and the exit code are its own,
 * and no time goes into starting a second Node.
 */
export const runBuilt = async file => {
  const path = inRoot('dist/server', file);
  process.argv[1] = path;
  process.setSourceMapsEnabled(true);
  module.enableCompileCache?.(inRoot('node_modules/.cache/node'));
  await import(pathToFileURL(path).href);
};
