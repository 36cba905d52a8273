import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'vite';
import { inRoot } from './paths.mjs';

/** What is run by itself; the rest comes along with it. */
const PROGRAMS = [
  'api/server',
  'api/migrate',
  'api/backup/backup',
  'api/backup/restore',
  'api/readers/readerThread',
  'api/pdf/pressThread',
  'seeds/seed',
];

const LANGUAGES = 'i18n/languages';
const languages = existsSync(inRoot(LANGUAGES))
  ? readdirSync(inRoot(LANGUAGES)).map(file => `${LANGUAGES}/${basename(file, '.ts')}`)
  : [];

/**
 * Builds dist/server: a few files rather than the many of the sources, which a server would read one after the other
 * before its first answer. Programs keep their places, and what they share lies in api/, so that paths from there hold.
 */
await build({
  configFile: false,
  root: inRoot(),
  publicDir: false,
  logLevel: 'warn',
  // All of it else comes along, with its messages in fifty languages, a file each.
  ssr: { noExternal: ['zod'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: inRoot('dist/server'),
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries([...PROGRAMS, ...languages].map(path => [path, inRoot(`${path}.ts`)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'api/[name]-[hash].js',
        sourcemapExcludeSources: true,
      },
    },
  },
});
