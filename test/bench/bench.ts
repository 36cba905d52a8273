import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../api/launch/parts.mjs';
import { markdown } from './report.ts';
import { NAMES, run } from './run.ts';

/** `npm run bench -- [--rows 1000000] [--engine postgres] [--scenarios list,single] [--quick] [--out FILE]`. */
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'sqlite' },
    scenarios: { type: 'string', default: NAMES.join(',') },
    connections: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

const scenarios = values.scenarios.split(',');
const unknown = scenarios.filter(name => !NAMES.includes(name));
if (unknown.length) throw new Error(`no scenario is called ${unknown.join(', ')}: ${NAMES.join(', ')}`);
const { engine } = values;
if (engine !== 'sqlite' && engine !== 'postgres') throw new Error(`no engine is called ${engine}: sqlite, postgres`);

const say = (line: string): void => void process.stderr.write(`${line}\n`);
await ensureBuilt('server');
const report = await run({
  engine,
  rows: Number(values.rows),
  scenarios,
  connections: (values.connections ?? (values.quick ? '10' : '10,64')).split(',').map(Number),
  rounds: Number(values.rounds ?? (values.quick ? 1 : 3)),
  seconds: Number(values.seconds ?? (values.quick ? 0.5 : 2)),
  say,
});
const out = values.out ?? `bench/${engine}-${report.rows}.json`;
await mkdir(dirname(out), { recursive: true });
await writeFile(out, `${JSON.stringify(report, null, 2)}\n`);
process.stdout.write(`${markdown(report)}\n`);
say(`written to ${out}`);
// PostgreSQL's cluster is stopped at the exit.
process.exit(report.measured.some(({ failed }) => failed) ? 1 : 0);
