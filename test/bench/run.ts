import { openDatabase } from '../../api/database/db.ts';
import { exportLoads } from './exported.ts';
import { factsOf } from './facts.ts';
import { type Measured, measure, type Pace } from './measure.ts';
import { everyOperator } from './operators.ts';
import { machine, type Report } from './report.ts';
import { SCENARIOS } from './scenarios.ts';
import { type Engine, seededPlaces } from './seeded.ts';
import { startServers } from './servers.ts';

export type Options = Pace & {
  engine: Engine;
  rows: number;
  connections: readonly number[];
  /** Names of scenarios.ts, `operators` and `export`; all of them unless some are named. */
  scenarios: readonly string[];
  say: (line: string) => void;
};

export const NAMES = [...Object.keys(SCENARIOS), 'operators', 'export'];

/** What goes wrong is told, and the others are measured all the same. */
const failureOf =
  (name: string, connections: number) =>
  (error: Error): Measured => ({ name, title: SCENARIOS[name]?.title ?? name, connections, failed: error.message });

/** Seeds, starts the three servers, measures one scenario after the other and takes it all away again. */
export const run = async (options: Options): Promise<Report> => {
  const { engine, rows, connections, scenarios, say } = options;
  say(`seeding ${rows} loads on ${engine}`);
  const places = await seededPlaces(engine, rows);
  const db = openDatabase(places.ours);
  try {
    const facts = await factsOf(db);
    const servers = await startServers(places.ours, places.hand);
    try {
      const { readyMs, idleMb } = servers.ours;
      say('measuring');
      const exported = scenarios.includes('export') ? await exportLoads(places.ours, facts) : [];
      const operators = scenarios.includes('operators') ? await everyOperator(servers.ours.port, db, facts) : [];
      const measured: Measured[] = [];
      for (const [name, scenario] of Object.entries(SCENARIOS).filter(([name]) => scenarios.includes(name)))
        for (const each of connections) {
          say(`${name}, ${each} connections`);
          measured.push(await measure([name, scenario], servers, facts, each, options).catch(failureOf(name, each)));
        }
      const date = new Date().toISOString().slice(0, 10);
      return { date, machine: machine(), engine, rows, readyMs, idleMb, measured, operators, exported };
    } finally {
      await servers.stop();
    }
  } finally {
    await db.destroy();
    await places.close();
  }
};
