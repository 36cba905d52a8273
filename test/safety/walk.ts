/**
 * `npm run walk -- --requests 100000 --seed 1 [--engine postgres]`: that many random requests by all roles, in offices in
 * which every value that somebody mustn't be told is marked. Ends with 1 when anything came out where it must not.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../machine/postgres.mjs';
import type { Report } from './walk/chapter.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'sqlite' },
    /** So many in each office: what grows with every request begins anew with the next. */
    chapter: { type: 'string', default: '2500' },
  },
});

process.env.TEST_ENGINE = values.engine;
if (values.engine === 'postgres') process.env.TEST_DATABASE_URL ??= await startPostgres();
// The engine is read when these are loaded.
const { newReport, walkChapter } = await import('./walk/chapter.ts');

const say = (line: string) => process.stdout.write(`${line}\n`);

const sayReport = (report: Report, seconds: number): void => {
  say(
    `${report.requests} requests on ${values.engine}, ${Math.round(report.requests / seconds)}/s, seeds from ${values.seed}`,
  );
  for (const [actor, counts] of [...report.statuses].sort())
    say(
      `  ${actor.padEnd(16)} ${[...counts]
        .sort()
        .map(([status, n]) => `${status}: ${n}`)
        .join('  ')}`,
    );
  say(`  slowest answer ${Math.round(report.slowest.ms)} ms: ${report.slowest.asked}`);
  say(`${report.finds.length} finds`);
};

let said = 0;
const sayFinds = ({ finds }: Report): void => {
  for (const { what, actor, asked, status, seed, at } of finds.slice(said))
    say(`  ${what}: ${actor}, ${status}, ${asked.trim()} (seed ${seed}, request ${at})`);
  said = finds.length;
};

const report = newReport();
const started = Date.now();
const total = Number(values.requests);
for (let seed = Number(values.seed); report.requests < total; seed += 1) {
  await walkChapter({ seed, requests: Math.min(Number(values.chapter), total - report.requests) }, report);
  sayFinds(report);
  if (report.requests % 20_000 === 0) say(`${report.requests} requests, ${report.finds.length} finds`);
}
sayReport(report, (Date.now() - started) / 1000);
process.exit(report.finds.length ? 1 : 0);
