import type { ResourceName } from '#domain/resources';
import type { Office } from './office.ts';

type Values = Record<string, unknown>;
export type Side = 'own' | 'other';
/** Marks every searchable text of the other side: it must never reach who may not see that side. */
export const CANARY: Record<Side, string> = { own: 'canariouno', other: 'canariodos' };

const PLACE = JSON.stringify({ city: 'Valencia', postalCode: '46001' });

/** Ids of a row of each resource on either side: 'own' belongs to the first carrier, client, driver and accountant. */
export type EveryRow = Record<Exclude<ResourceName, 'roles' | 'settings'>, Record<Side, number>> & {
  clientDocuments: Record<Side, number>;
  loadDocuments: Record<Side, number>;
  invoiceDocuments: Record<Side, number>;
  clientInvoices: Record<Side, number>;
};

/** Stores one row of each resource for each side, as the database holds them. */
export const storeEveryRow = async (office: Office): Promise<EveryRow> => {
  const { db, ids } = office;
  const at = '2026-11-20T11:00:00.000Z';
  const add = async (table: string, values: Values): Promise<number> => {
    const rows: { id: number }[] = await db(table)
      .insert({ createdAt: at, updatedAt: at, ...values })
      .returning('id');
    return rows[0]?.id ?? 0;
  };
  const both = async (build: (side: Side) => Promise<number>) => ({
    own: await build('own'),
    other: await build('other'),
  });
  const carrierOf = { own: ids.carrier, other: ids.otherCarrier };
  const clientOf = { own: ids.client, other: ids.otherClient };
  const tractorOf = { own: ids.tractor, other: ids.otherTractor };
  const userOf = { own: ids.users.carrier, other: ids.users.otherCarrier };
  const driverOf = { own: ids.users.driver, other: ids.users.otherDriver };

  for (const side of ['own', 'other'] as const) {
    await db('carriers').where({ id: carrierOf[side] }).update({ searchText: CANARY[side] });
    await db('clients').where({ id: clientOf[side] }).update({ searchText: CANARY[side] });
    await db('vehicles').where({ id: tractorOf[side] }).update({ searchText: CANARY[side] });
  }
  await db('carriers').where({ id: ids.otherCarrier }).update({ accountantId: ids.users.otherAccountant });

  const routes = await both(side =>
    add('routes', {
      status: 'assigned',
      carrierId: carrierOf[side],
      tractionVehicleId: tractorOf[side],
      price: 70_000,
      comments: CANARY[side],
      searchText: CANARY[side],
    }),
  );
  const load = (side: Side, routeId: number, status: string) =>
    add('loads', {
      status,
      clientId: clientOf[side],
      routeId,
      position: 0,
      origin: PLACE,
      destination: PLACE,
      invoiceDate: '2026-12-31',
      weight: 1,
      length: 1,
      width: 1,
      height: 1,
      price: 91_919,
      comments: CANARY[side],
      searchText: CANARY[side],
    });
  const loads = await both(side => load(side, routes[side], 'assigned'));
  const poolOfRoutes = await both(async side => {
    const needed = side === 'own' ? null : JSON.stringify({ requirements: { isAdr: true } });
    const id = await add('routes', {
      status: 'public',
      isPublic: true,
      neededVehicle: needed,
      comments: CANARY[side],
      searchText: CANARY[side],
    });
    await load(side, id, 'not-assigned');
    return id;
  });
  const invoices = await both(side =>
    add('invoices', {
      num: `F-${side}`,
      name: CANARY[side],
      date: '2026-11-01',
      dueDate: '2026-12-01',
      isEmitted: true,
      carrierId: carrierOf[side],
      value: 10_000,
      tax: '{"IVA":21}',
      taxPercentage: 21,
      total: 12_100,
      payable: 12_100,
      issuerRole: 'carrier',
      recipientRole: 'admin',
      issuerKey: `carrier:${carrierOf[side]}`,
      rawName: 'contraparte',
      userId: userOf[side],
      searchText: CANARY[side],
    }),
  );
  const clientInvoices = await both(side =>
    add('invoices', {
      num: side === 'own' ? '2026/1' : '2026/2',
      date: '2026-11-01',
      dueDate: '2026-12-01',
      isEmitted: true,
      clientId: clientOf[side],
      value: 20_000,
      tax: '{"IVA":21}',
      taxPercentage: 21,
      total: 24_200,
      payable: 24_200,
      issuerRole: 'admin',
      recipientRole: 'client',
      issuerKey: 'admin',
      searchText: CANARY[side],
    }),
  );
  const paid = await both(side =>
    add('payments', {
      invoiceId: invoices[side],
      day: '2026-11-10',
      amount: 5_000,
      method: 'transfer',
      reference: CANARY[side],
      statusBefore: 0,
      searchText: CANARY[side],
    }),
  );
  const sepaFiles = await both(side =>
    add('sepaFiles', {
      messageId: `PORTES-${side}`,
      day: '2026-11-30',
      count: 1,
      total: 7_100,
      debtorName: 'Agencia de prueba S.L.',
      debtorNif: 'B12345674',
      debtorIban: 'ES9121000418450200051332',
      searchText: CANARY[side],
    }),
  );
  // An admin is told of all letters but superUsers'.
  const mails = await both(side =>
    add('mails', {
      to: side === 'own' ? 'own@example.com' : 'super@example.com',
      subject: CANARY[side],
      text: '',
      nextAttemptAt: office.world.now().toISOString(),
      searchText: CANARY[side],
    }),
  );
  // An admin is told of all accounts but superUsers'.
  const history = await both(async side => {
    const recordId = side === 'own' ? ids.users.carrier : ids.users.superUser;
    const entry = { resource: 'users', recordId, action: 'update', changes: '{}', at, ip: CANARY[side] };
    const [row]: { id: number }[] = await db('changes').insert(entry).returning('id');
    return row?.id ?? 0;
  });
  for (const side of ['own', 'other'] as const)
    await db('invoices').where({ id: invoices[side] }).update({ paid: 5_000 });
  const document = (side: Side, type: string, owner: Values) =>
    add('documents', { type, name: CANARY[side], searchText: CANARY[side], ...owner });
  return {
    alerts: await both(side =>
      add('alerts', {
        title: CANARY[side],
        recipientType: 'carrier',
        carrierId: carrierOf[side],
        searchText: CANARY[side],
      }),
    ),
    users: userOf,
    carriers: carrierOf,
    invoices,
    payments: paid,
    sepaFiles,
    mails,
    history,
    clientInvoices,
    clients: clientOf,
    locations: await both(side =>
      add('locations', {
        addressName: CANARY[side],
        clientId: clientOf[side],
        address: PLACE,
        searchText: CANARY[side],
      }),
    ),
    vehicles: tractorOf,
    documents: await both(side => document(side, 'cap', { carrierId: carrierOf[side] })),
    clientDocuments: await both(side => document(side, 'cap', { clientId: clientOf[side] })),
    loadDocuments: await both(side => document(side, 'cmr', { loadId: loads[side] })),
    invoiceDocuments: await both(side => document(side, 'invoice', { invoiceId: invoices[side] })),
    loads,
    discounts: await both(side =>
      add('discounts', {
        title: CANARY[side],
        description: 'x',
        link: 'https://example.com',
        searchText: CANARY[side],
      }),
    ),
    routes,
    poolOfRoutes,
    requestedRoutes: await both(side =>
      add('requestedRoutes', {
        routeId: routes[side],
        carrierId: carrierOf[side],
        status: 'rejected',
        searchText: CANARY[side],
      }),
    ),
    invoiceRuns: await both(side =>
      add('invoiceRuns', {
        kind: 'clients',
        fromDate: '2026-10-01',
        toDate: '2026-10-31',
        date: '2026-10-31',
        userId: ids.users.admin,
        searchText: CANARY[side],
      }),
    ),
    accountingRequests: await both(side =>
      add('accountingRequests', {
        kind: 'cmr',
        carrierId: carrierOf[side],
        loadId: loads[side],
        userId: driverOf[side],
        vehicleId: tractorOf[side],
        comments: CANARY[side],
        searchText: CANARY[side],
      }),
    ),
  };
};
