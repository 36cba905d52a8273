import { LOAD_STATUS_GROUPS } from './loads.ts';
import type { MenuKey } from './menu.ts';
import { can } from './permissions.ts';
import type { ResourceName } from './resources.ts';
import { isAdminLevel, type Role } from './roles.ts';

/** A count shown on a home card: its text in `home.figures` and the list that counts it. */
export type HomeFigure = {
  entry: MenuKey;
  text: string;
  resource: ResourceName;
  filter: Record<string, unknown>;
};

const ONGOING = { status: LOAD_STATUS_GROUPS.ongoing };
/** Overdue invoices to collect and to pay, without those between carriers and third parties. */
const OVERDUE: HomeFigure = {
  entry: 'invoices',
  text: 'overdue',
  resource: 'invoices',
  filter: { overdue: true, direction: ['emitted', 'received'] },
};

const OFFICE: readonly HomeFigure[] = [
  { entry: 'loads', text: 'unassigned', resource: 'loads', filter: { status: 'not-assigned' } },
  { entry: 'loads', text: 'ongoing', resource: 'loads', filter: ONGOING },
  { entry: 'routes', text: 'requests', resource: 'routes', filter: { hasRequests: true } },
  { entry: 'accountingRequests', text: 'unanswered', resource: 'accountingRequests', filter: { status: 'pending' } },
  OVERDUE,
];

/** Drivers have none: their home must open without coverage. */
const FIGURES: Partial<Record<Role, readonly HomeFigure[]>> = {
  carrier: [
    { entry: 'routes', text: 'assigned', resource: 'routes', filter: { status: 'assigned' } },
    { entry: 'poolOfRoutes', text: 'fitting', resource: 'poolOfRoutes', filter: {} },
    OVERDUE,
  ],
  client: [{ entry: 'loads', text: 'ongoing', resource: 'loads', filter: ONGOING }, OVERDUE],
  accountant: [{ entry: 'invoices', text: 'unprocessed', resource: 'invoices', filter: { isProcessed: false } }],
};

/** The counts on a role's home page, only of lists that it may read. */
export const homeFigures = (role: Role): readonly HomeFigure[] =>
  (isAdminLevel(role) ? OFFICE : (FIGURES[role] ?? [])).filter(({ resource }) => can(role, 'read', resource));
