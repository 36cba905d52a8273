import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const inRoot = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What a bundler alone can load: Node itself doesn't ask for it, and what is tested is what Node runs. */
const FOR_BUNDLERS = 'module';

const asNode = {
  ssr: { resolve: { conditions: defaultServerConditions.filter(name => name !== FOR_BUNDLERS) } },
};

/**
 * What react-admin and Material bring along for what this application does otherwise, or not yet when a page comes up; every
 * page would ask for it.
 */
const standIns = Object.entries({
  standIns: /^(?:inflection|diacritic|jsonexport\/dist\/index\.js|query-string)$/,
  popper: /^@popperjs\/core$/,
  noCssVariables: /^\.\/ThemeProviderWithVars\.js$/,
  noBulkDelete: /^\.\/BulkDeleteButton\.js$/,
  noTableParts: /^\.{1,2}\/(?:BulkActionsToolbar|DataTableCell|SelectRowCheckbox)\.js$/,
}).map(([name, find]) => ({ find, replacement: inRoot(`src/app/standIns/${name}.ts`) }));

/** One theme without CSS variables, and fields with an outline: the other kinds of both would come along unused. */
const ONE_KIND = [
  { find: './createThemeWithVars.js', replacement: './createThemeNoVars.js' },
  { find: /^\.\.\/(?:Filled)?Input\/index\.js$/, replacement: '../OutlinedInput/index.js' },
];

/** What its package gives to bundlers is made for development. */
const router = (file: string) => inRoot(`node_modules/react-router/dist/production/${file}`);
const ROUTER = [
  { find: /^react-router$/, replacement: router('index.mjs') },
  { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
];

type Kind = NonNullable<TestProjectInlineConfiguration['test']>;

/** Every API test runs on both engines; without a server to connect to (npm test starts one) on SQLite alone. */
const api = (name: string, engine: string): Kind => ({
  name,
  include: ['test/api/**/*.test.ts'],
  env: { TEST_ENGINE: engine },
  // Each file has databases of its own, and nothing else is shared but what the server is made of: loaded once, not a hundred times.
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 60_000,
});

/** The kinds of tests, the quick ones first (test/vitest.config.ts). */
const kinds: Kind[] = [
  // What each file is about is loaded once, not for each file: none of them changes what another one sees.
  { name: 'unit', include: ['test/*.test.ts', 'test/{domain,src}/**/*.test.ts'], isolate: false },
  api('api', 'sqlite'),
  ...(process.env.TEST_DATABASE_URL ? [api('api-postgres', 'postgres')] : []),
  {
    name: 'browser',
    include: ['test/browser/**/*.test.ts'],
    globalSetup: 'test/browser/demonstration.ts',
    // As of the API: each file has a server and a browser of its own.
    isolate: false,
    // A browser on a busy machine may miss its moment once; what fails twice is broken, and each second try is reported.
    retry: 1,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
];

const BASE = '/app/';
const WEB = inRoot('dist/web');

/** What a driver opens without coverage; everything else of the application is asked of the server when it is opened. */
const DRIVER_PAGES = [
  'src/app/Application.tsx',
  'src/app/bell/AlertsDialog.tsx',
  'src/routes/DriverRoutes.tsx',
  'src/routes/DriverRoute.tsx',
  'src/offline/DriverFrame.tsx',
  'src/offline/RoadBar.tsx',
  'src/offline/answered.ts',
  'src/offline/leaving.ts',
  'node_modules/@popperjs/core/lib/popper.js',
].map(inRoot);

/** The page itself, and every file that the driver's pages are made of: their names hold the hash of their content. */
const filesOfTheDriver = (bundle: Rolldown.OutputBundle) => {
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    file.imports.forEach(add);
  };
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && (file.isEntry || DRIVER_PAGES.includes(file.facadeModuleId ?? ''))) add(file.fileName);
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('no index.html in the build');
  const revision = createHash('sha256').update(page.source).digest('hex');
  return [{ url: `${BASE}index.html`, revision }, ...[...found].map(name => ({ url: BASE + name, revision: null }))];
};

/** The service worker beside the application: one file whose name stays, with the list of what it keeps in it. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  writeBundle: async (_options, bundle) => {
    await build({
      configFile: false,
      root: inRoot('src'),
      base: BASE,
      publicDir: false,
      logLevel: 'warn',
      define: { FILES_OF_THE_DRIVER: JSON.stringify(filesOfTheDriver(bundle)) },
      build: {
        outDir: WEB,
        emptyOutDir: false,
        rolldownOptions: {
          input: inRoot('src/offline/serviceWorker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    });
  },
});

export default defineConfig({
  resolve: { alias: [...standIns, ...ONE_KIND, ...ROUTER] },
  root: inRoot('src'),
  base: BASE,
  plugins: [react(), serviceWorker()],
  server: { fs: { allow: ['src', 'i18n', 'node_modules'].map(inRoot) } },
  build: {
    outDir: WEB,
    emptyOutDir: true,
    // Which files each page is made of: the server names them with the page itself (api/http/pageFiles.ts).
    manifest: true,
    // Nothing becomes a data: address, so that the content security policy need not allow any.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // What is needed together comes as one file: a hundred small ones compress worse and wait for one another.
        codeSplitting: {
          groups: [
            // The login alone: '$initial' is what the first page needs anyway; its libraries change less often than it does.
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'login', tags: ['$initial'] },
            // What a forgotten password and the terms have beside the login, so that they don't ask for the application.
            {
              name: 'account',
              test: /src\/domain\/(text\/characters|passwords)\.ts$|i18n\/fillIn\.ts$|\/DialogTitle\.js$/,
            },
            // Then, each with all that it is made of: what is around every page, what every list has, what both show, what forms have.
            { name: 'application', test: /src\/app\/Application\.tsx$/ },
            { name: 'lists', test: /src\/ui\/\w+\/(EntityList|SelectFilter|StatusChip|MomentField)\.tsx$/ },
            {
              name: 'parts',
              test: /src\/ui\/\w+\/(RefLink|QuietButton|StatusBadge|FileButton|ChoiceText|DayField|DoneAt|MoneyField|NumberField)\.tsx$|\/taxInWords\.ts$|\/(Tab|Tabs|Avatar)\.js$/,
            },
            // What the few pages with views of their own have: too small for two files, and not for those that have none.
            { name: 'views', test: /src\/ui\/pages\/(ViewTabs|HiddenWhile)\.tsx$/ },
            // The button of the lists that sheets are read into brings what it asks, in the one file.
            { name: 'imports', test: /src\/imports\/ImportButton\.tsx$/ },
            // A question about a list is no form, and needs none of what forms have.
            { name: 'dialogs', test: /src\/ui\/actions\/TypedDialog\.tsx$/ },
            {
              name: 'forms',
              test: /src\/ui\/\w+\/(EntityEdit|EntityCreate|DialogForm|Input|WarnedInput|FlagInputs)\.tsx$/,
            },
            // What a driver's phone keeps and sends: nobody else's pages ask for it but those that a driver has too.
            { name: 'road', test: /src\/offline\/(DriverFrame|RoadBar|answered|leaving|useOutbox|useUnsent)\.tsx?$/ },
          ],
        },
      },
    },
  },
  test: {
    root: inRoot('.'),
    pool: 'forks',
    slowTestThreshold: 5_000,
    maxConcurrency: 2,
    // One more than there are cores: while a browser or a database is waited for, another test goes on.
    maxWorkers: Math.min(4, availableParallelism() + 1),
    projects: kinds.map(kind => ({ ...asNode, root: inRoot('.'), test: { environment: 'node', ...kind } })),
  },
});
