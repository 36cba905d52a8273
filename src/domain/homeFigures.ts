import { LOAD_STATUS_GROUPS } from './loads.ts';
import type { MenuKey } from './menu.ts';
import { can } from './permissions.ts';
import type { ResourceName } from './resources.ts';
import { isAdminLevel, type Role } from './roles.ts';

/** How many rows wait for somebody, said on the card of an entry: a text of `home.figures` and the list that counts them. */
export type HomeFigure = {
  entry: MenuKey;
  text: string;
  resource: ResourceName;
  filter: Record<string, unknown>;
};

const ONGOING = { status: LOAD_STATUS_GROUPS.ongoing };
/** What is to be collected and to be paid: not what carriers have with third parties. */
const OVERDUE: HomeFigure = {
  entry: 'invoices',
  text: 'overdue',
  resource: 'invoices',
  filter: { overdue: true, direction: ['emitted', 'received'] },
};

const OFFICE: readonly HomeFigure[] = [
  { entry: 'loads', text: 'unassigned', resource: 'loads', filter: { status: 'not-assigned' } },
  { entry: 'loads', text: 'ongoing', resource: 'loads', filter: ONGOING },
  { entry: 'routes', text: 'requests', resource: 'requestedRoutes', filter: { status: 'pending' } },
  { entry: 'accountingRequests', text: 'unanswered', resource: 'accountingRequests', filter: { status: 'pending' } },
  OVERDUE,
];

/** A driver's home opens without coverage, so it asks for nothing. */
const FIGURES: Partial<Record<Role, readonly HomeFigure[]>> = {
  carrier: [
    { entry: 'routes', text: 'assigned', resource: 'routes', filter: { status: 'assigned' } },
    { entry: 'poolOfRoutes', text: 'fitting', resource: 'poolOfRoutes', filter: {} },
    OVERDUE,
  ],
  client: [{ entry: 'loads', text: 'ongoing', resource: 'loads', filter: ONGOING }, OVERDUE],
  accountant: [{ entry: 'invoices', text: 'unprocessed', resource: 'invoices', filter: { isProcessed: false } }],
};

/** The figures of the home page of a role, each of a list that it may read. */
export const homeFigures = (role: Role): readonly HomeFigure[] =>
  (isAdminLevel(role) ? OFFICE : (FIGURES[role] ?? [])).filter(({ resource }) => can(role, 'read', resource));
