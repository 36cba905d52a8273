/** The screens of each role, for pictures and for the tests that walk through all of them. Rows are the demonstration's. */
export const SCREENS: Record<string, readonly string[]> = {
  admin: [
    '/app/',
    '/app/admin/carriers',
    '/app/admin/carriers/new',
    '/app/admin/carriers/1',
    '/app/admin/clients',
    '/app/admin/clients/new',
    '/app/admin/clients/1',
    '/app/admin/locations/1',
    '/app/admin/vehicles/1',
    '/app/admin/vehicles/new',
    '/app/admin/documents/1',
    '/app/admin/loads',
    '/app/admin/loads/new',
    '/app/admin/loads/1',
    '/app/admin/tableLoads',
    '/app/admin/routes',
    '/app/admin/routes/new',
    '/app/admin/routes/1',
    '/app/admin/invoices',
    '/app/admin/invoices/new',
    '/app/admin/invoices/1',
    '/app/admin/discounts',
    '/app/admin/discounts/1',
    '/app/admin/users',
    '/app/admin/users/new',
    '/app/admin/users/3',
    '/app/admin/alerts',
    '/app/admin/settings/1',
    '/app/carrier/pool-of-routes',
    '/app/nada',
  ],
  transportista: [
    '/app/',
    '/app/admin/carriers',
    '/app/admin/users',
    '/app/admin/routes',
    '/app/admin/invoices',
    '/app/admin/invoices/new',
    '/app/admin/discounts',
    '/app/admin/alerts',
    '/app/carrier/pool-of-routes',
  ],
  cliente: ['/app/', '/app/admin/clients', '/app/admin/loads', '/app/admin/invoices', '/app/admin/users'],
  contable: ['/app/', '/app/admin/invoices', '/app/admin/carriers', '/app/admin/users'],
  conductor: ['/app/', '/app/driver/routes', '/app/admin/users'],
};

export const WIDTHS = [1440, 768, 360] as const;

/** Addresses that a role may not open: they say so, and ask the API for nothing. */
export const FORBIDDEN: Record<string, readonly string[]> = {
  transportista: ['/app/admin/clients', '/app/admin/settings/1', '/app/admin/tableLoads'],
  cliente: ['/app/admin/routes', '/app/admin/vehicles/1', '/app/carrier/pool-of-routes', '/app/driver/routes'],
  contable: ['/app/admin/loads', '/app/driver/routes', '/app/admin/users/new'],
  conductor: ['/app/admin/invoices', '/app/admin/invoices/new', '/app/admin/carriers/1', '/app/carrier/pool-of-routes'],
};
