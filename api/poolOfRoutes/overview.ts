import { type Missing, type Need, NEEDS, type PoolOverview } from '#domain/routes/matching';
import { provinceOf } from '#domain/identifiers/postalCode';
import { REQUIREMENTS } from '#domain/loads/requirements';
import { isAdminLevel } from '#domain/roles';
import { TOWING_TYPES, TRACTION_TYPES } from '#domain/vehicles';
import { scopedRows } from '../crud/read.ts';
import type { Values } from '../crud/resource.ts';
import type { Db } from '../database/db.ts';
import { jsonText } from '../database/json.ts';
import { mayTakeLong } from '../readers/aside.ts';
import type { Ctx } from '../world.ts';
import { poolOfRoutesResource } from './index.ts';
import { allLacks, lacksFlag, lacksType, onlyPublic, type TypeList, typesAsked } from './matching.ts';

type Counts = Record<Need | 'published' | 'fitting', number | null>;

const TYPES = { traction: TRACTION_TYPES, tow: TOWING_TYPES } as const;

/** Counts public routes in one query: all, those that fit, and those asking for each need. */
const countsOf = async (db: Db, carrierId: number | null): Promise<Counts> => {
  const open = db('routes');
  onlyPublic(open, db);
  const count = (name: string, when: string, values: readonly unknown[]) =>
    open.select(db.raw(`sum(case when ${when} then 1 else 0 end) as ??`, [...values, name] as never));
  const lacks = allLacks(db, carrierId);
  open.count({ published: '*' });
  count('fitting', lacks.map(() => 'not ?').join(' and '), lacks);
  for (const flag of REQUIREMENTS) count(flag, '?', [lacksFlag(db, carrierId, flag)]);
  for (const list of ['traction', 'tow'] satisfies TypeList[])
    for (const type of TYPES[list])
      count(type, '? and ? in ?', [lacksType(db, carrierId, list), type, typesAsked(db, list)]);
  return mayTakeLong(open.first(), db);
};

const missingOf = (counts: Counts): Missing[] =>
  NEEDS.map(need => ({ need, routes: Number(counts[need] ?? 0) }))
    .filter(({ routes }) => routes > 0)
    .sort((a, b) => b.routes - a.routes);

/** The codes of the provinces where the user's visible routes start or end. */
const provincesOf = async (end: 'origin' | 'destination', ctx: Ctx): Promise<string[]> => {
  const part = (name: string) => ctx.db.raw('? as ??', [jsonText(ctx.db, `loads.${end}`, [name]), name]);
  const asked = ctx
    .db('loads')
    .whereIn('loads.routeId', scopedRows(poolOfRoutesResource, ctx).select('routes.id'))
    .where('loads.disabled', false)
    .distinct(part('postalCode'), part('county'), part('country'), part('countryCode'));
  const places: Values[] = await mayTakeLong(asked, ctx.db);
  return [...new Set(places.flatMap(place => provinceOf(place)?.code ?? []))].sort();
};

const phoneOfOffice = async (db: Db): Promise<string | null> =>
  ((await db('settings').first('phone')) as { phone: string | null } | undefined)?.phone ?? null;

/** The user's overview of the pool; routes that don't fit a carrier's vehicles only appear in counts. */
export const overviewOf = async (ctx: Ctx): Promise<PoolOverview> => {
  const { db, user } = ctx;
  const nothing = { published: 0, fitting: 0, vehicles: 0, missing: [], origins: [], destinations: [] };
  const carrier: { disablePublic: boolean | number } | undefined = await db('carriers')
    .where({ id: user.carrierId })
    .first('disablePublic');
  if (carrier?.disablePublic) return { ...nothing, switchedOff: true, officePhone: await phoneOfOffice(db) };
  const counts = await countsOf(db, user.carrierId);
  const published = Number(counts.published ?? 0);
  const isOffice = isAdminLevel(user.role);
  const active: { total: number }[] = await db('vehicles')
    .where({ carrierId: user.carrierId, disabled: false })
    .count({ total: '*' });
  return {
    published,
    fitting: isOffice ? published : Number(counts.fitting ?? 0),
    switchedOff: false,
    officePhone: null,
    vehicles: Number(active[0]?.total ?? 0),
    missing: isOffice ? [] : missingOf(counts),
    origins: await provincesOf('origin', ctx),
    destinations: await provincesOf('destination', ctx),
  };
};
