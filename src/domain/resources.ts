/** Every collection of the API, in the order of the menu. One name from the table to the URL (Spec 7). */
export const RESOURCES = [
  'alerts',
  'users',
  'carriers',
  'invoices',
  'payments',
  'sepaFiles',
  'clients',
  'locations',
  'vehicles',
  'documents',
  'loads',
  'discounts',
  'routes',
  'poolOfRoutes',
  'requestedRoutes',
  'accountingRequests',
  'roles',
  'mails',
  'history',
  'settings',
  'invoiceRuns',
] as const;

export type ResourceName = (typeof RESOURCES)[number];

/** What permissions are about: the resources, and two screens with a right of their own (Design 3). */
export const SERVICES = [...RESOURCES, 'tableLoads', 'accounting'] as const;

export type ServiceName = (typeof SERVICES)[number];

/** Whether a text is the name of a resource. */
export const isResourceName = (name: string): name is ResourceName => (RESOURCES as readonly string[]).includes(name);
