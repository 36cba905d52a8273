import '../api/launch/node.mjs';
import process from 'node:process';
import { ensureInstalled, ensureSqlite } from '../api/launch/install.mjs';
import { ensureBuilt } from '../api/launch/parts.mjs';
import { TOOLS } from '../api/launch/paths.mjs';
import { runNode } from '../api/launch/run.mjs';
import { fail, say } from '../api/launch/say.mjs';
import { launch } from '../i18n/launch.mjs';
import { ensurePackages } from './machine/debian.mjs';
import { startPostgres } from './machine/postgres.mjs';
import { keepTemporaryFilesInMemory } from './machine/temporary.mjs';

/** What each kind of tests needs from the machine, and its projects in vite.config.ts. */
const KINDS = {
  unit: { projects: ['unit'], packages: [] },
  api: { projects: ['api', 'api-postgres'], packages: ['postgresql'] },
  browser: { projects: ['browser'], packages: ['chromium', 'chromium-headless-shell'] },
};

/** Takes `--only kind` out of the arguments; what is left are Vitest's own filters and options. */
const readArguments = ([...args]) => {
  const at = args.indexOf('--only');
  if (at < 0) return { kinds: Object.values(KINDS), filters: args };
  const [, kind] = args.splice(at, 2);
  if (!Object.hasOwn(KINDS, kind ?? '')) fail(launch.testing.unknownKind(kind ?? '', Object.keys(KINDS).join(', ')));
  return { kinds: [KINDS[kind]], filters: args };
};

const heading = text => say(`\n── ${text} ──`);

const step = async (name, tool, ...runs) => {
  heading(name);
  for (const args of runs) if ((await runNode(tool, args)) !== 0) fail(launch.testing.stepFailed(name));
};

const { kinds, filters } = readArguments(process.argv.slice(2));
const packages = kinds.flatMap(kind => kind.packages);

await Promise.all([ensureInstalled(), ensurePackages(packages)]);
// Compiling takes one core for two minutes, wherever it isn't done yet.
const sqlite = ensureSqlite();
await step(launch.testing.format, TOOLS.biome, ['format', '.']);
await step(launch.testing.lint, TOOLS.oxlint, ['--deny-warnings']);
// The server first, without what only a browser has. A minute of one core; the other builds and begins with the tests.
const types = step(launch.testing.types, TOOLS.tsc, ['--noEmit', '-p', 'api'], ['--noEmit']);

heading(launch.testing.build);
await Promise.all([sqlite, ensureBuilt('web', 'server')]);
say(launch.built);

keepTemporaryFilesInMemory();
const database = packages.includes('postgresql') ? { TEST_DATABASE_URL: await startPostgres() } : {};
heading(launch.testing.tests);
// Vitest takes CI for a terminal with colours; a file or a pipe wants plain text.
const colours = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' };
const projects = kinds.flatMap(kind => kind.projects).map(project => `--project=${project}`);
const [code] = await Promise.all([
  runNode(TOOLS.vitest, ['run', '--config=test/vitest.config.ts', ...projects, ...filters], {
    env: { ...process.env, CI: 'true', ...colours, ...database },
  }),
  types,
]);
process.exitCode = code;
