import { addDays, toRowDay } from '#domain/dates';
import type { Role } from '#domain/roles';
import { startSession } from '../../api/auth/session.ts';
import type { Db } from '../../api/database/db.ts';
import { decodeRow, rowToWire } from '../../api/crud/codec.ts';
import { loadsResource } from '../../api/loads/index.ts';

type Values = Record<string, unknown>;

/** What the scenarios ask for, read from the database before anything is measured, and counts made without the product. */
export type Facts = {
  today: string;
  loads: number;
  busiest: { clientId: number; status: string; total: number };
  words: { rare: string; common: string; everywhere: string };
  /** A load as its form would send it once more. */
  order: Values;
  ids: number[];
  /** Loads whose data can still be changed, and those given to somebody that haven't begun. */
  editable: number[];
  assigned: number[];
  /** From this pickup day on there are some 100,000 loads, or all. */
  exported: { from: string; until: string };
  cookies: Record<'admin' | 'carrier' | 'driver', string[]>;
  count: (sql: string, ...values: (string | number)[]) => Promise<number>;
};

const SOME = 1_000;
const EXPORTED = 100_000;
const ADMINS = 8;

/** Words of the texts that are searched: of one row, of some in a hundred, and of more than any other. */
const wordsOf = async (db: Db, rows: number): Promise<Facts['words']> => {
  const step = Math.max(1, Math.floor(rows / SOME));
  const sample: string[] = await db('loads').whereRaw(`"id" % ${step} = 0`).limit(SOME).pluck('searchText');
  const seen = new Map<string, number>();
  for (const text of sample)
    for (const word of new Set(text.match(/[a-z]{4,}/g) ?? [])) seen.set(word, (seen.get(word) ?? 0) + 1);
  const byCount = [...seen].sort(([, a], [, b]) => b - a);
  const [everywhere = ''] = byCount[0] ?? [];
  const [common = ''] = byCount.find(([, count]) => count < sample.length * 0.03) ?? [];
  const row: { clientRef: string } = await db('loads').where('clientRef', 'like', 'PED-%').orderBy('id').first();
  return { rare: row.clientRef.toLowerCase(), common, everywhere };
};

const usersOf = async (db: Db): Promise<Facts['cookies']> => {
  const now = new Date();
  const at = now.toISOString();
  const session = async (id: number) => `session=${await startSession(db, id, now, 'bench')}`;
  const first = async (role: Role): Promise<number> =>
    ((await db('users').where({ role }).orderBy('id').first('id')) as { id: number }).id;
  const admins: string[] = [];
  for (let n = 0; n < ADMINS; n += 1) {
    const name = `bench${n}`;
    const user = { username: name, role: 'admin', email: `${name}@example.com`, isActive: true };
    const [row]: { id: number }[] = await db('users')
      .insert({ ...user, createdAt: at, updatedAt: at })
      .returning('id');
    admins.push(await session(row?.id ?? 0));
  }
  const [carrier, driver] = [await session(await first('carrier')), await session(await first('driver'))];
  return { admin: admins, carrier: [carrier], driver: [driver] };
};

const NOT_SENT = [
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'disabled',
  'searchText',
  'status',
  'deliveredDate',
  'invoiceId',
];

const orderLike = (row: Values, today: string): Values => {
  const wire = rowToWire(loadsResource.entity, decodeRow(loadsResource.entity, row));
  const left = [...NOT_SENT, 'position', 'routeId', 'routeRef', 'cmrNumber', 'intermediateStops'];
  const kept = Object.entries(wire).filter(([name]) => !left.includes(name));
  return { ...Object.fromEntries(kept), pickupDate: today, deliveryDate: today, invoiceDate: today };
};

export const factsOf = async (db: Db): Promise<Facts> => {
  const count: Facts['count'] = async (sql, ...values) => {
    const found: { n: number } = await db.select(db.raw(`count(*) as "n" from ${sql}`, values)).first();
    return Number(found.n);
  };
  const loads = await count('"loads" where "disabled" = false');
  const today = toRowDay(new Date().toISOString().slice(0, 10));
  const live = () => db('loads').where('disabled', false);
  const busiest: Facts['busiest'] | undefined = await live()
    .groupBy('clientId', 'status')
    .select('clientId', 'status')
    .select(db.raw('count(*) as "total"'))
    .orderBy('total', 'desc')
    .first();
  if (!busiest) throw new Error('there are no loads');
  const last: { pickupDate: string } | undefined = await live()
    .orderByRaw(`"pickupDate" desc`)
    .whereNotNull('pickupDate')
    .offset(Math.min(EXPORTED, loads) - 1)
    .first('pickupDate');
  const later = addDays(today, 1);
  const open = () => live().whereNull('invoiceId').where('invoiceDate', '>=', later);
  const given = db('routes')
    .where({ status: 'assigned', disabled: false })
    .where('startDate', '>=', today)
    .select('id');
  return {
    today,
    loads,
    busiest,
    words: await wordsOf(db, loads),
    order: orderLike(await live().whereNotNull('clientRef').orderBy('id').first(), today),
    ids: await live().orderByRaw('random()').limit(SOME).pluck('id'),
    editable: await open().orderBy('id').limit(SOME).pluck('id'),
    assigned: await live().where('status', 'assigned').whereIn('routeId', given).orderBy('id').limit(SOME).pluck('id'),
    exported: { from: last?.pickupDate ?? '1900-01-01', until: addDays(today, 400) },
    cookies: await usersOf(db),
    count,
  };
};
