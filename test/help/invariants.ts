import { groupBy } from '../../api/crud/groupBy.ts';
import { type Db, isPostgres } from '../../api/database/db.ts';

type Values = Record<string, unknown>;

const LIVE_LOADS = `from "loads" where "loads"."routeId" = "routes"."id" and not "loads"."disabled"`;
const CONFIRMED = `"routes"."status" in ('assigned', 'ongoing', 'finished')`;

/** What must never be found, as SQL that both engines understand: each row is an offence. */
const OFFENCES: Record<string, string> = {
  'a load without a route is not-assigned': `select "id" from "loads" where "routeId" is null and "status" <> 'not-assigned'`,
  'a removed load is on no route': `select "id" from "loads" where "disabled" and "routeId" is not null`,
  'a removed route carries nothing': `select "loads"."id" from "loads" join "routes" on "routes"."id" = "loads"."routeId" where "routes"."disabled"`,
  'on a route that is not confirmed loads are not-assigned': `select "loads"."id" from "loads" join "routes" on "routes"."id" = "loads"."routeId" where not (${CONFIRMED}) and "loads"."status" <> 'not-assigned'`,
  'on a confirmed route no load is not-assigned': `select "loads"."id" from "loads" join "routes" on "routes"."id" = "loads"."routeId" where ${CONFIRMED} and "loads"."status" = 'not-assigned'`,
  'on an assigned route no load has begun': `select "loads"."id" from "loads" join "routes" on "routes"."id" = "loads"."routeId" where "routes"."status" = 'assigned' and "loads"."status" <> 'assigned'`,
  'a finished route has delivered everything': `select "loads"."id" from "loads" join "routes" on "routes"."id" = "loads"."routeId" where "routes"."status" = 'finished' and "loads"."status" <> 'delivered'`,
  'an ongoing route has something left to deliver': `select "id" from "routes" where "status" = 'ongoing' and exists (select 1 ${LIVE_LOADS}) and not exists (select 1 ${LIVE_LOADS} and "loads"."status" <> 'delivered')`,
  'a confirmed route has a carrier and a vehicle of that carrier': `select "routes"."id" from "routes" left join "vehicles" on "vehicles"."id" = "routes"."tractionVehicleId" where ${CONFIRMED} and ("routes"."carrierId" is null or "vehicles"."id" is null or ("routes"."status" <> 'finished' and "vehicles"."carrierId" <> "routes"."carrierId"))`,
  'nobody who was removed drives': `select "routes"."id" from "routes" join "carriers" on "carriers"."id" = "routes"."carrierId" join "vehicles" on "vehicles"."id" = "routes"."tractionVehicleId" where "routes"."status" in ('assigned', 'ongoing') and ("carriers"."disabled" or "vehicles"."disabled")`,
  'public and isPublic say the same': `select "id" from "routes" where "isPublic" <> ("status" = 'public')`,
  'a route that is still to be decided on is nobody’s': `select "id" from "routes" where "status" = 'requested' and "carrierId" is not null`,
  'while a route is decided on somebody waits for it': `select "id" from "routes" where "status" = 'requested' and not exists (select 1 from "requestedRoutes" where "routeId" = "routes"."id" and "status" = 'pending' and not "disabled")`,
  'no removed carrier waits': `select "requestedRoutes"."id" from "requestedRoutes" join "carriers" on "carriers"."id" = "requestedRoutes"."carrierId" where "requestedRoutes"."status" = 'pending' and not "requestedRoutes"."disabled" and "carriers"."disabled"`,
  'one request of a route is accepted': `select "routeId" as "id" from "requestedRoutes" where "status" = 'accepted' and not "disabled" group by "routeId" having count(*) > 1`,
  'the route is the accepted carrier’s': `select "requestedRoutes"."id" from "requestedRoutes" join "routes" on "routes"."id" = "requestedRoutes"."routeId" where "requestedRoutes"."status" = 'accepted' and ("routes"."carrierId" is null or "routes"."carrierId" <> "requestedRoutes"."carrierId")`,
  'who was withdrawn was not accepted': `select "id" from "requestedRoutes" where "disabled" and "status" = 'accepted'`,
  'once one is accepted no other waits': `select "one"."id" from "requestedRoutes" as "one" join "requestedRoutes" as "two" on "two"."routeId" = "one"."routeId" where "one"."status" = 'accepted' and "two"."status" = 'pending' and not "two"."disabled"`,
  'a carrier waits once for a route': `select "routeId" as "id" from "requestedRoutes" where "status" = 'pending' and not "disabled" group by "routeId", "carrierId" having count(*) > 1`,
  'the office is told of each step once': `select "loads"."id" from "loads" where (select count(*) from "trackingEvents" where "loadId" = "loads"."id" and "detail" not like 'undo:%') <> (select count(*) from "alerts" where "resource" = 'loads' and "recipientType" = 'admin' and "recordId" = "loads"."id")`,
  'an invoice is the sum of what it is of': `select "invoices"."id" from "invoices" join (select "invoiceId", sum("price") as "sum" from "loads" where "invoiceId" is not null group by "invoiceId") as "items" on "items"."invoiceId" = "invoices"."id" where "invoices"."value" <> "items"."sum" or "invoices"."disabled"`,
  'what an invoice says is paid is the sum of its payments': `select "id" from "invoices" where "paid" <> (select coalesce(sum("amount"), 0) from "payments" where "invoiceId" = "invoices"."id" and not "payments"."disabled")`,
  'an invoice is paid when its payments cover it, and only then': `select "id" from "invoices" where "payable" > 0 and ("status" = 1) <> ("paid" = "payable")`,
  'who knows the day has been paid': `select "id" from "invoices" where ("paidDate" is not null) <> ("payable" > 0 and "paid" = "payable")`,
  'a document takes the place of one in force of the same type and owner': `select "newer"."id" from "documents" as "newer" join "documents" as "older" on "older"."id" = "newer"."replacesId" where not "newer"."disabled" and ("older"."disabled" or "older"."type" <> "newer"."type" or coalesce("older"."carrierId", 0) <> coalesce("newer"."carrierId", 0) or coalesce("older"."clientId", 0) <> coalesce("newer"."clientId", 0) or coalesce("older"."vehicleId", 0) <> coalesce("newer"."vehicleId", 0))`,
  'an invoiced load was carried': `select "id" from "loads" where "invoiceId" is not null and "status" = 'not-assigned'`,
};

/** Where nothing is done twice on purpose, nobody is told the same of a route twice. */
const TOLD_TWICE = `select "recordId" as "id" from "alerts" where "resource" in ('routes', 'requestedRoutes', 'poolOfRoutes') group by "resource", "recordId", "title", "recipientType", "carrierId", "clientId", "vehicleId", "description" having count(*) > 1`;

type Change = { resource: string; recordId: number; action: string; changes: string };

/** What each row was before a change is what the one before left, and what the last left is what is stored. */
const brokenHistories = async (db: Db, table: string, fields: readonly string[]): Promise<string[]> => {
  const rows: Values[] = await db(table).select('id', 'version', 'disabled', ...fields);
  const changes: Change[] = await db('changes').where({ resource: table }).orderBy('id');
  const broken: string[] = [];
  const byRow = groupBy(changes, change => change.recordId);
  for (const row of rows) {
    const own = byRow.get(Number(row.id)) ?? [];
    const written = own.filter(change => change.action !== 'create').length;
    // What else moves a version: a route when one of its loads comes or goes.
    const isCounted = table === 'routes' ? Number(row.version) > written : Number(row.version) === written + 1;
    if (!isCounted) broken.push(`${table} ${row.id}: version ${row.version} after ${written} changes`);
    for (const field of fields) {
      const pairs = own
        .map(change => (JSON.parse(change.changes) as Record<string, [unknown, unknown] | undefined>)[field])
        .filter(pair => pair !== undefined);
      const last = pairs.at(-1);
      const isChain = pairs.every((pair, n) => n === 0 || pair[0] === pairs[n - 1]?.[1]);
      if (!isChain || (last && last[1] !== row[field])) broken.push(`${table} ${row.id}: history of ${field}`);
    }
  }
  return broken;
};

/**
 * Nobody confirms a route without loads. One that carries nothing was emptied afterwards: the last change of a load that
 * left it comes after the route's own change to assigned.
 */
const confirmedEmpty = async (db: Db): Promise<string[]> => {
  const empty: { id: number }[] = await db('routes')
    .whereIn('status', ['assigned', 'ongoing', 'finished'])
    .whereNotIn('id', db('loads').whereNotNull('routeId').where('disabled', false).select('routeId'))
    .select('id');
  if (!empty.length) return [];
  const changes: (Change & { id: number })[] = await db('changes').whereIn('resource', ['routes', 'loads']);
  const last = (resource: string, isIt: (changed: Values, change: Change) => boolean): number =>
    Math.max(
      0,
      ...changes
        .filter(each => each.resource === resource && isIt(JSON.parse(each.changes), each))
        .map(each => each.id),
    );
  return empty
    .filter(({ id }) => {
      const confirmed = last(
        'routes',
        ({ status }, { recordId }) => recordId === id && (status as string[] | undefined)?.[1] === 'assigned',
      );
      return last('loads', ({ routeId }) => (routeId as number[] | undefined)?.[0] === id) < confirmed;
    })
    .map(({ id }) => `route ${id}: confirmed without loads`);
};

const KEPT = {
  routes: ['status', 'carrierId'],
  loads: ['status', 'routeId', 'invoiceId'],
  requestedRoutes: ['status'],
};

type Tracked = { id: number; status: string; intermediateStops: string | null };
type Event = { loadId: number; detail: string };

/** How many steps a load has behind it once assigned, by its status and its stops. */
const stepsOf = ({ status, intermediateStops }: Tracked): number => {
  const stops = JSON.parse(intermediateStops ?? '[]') as { statusTimestamps?: Record<string, string | null> | null }[];
  const served = stops.flatMap(stop => Object.values(stop.statusTimestamps ?? {})).filter(Boolean).length;
  const own = ['at-origin', 'loaded', 'at-destination', 'delivered'].indexOf(status) + 1;
  return own + served;
};

/** Each step counts once: a load has as many behind it as were reported and not taken back. */
const brokenTracks = async (db: Db): Promise<string[]> => {
  const events: Event[] = await db('trackingEvents').select('loadId', 'detail');
  const counted = new Map<number, number>();
  for (const { loadId, detail } of events)
    counted.set(loadId, (counted.get(loadId) ?? 0) + (detail.startsWith('undo:') ? -1 : 1));
  const loads: Tracked[] = await db('loads').whereIn('id', [...counted.keys()]);
  return loads.filter(load => stepsOf(load) !== counted.get(load.id)).map(load => `load ${load.id}: steps and events`);
};

/** PostgreSQL counts the transactions that it had to end since they waited for one another: there should be none. */
const deadlocks = async (db: Db): Promise<string[]> => {
  if (!isPostgres(db)) return [];
  const counted: { rows: { n: number }[] } = await db.raw(
    'select deadlocks as "n" from pg_stat_database where datname = current_database()',
  );
  const n = Number(counted.rows[0]?.n);
  return n ? [`deadlocks: ${n}`] : [];
};

const idsOf = async (db: Db, sql: string): Promise<number[]> => {
  const answer = await db.raw(sql);
  const rows: { id: number }[] = Array.isArray(answer) ? answer : answer.rows;
  return rows.map(row => row.id);
};

/** What each recipient was told of a route more than once. */
export const toldTwice = (db: Db): Promise<number[]> => idsOf(db, TOLD_TWICE);

/** Everything in a database that may not be so, in sentences; none when all is well. */
export const violations = async (db: Db): Promise<string[]> => {
  const found: string[] = [];
  for (const [sentence, sql] of Object.entries(OFFENCES)) {
    const ids = await idsOf(db, sql);
    if (ids.length) found.push(`${sentence}: not so for ${ids.slice(0, 5)} (${ids.length})`);
  }
  for (const [table, fields] of Object.entries(KEPT)) found.push(...(await brokenHistories(db, table, fields)));
  return [...found, ...(await brokenTracks(db)), ...(await confirmedEmpty(db)), ...(await deadlocks(db))];
};
