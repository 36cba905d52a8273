import type { Calendar } from './calendar.ts';
import type { Carrier } from './carriers.ts';
import type { Client } from './clients.ts';
import type { Combos } from './combos.ts';
import type { Lanes } from './lanes.ts';
import type { Location } from './locations.ts';
import type { Random } from './random.ts';
import { counter, type Row } from './rows.ts';
import type { Vehicle } from './vehicles.ts';

export const TABLES = [
  'settings',
  'carriers',
  'clients',
  'locations',
  'vehicles',
  'users',
  'invoices',
  'invoiceSeries',
  'routes',
  'requestedRoutes',
  'loads',
  'trackingEvents',
  'invoiceLines',
  'invoiceRecipients',
  'invoiceIssuers',
  'sepaFiles',
  'sepaItems',
  'payments',
  'invoiceRuns',
  'invoiceRunItems',
  'invoiceRunRows',
  'discounts',
  'accountingRequests',
  'documents',
  'expiryWarnings',
  'files',
  'alerts',
  'mails',
  'changes',
] as const;
export type TableName = (typeof TABLES)[number];

/** Ids are given here, table by table, so that rows can refer to one another before they are inserted. */
export type NextIds = Record<TableName, () => number>;
export const createIds = (): NextIds => {
  const ids: Partial<NextIds> = {};
  for (const table of TABLES) ids[table] = counter();
  return ids as NextIds;
};

/** The people and vehicles of the made-up market, and what builders share while they draw it. */
export type World = {
  random: Random;
  calendar: Calendar;
  ids: NextIds;
  carriers: Carrier[];
  clients: Client[];
  locations: Location[];
  vehicles: Vehicle[];
  combos: Combos;
  lanes: Lanes;
  /** The accounts that act where no other does. */
  adminId: number;
};

/** A route with its loads as they will be stored: what invoices, documents and alerts look through. */
export type BuiltRoute = { row: Row; loads: Row[]; carrier: Carrier | null; client: Client };

/** Rows that go into the database together, in one transaction. */
export type Batch = Partial<Record<TableName, Row[]>>;
