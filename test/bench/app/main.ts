import { parseArgs } from 'node:util';
import { launchChromium, letIn, newVisitor } from '../../browser/chromium.ts';
import { addLoads } from '../../browser/dispatch.ts';
import { startServer } from '../../browser/server.ts';
import { startBare } from './bareServer.ts';
import { bare, type Journey, product, travel } from './journeys.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const ROUNDS = Number(values.rounds);
if (!(ROUNDS >= 1)) throw new Error('--rounds takes a number from 1 upward');
const TABLE_ROWS = 1_000;

const median = (numbers: number[]): number => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/** Of each step the median of all rounds. */
const typical = (journeys: Journey[], step: string) => {
  const costs = journeys.flatMap(journey => journey[step] ?? []);
  return {
    ms: Math.round(median(costs.map(({ ms }) => ms))),
    kB: median(costs.map(({ js }) => js)) / 1000,
    requests: median(costs.map(({ requests }) => requests)),
    twice: [...new Set(costs.flatMap(({ twice }) => twice))].join(' '),
  };
};

const server = await startServer();
const reference = await startBare(server.url);
const browser = await launchChromium({ asUsed: true });
try {
  const { page, context } = await newVisitor(browser, server.url);
  await letIn(page, 'admin');
  await addLoads(page, 'bench', TABLE_ROWS);
  await context.close();
  const ours: Journey[] = [];
  const bares: Journey[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await travel(browser, product(server.url)));
    bares.push(await travel(browser, bare(reference.url)));
  }
  const table = Object.keys(ours[0] ?? {}).map(step => {
    const own = typical(ours, step);
    // Bare react-admin has no table of orders; its list is the nearest.
    const other = typical(bares, step === 'table' ? 'list' : step);
    return {
      step,
      'JavaScript kB (br)': own.kB.toFixed(1),
      'bare kB': other.kB.toFixed(1),
      'kB ÷ bare': (own.kB / other.kB).toFixed(2),
      requests: own.requests,
      'bare requests': other.requests,
      'usable ms': own.ms,
      'bare ms': other.ms,
      'ms ÷ bare': (own.ms / other.ms).toFixed(2),
      twice: own.twice,
    };
  });
  const lines = [Object.keys(table[0] ?? {}), ...table.map(line => Object.values(line))];
  for (const cells of lines) process.stdout.write(`| ${cells.join(' | ')} |\n`);
} finally {
  await browser.close();
  await reference.stop();
  await server.stop();
}
