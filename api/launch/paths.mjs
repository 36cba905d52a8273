import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** An absolute path from one relative to the root of the project. */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** The programs of node_modules by their own file, so that they run on this Node and not on another in the PATH. */
export const TOOLS = {
  biome: inRoot('node_modules/@biomejs/biome/bin/biome'),
  oxlint: inRoot('node_modules/oxlint/bin/oxlint'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  tsx: inRoot('node_modules/tsx/dist/cli.mjs'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
};
