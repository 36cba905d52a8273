/** One of each role that isn't the office. */
export const OUTSIDE = ['carrier', 'driver', 'client', 'accountant'] as const;
type Outside = (typeof OUTSIDE)[number];

/** Design 3, by hand: what a list refuses to be filtered and sorted by, for each role that may read it. */
export const REFUSED_FIELDS: Record<Outside, Record<string, string[]>> = {
  carrier: {
    alerts: [],
    users: ['password', 'isActive'],
    carriers: [],
    vehicles: [],
    documents: ['userId'],
    loads: ['price', 'invoiceId'],
    routes: [],
    poolOfRoutes: [
      'invoiceDate',
      'carrierId',
      'tractionVehicleId',
      'towingVehicleId',
      'specialPermit',
      'price',
      'clientRef',
      'comments',
      'invoiceId',
    ],
    requestedRoutes: [],
    accountingRequests: [],
    invoices: ['notes', 'issuerKey'],
    payments: ['notes', 'sepaFileId', 'userId'],
    discounts: [],
  },
  driver: {
    alerts: [],
    users: ['password', 'isActive'],
    vehicles: [],
    documents: ['userId'],
    loads: ['price', 'invoiceId'],
    routes: ['price', 'invoiceId'],
    accountingRequests: [],
  },
  client: {
    alerts: [],
    users: ['password', 'isActive'],
    clients: [],
    locations: [],
    documents: ['userId'],
    loads: ['routeRef', 'routeId', 'position'],
    invoices: ['isProcessed', 'notes', 'issuerKey'],
    payments: ['notes', 'sepaFileId', 'userId'],
  },
  accountant: {
    alerts: [],
    users: ['password', 'isActive'],
    carriers: [],
    documents: ['userId'],
    invoices: ['isEmitted', 'rawName', 'rawNif', 'rawAddress1', 'rawAddress2', 'rawDescription', 'notes', 'issuerKey'],
    payments: ['reference', 'notes', 'sepaFileId', 'userId'],
  },
};
