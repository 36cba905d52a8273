import { seesRow } from './oracle.ts';
import type { Step } from './Step.ts';
import type { Row, Who, World } from './world.ts';

/** Tables whose rows change only for who sees them; elsewhere a change brings others along (alerts, letters, numbers). */
const WATCHED = [
  'users',
  'carriers',
  'clients',
  'locations',
  'vehicles',
  'documents',
  'loads',
  'routes',
  'invoices',
  'payments',
  'discounts',
  'accountingRequests',
  'requestedRoutes',
];

export type Snapshot = ReadonlyMap<string, ReadonlyMap<number, Row>>;

export const snapshotOf = (world: World): Snapshot => new Map(WATCHED.map(table => [table, world.of(table)]));

const isOutside = ({ role }: Who): boolean => role !== 'superUser' && role !== 'admin';

/** As if it weren't removed: bringing back what is one's own is no trespass. */
const wouldSee = (who: Who, table: string, row: Row, world: World): boolean => {
  const isRemoved = row.disabled;
  row.disabled = false;
  const sees = seesRow(who, table, row.id, world);
  row.disabled = isRemoved;
  return sees;
};

const changed = (before: Row, after: Row | undefined): boolean => !after || before.version !== after.version;

/** What a role may bring about in rows that it doesn't see: who accepts or withdraws isn't told of the others. */
const FOLLOWS: Record<string, readonly string[]> = { carrier: ['requestedRoutes'] };

/** Who withdraws last ends what the office was deciding on. */
const isUndecided = (who: Who, table: string, row: Row, after: Row | undefined): boolean =>
  table === 'routes' && who.role === 'carrier' && row.status === 'requested' && after?.status === 'draft';

/** What is wrong with what a request has changed. `seen` is what was visible before it, by table and id. */
export const judgeChanges = (
  who: Who,
  step: Step,
  before: Snapshot,
  seen: (table: string, id: number) => boolean,
  world: World,
): string[] => {
  const wrong: string[] = [];
  for (const [table, rows] of before)
    for (const [id, row] of rows) {
      const after = world.row(table, id);
      if (!changed(row, after)) continue;
      if (
        table === 'users' &&
        after &&
        after.role !== row.role &&
        (isOutside(who) || (who.role === 'admin' && [after.role, row.role].includes('superUser')))
      )
        wrong.push('changes a role');
      if (!isOutside(who) || FOLLOWS[who.role]?.includes(table) || isUndecided(who, table, row, after)) continue;
      // The driver's account is made by whoever has the vehicle.
      const isOwnDriver = table === 'users' && who.role === 'carrier' && seen('vehicles', Number(row.vehicleId));
      if (!seen(table, id) && !isOwnDriver) wrong.push(`changes a row of ${table} that isn’t there for it`);
      else if (
        after &&
        !isOwnDriver &&
        step.resource === table &&
        step.ids.includes(id) &&
        !wouldSee(who, table, after, world)
      )
        wrong.push(`moves its row of ${table} to another`);
    }
  return wrong;
};

export const seenBefore = (who: Who, world: World, before: Snapshot): ((table: string, id: number) => boolean) => {
  const ids = new Set<string>();
  for (const [table, rows] of before)
    for (const [id, row] of rows) if (wouldSee(who, table, row, world)) ids.add(`${table}.${id}`);
  return (table, id) => ids.has(`${table}.${id}`);
};
