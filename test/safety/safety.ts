import { cpus } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import knex from 'knex';
import { ensureBuilt } from '../../api/launch/parts.mjs';
import type { Goal, Options } from './Goal.ts';
import { guesses, timing } from './guessing.ts';
import { kills } from './kills.ts';
import { atOnce } from './atOnce.ts';
import { backups } from './backups.ts';
import { clockJumps } from './clockJumps.ts';
import { closing } from './closing.ts';
import { diskFaults } from './diskFaults.ts';
import { fullDisk } from './fullDisk.ts';
import { lockedDatabase } from './lockedDatabase.ts';
import { longReaders } from './longReaders.ts';
import { lostUpdates } from './lostUpdates.ts';
import { migrating } from './migrating.ts';
import { neighbours } from './neighbours.ts';
import { nonReaders } from './nonReaders.ts';
import { numbering } from './numbering.ts';
import { outOfMemory } from './outOfMemory.ts';
import { postgresAway } from './postgresAway.ts';
import { postgresFull } from './postgresFull.ts';
import { postgresSilent } from './postgresSilent.ts';
import { powerCuts } from './powerCuts.ts';
import { mutate, parts, walk } from './programs.ts';
import { readOnlyDisk } from './readOnlyDisk.ts';
import { uploads } from './uploads.ts';

/** `npm run safety`: measures what the README promises, each goal after the other, and prints a table of them. */
const GOALS: Record<string, Goal> = {
  walk,
  mutate,
  kills,
  powerCuts,
  fullDisk,
  readOnlyDisk,
  diskFaults,
  lostUpdates,
  numbering,
  neighbours,
  nonReaders,
  lockedDatabase,
  clockJumps,
  timing,
  guesses,
  atOnce,
  postgresAway,
  postgresFull,
  postgresSilent,
  closing,
  migrating,
  uploads,
  outOfMemory,
  longReaders,
  backups,
  parts,
};

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, scale: { type: 'string', default: '1' } },
});
const chosen = (values.only ?? Object.keys(GOALS)).map(name => {
  const goal = GOALS[name];
  if (!goal) throw new Error(`no goal is called ${name}: ${Object.keys(GOALS).join(', ')}`);
  return goal;
});
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** New databases of a PostgreSQL that is there for as long as this runs. */
const postgresOnce = () => {
  let server: Promise<string> | null = null;
  let made = 0;
  return async (): Promise<string> => {
    server ??= import('../machine/postgres.mjs').then(({ startPostgres }) => startPostgres());
    const admin = knex({ client: 'pg', connection: await server });
    made += 1;
    await admin.raw(`create database safety_${made}`);
    await admin.destroy();
    return (await server).replace(/\/postgres$/, `/safety_${made}`);
  };
};

await ensureBuilt('server');
const options: Options = { scale: Number(values.scale), newPostgres: postgresOnce(), say };
const lines = [];
let missed = 0;
for (const goal of chosen) {
  say(`${goal.id}: ${goal.promise}`);
  const begun = performance.now();
  const { reached, found } = await goal.measure(options);
  if (!reached) missed += 1;
  say(`  ${reached ? 'reached' : 'MISSED'} (${Math.round((performance.now() - begun) / 1000)} s): ${found}`);
  lines.push(`| ${goal.id} | ${goal.promise} | ${found} | ${reached ? 'yes' : '**no**'} |`);
}
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
say(`\n${new Date().toISOString().slice(0, 10)}, ${machine}\n`);
say(['| Goal | Promise | Measured | Reached |', '|---|---|---|---|', ...lines].join('\n'));
process.exit(missed ? 1 : 0);
