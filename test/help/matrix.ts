import type { ResourceName } from '#domain/resources';
import { ROLES, type Role } from '#domain/roles';
import { hasVerb, RIGHTS } from '../safety/mutate/rights.ts';

export type Cell = {
  hasService: boolean;
  read: 'all' | 'own' | 'none';
  update?: object;
  create: boolean;
  remove: boolean;
};

/** A change that whoever may change a row of a resource may make to it; nothing where nobody may. */
const CHANGES = {
  carriers: { phone: '600100200' },
  clients: { provider: 'P-1' },
  locations: { label: 'Muelle 2' },
  vehicles: { specs: 'Trampilla' },
  loads: { comments: 'Frágil' },
  routes: { comments: 'Salida a las 6' },
  poolOfRoutes: {},
  requestedRoutes: { status: 'rejected' },
  accountingRequests: { comments: 'Visto' },
  invoices: { notes: 'Revisada' },
  payments: {},
  sepaFiles: {},
  mails: {},
  history: {},
  invoiceRuns: {},
  discounts: { title: 'Neumáticos' },
  documents: { name: 'Tarjeta' },
} satisfies Partial<Record<ResourceName, object>>;

type Walked = keyof typeof CHANGES;
type Pair = `${Walked} ${Role}`;

/** Who may not make that change may make this one. */
const OTHER_CHANGES: Partial<Record<Pair, object>> = {
  'clients client': { phone: '600100200' },
  'routes carrier': { status: 'ongoing' },
  'invoices carrier': { name: 'Portes de noviembre' },
  'invoices accountant': { isProcessed: true },
};

/** The roles that have the service but none of the rows that stand for it: they find nothing, rather than a 403. */
const WITHOUT_ROWS: readonly Pair[] = [
  'documents client',
  'documents accountant',
  'documents driver',
  'invoices client',
  'payments client',
];

const cellOf = (resource: Walked, role: Role): Cell => {
  const right = RIGHTS[resource][role];
  const pair: Pair = `${resource} ${role}`;
  return {
    hasService: right !== null,
    read: right && !WITHOUT_ROWS.includes(pair) ? right.rows : 'none',
    ...(hasVerb(resource, role, 'update') && { update: OTHER_CHANGES[pair] ?? CHANGES[resource] }),
    create: hasVerb(resource, role, 'create'),
    remove: hasVerb(resource, role, 'remove'),
  };
};

/**
 * Each role with each resource, by the rights written by hand: whose rows it reads, a change it may make to its own, and
 * whether it may create and remove.
 */
export const MATRIX = (Object.keys(CHANGES) as Walked[]).flatMap(resource =>
  ROLES.map(role => [role, resource, cellOf(resource, role)] as const),
);
