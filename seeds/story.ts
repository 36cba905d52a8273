import { addDays } from '#domain/dates';
import type { ArchivedFile } from './archive.ts';
import { type Counts, dealLoads } from './counts.ts';
import { buildHistory } from './history.ts';
import { createNumbering } from './numbering.ts';
import { buildOffice } from './office.ts';
import type { Row } from './rows.ts';
import { buildSettings } from './settings.ts';
import { buildToday } from './today.ts';
import { buildUsers } from './users.ts';
import type { Batch, BuiltRoute, World } from './world.ts';

/** Rows for one transaction, and the files that have to be in the store before they are. */
export type Chapter = { batch: Batch; files?: ArchivedFile[] };

/** How much of the past the papers and the news are taken from: the latest rows. */
const REMEMBERED = 400;
const REMEMBERED_DAYS = 75;

/** The whole of the demonstration, in an order in which every row finds the ones it refers to. */
export function* tellStory(world: World, counts: Counts, passwordHash: string): Generator<Chapter> {
  const rowsOf = (things: readonly { row: Row }[]) => things.map(thing => thing.row);
  yield {
    batch: {
      settings: [buildSettings(world.calendar)],
      carriers: rowsOf(world.carriers),
      clients: rowsOf(world.clients),
      locations: rowsOf(world.locations),
      vehicles: rowsOf(world.vehicles),
      users: buildUsers(passwordHash, world.calendar),
    },
  };
  const deal = dealLoads(counts, world.random);
  const numbering = createNumbering();
  const since = addDays(world.calendar.today, -REMEMBERED_DAYS);
  let past: BuiltRoute[] = [];
  let invoices: Row[] = [];
  for (const month of buildHistory(world, counts, deal, numbering)) {
    yield { batch: month.batch };
    past = [...past, ...month.routes].slice(-REMEMBERED);
    invoices = [...invoices, ...month.invoices].filter(invoice => `${invoice.date}` > since).slice(-REMEMBERED);
  }
  const today = buildToday(world, counts, deal);
  yield { batch: { ...today.batch, invoiceSeries: numbering.rows() } };
  yield buildOffice(today, past, invoices, world);
}
