import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const inRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `#domain/x` and `#i18n` are the sources here and the emitted files for plain Node ("imports" in package.json). */
const conditions = {
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
};

type Kind = NonNullable<TestProjectInlineConfiguration['test']>;

/** Every API test runs on both engines; without a server to connect to (npm test starts one) on SQLite alone. */
const api = (name: string, engine: string): Kind => ({
  name,
  include: ['test/api/**/*.test.ts'],
  env: { TEST_ENGINE: engine },
  testTimeout: 20_000,
  hookTimeout: 60_000,
});

/** The kinds of tests, the quick ones first; each kind starts when the one before it has ended. */
const kinds: Kind[] = [
  { name: 'unit', include: ['test/*.test.ts', 'test/{domain,src}/**/*.test.ts'] },
  api('api', 'sqlite'),
  ...(process.env.TEST_DATABASE_URL ? [api('api-postgres', 'postgres')] : []),
  {
    name: 'browser',
    include: ['test/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
];

export default defineConfig({
  ...conditions,
  root: inRoot('src'),
  base: '/app/',
  plugins: [react()],
  server: { fs: { allow: ['src', 'i18n', 'node_modules'].map(inRoot) } },
  build: {
    outDir: inRoot('dist/web'),
    emptyOutDir: true,
    // Nothing becomes a data: address, so that the content security policy need not allow any.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Only what the first page needs anyway: '$initial' leaves lazily loaded libraries with their pages.
          groups: [{ name: 'vendor', test: /node_modules/, tags: ['$initial'] }],
        },
      },
    },
  },
  test: {
    root: inRoot('.'),
    pool: 'forks',
    slowTestThreshold: 5_000,
    maxWorkers: Math.min(4, Math.max(2, availableParallelism())),
    projects: kinds.map((kind, groupOrder) => ({
      ...conditions,
      root: inRoot('.'),
      test: { environment: 'node', sequence: { groupOrder }, ...kind },
    })),
  },
});
