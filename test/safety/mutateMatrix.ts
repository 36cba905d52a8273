/**
 * `npm run mutate [-- --engine postgres]`: turns every cell of the permission matrix round, one at a time, in a server that
 * runs, and sees that it is noticed: by the table written by hand (which `npm test` compares with the matrix), and by who
 * asks the API. Ends with 1 when fewer than 99 in 100 are.
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../machine/postgres.mjs';
import { differences } from './mutate/dataSays.ts';
import { everyCell, isMoot, isSilent, told, withCell } from './mutate/cells.ts';

const { values } = parseArgs({ options: { engine: { type: 'string', default: 'sqlite' } } });
process.env.TEST_ENGINE = values.engine;
if (values.engine === 'postgres') process.env.TEST_DATABASE_URL ??= await startPostgres();
// The engine is read when these are loaded.
const { openOffice } = await import('../help/office.ts');
const { plantRows, seenOf, wantedOf } = await import('./mutate/probes.ts');

const say = (line: string) => process.stdout.write(`${line}\n`);

const cells = everyCell().filter(cell => !isMoot(cell));
const office = await openOffice();
const rows = await plantRows(office);
const unnoticed: string[] = [];
const unseen: string[] = [];
const wrong: string[] = [];
const started = Date.now();
for (const cell of cells) {
  const wanted = wantedOf(cell);
  const before = await seenOf(cell, office, rows);
  if (wanted !== null && before !== wanted) wrong.push(`${told(cell)}: ${before}, not ${wanted}`);
  await withCell(cell, async () => {
    if (!differences(cell.service, cell.role).length) unnoticed.push(told(cell));
    if (!isSilent(cell) && (await seenOf(cell, office, rows)) === before) unseen.push(told(cell));
  });
}
await office.close();

const seconds = Math.round((Date.now() - started) / 1000);
const share = (missed: string[], all: number) =>
  `${all - missed.length} of ${all} (${((1 - missed.length / all) * 100).toFixed(2)} %)`;
say(`${cells.length} cells turned round on ${values.engine} in ${seconds} s`);
say(`noticed by the table written by hand: ${share(unnoticed, cells.length)}`);
for (const each of unnoticed) say(`  survives: ${each}`);
say(`noticed by asking the API: ${share(unseen, cells.filter(cell => !isSilent(cell)).length)}`);
for (const each of unseen) say(`  looks the same: ${each}`);
say(`answered otherwise than written by hand, nothing turned round: ${wrong.length}`);
for (const each of wrong) say(`  ${each}`);
process.exit(unnoticed.length > cells.length / 100 || wrong.length ? 1 : 0);
