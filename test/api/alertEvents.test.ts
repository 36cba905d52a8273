import { expect, test } from 'vitest';
import { alertsOf, done, type Event, happening, readAll, type Told } from '../help/alerts.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { type Account, addConfirmed, addLoad, addRoute, putRoute } from '../help/rows.ts';

const office = officePerTest();

const track = (direction: 'forward' | 'back' = 'forward') =>
  done(office.as(direction === 'back' ? 'admin' : 'driver').post('/api/loads/1/tracking', { direction }));

/** Load 1 on the confirmed route 1, so many steps on its way; its client wants to be told. */
const onTheWay = async (steps: number, more: Record<string, unknown> = {}) => {
  await office.db('clients').where({ id: office.ids.client }).update({ receiveLoadsUpdates: true });
  await addConfirmed(office, [await addLoad(office, more)]);
  for (let step = 0; step < steps; step += 1) await track();
};
const STOP = { intermediateStops: [{ deliveryDate: '2026/11/23', destination: { name: 'Tienda', city: 'Cuenca' } }] };
const step =
  (steps: number, more: Record<string, unknown> = {}): Event =>
  async () => {
    await onTheWay(steps, more);
    return () => track();
  };
const undo =
  (steps: number, isRead: boolean): Event =>
  async () => {
    await onTheWay(steps);
    if (isRead) await readAll(office);
    return () => track('back');
  };

const ask = (account: Account) => done(office.as(account).post('/api/requestedRoutes', { routeId: 1 }));
const inThePool =
  (applicants: Account[], event: Awaited<ReturnType<Event>>): Event =>
  async () => {
    await addRoute(office, { isPublic: true, loadIds: [await addLoad(office)] });
    for (const account of applicants) await ask(account);
    return event;
  };
const decide = (id: number, status: string) => office.as('admin').put(`/api/requestedRoutes/${id}`, { status });

const cmr = () => done(office.as('driver').post('/api/accountingRequests/CMRrequest', { loadId: 1 }));
const answered =
  (status: string): Event =>
  async () => {
    await onTheWay(2);
    await cmr();
    return () => office.as('admin').put('/api/accountingRequests/1', { status });
  };

const changed =
  (body: () => object, account: Account = 'admin'): Event =>
  async () => {
    await onTheWay(0);
    await readAll(office);
    return () => putRoute(office, 1, body(), account);
  };
const AT_ORIGIN = 'P. 1 (REF-1)';
const REFUSED =
  'Solicitud rechazada: Se ha rechazado tu solicitud de la carga C. 1. → /carrier/pool-of-routes?view=requests';

const EVENTS: [name: string, event: Event, told: Told][] = [
  [
    'a driver asks for a CMR',
    async () => {
      await onTheWay(2);
      return cmr;
    },
    {
      admin: [
        'Nueva petición de CMR: El conductor del vehículo 1234BCD ha enviado una petición de CMR del pedido P. 1. → /accountingRequests/1',
      ],
    },
  ],
  [
    'a CMR is accepted',
    answered('accepted'),
    { driver: ['Petición de CMR aceptada: Se ha aceptado tu petición de CMR del pedido P. 1. → /driver/routes/1'] },
  ],
  [
    'a CMR is rejected',
    answered('rejected'),
    { driver: ['Petición de CMR rechazada: Se ha rechazado tu petición de CMR del pedido P. 1. → /driver/routes/1'] },
  ],
  [
    'a vehicle arrives at the origin',
    step(0),
    {
      admin: [
        `Vehículo en origen: El vehículo 1234BCD ha llegado al origen del pedido ${AT_ORIGIN}: Almacén de origen, Valencia. → /loads/1`,
      ],
      client: [
        `Vehículo en origen: El vehículo ha llegado a recoger tu pedido ${AT_ORIGIN}: Almacén de origen, Valencia. → /loads/1`,
      ],
    },
  ],
  [
    'a load is loaded',
    step(1),
    {
      admin: [`Pedido cargado: El pedido ${AT_ORIGIN} está cargado en el vehículo 1234BCD. → /loads/1`],
      client: [`Pedido cargado: Tu pedido ${AT_ORIGIN} está cargado y en camino. → /loads/1`],
    },
  ],
  [
    'a vehicle arrives at its destination',
    step(2),
    {
      admin: [
        `Vehículo en destino: El vehículo 1234BCD ha llegado al destino del pedido ${AT_ORIGIN}: Madrid. → /loads/1`,
      ],
      client: [`Vehículo en destino: El vehículo ha llegado al destino de tu pedido ${AT_ORIGIN}: Madrid. → /loads/1`],
    },
  ],
  [
    'a load is delivered',
    step(3),
    {
      admin: [`Pedido entregado: El pedido ${AT_ORIGIN} se ha entregado en Madrid. → /loads/1`],
      client: [`Pedido entregado: Tu pedido ${AT_ORIGIN} se ha entregado en Madrid. → /loads/1`],
    },
  ],
  [
    'a vehicle reaches an intermediate stop',
    step(2, STOP),
    {
      admin: [
        `Vehículo en una parada: El vehículo 1234BCD ha llegado a la parada de Tienda, Cuenca del pedido ${AT_ORIGIN}. → /loads/1`,
      ],
      client: [
        `Vehículo en una parada: El vehículo ha llegado a la parada de Tienda, Cuenca de tu pedido ${AT_ORIGIN}. → /loads/1`,
      ],
    },
  ],
  [
    'an intermediate stop is delivered',
    step(3, STOP),
    {
      admin: [`Parada entregada: Se ha entregado la parada de Tienda, Cuenca del pedido ${AT_ORIGIN}. → /loads/1`],
      client: [`Parada entregada: Se ha entregado la parada de Tienda, Cuenca de tu pedido ${AT_ORIGIN}. → /loads/1`],
    },
  ],
  ['a step that nobody has read of is undone', undo(2, false), {}],
  [
    'a step that was read is undone',
    undo(2, true),
    {
      admin: [
        `Seguimiento corregido: El aviso «Pedido cargado» del pedido ${AT_ORIGIN} era un error. El pedido está ahora: En origen. → /loads/1`,
      ],
      client: [
        `Seguimiento corregido: El aviso «Pedido cargado» de tu pedido ${AT_ORIGIN} era un error. El pedido está ahora: En origen. → /loads/1`,
      ],
    },
  ],
  [
    'a carrier asks for a route',
    inThePool([], () => ask('carrier')),
    { admin: ['Nueva solicitud de carga: Transportes Uno S.L. ha solicitado la carga C. 1. → /routes/1'] },
  ],
  [
    'a carrier takes its request back',
    inThePool(['carrier'], () => office.as('carrier').delete('/api/requestedRoutes/1')),
    { admin: ['Solicitud retirada: Transportes Uno S.L. ha retirado su solicitud de la carga C. 1. → /routes/1'] },
  ],
  [
    'one of two who asked is accepted',
    inThePool(['carrier', 'otherCarrier'], () => decide(1, 'accepted')),
    {
      carrier: ['Solicitud aceptada: Se ha aceptado tu solicitud de la carga C. 1. → /routes/1'],
      otherCarrier: [REFUSED],
    },
  ],
  [
    'one of two who asked is rejected',
    inThePool(['carrier', 'otherCarrier'], () => decide(2, 'rejected')),
    {
      otherCarrier: [REFUSED],
    },
  ],
  [
    'a route is confirmed',
    async () => {
      const { carrier, tractor } = office.ids;
      await addRoute(office, { carrierId: carrier, tractionVehicleId: tractor, loadIds: [await addLoad(office)] });
      return () => putRoute(office, 1, { status: 'confirmed' });
    },
    {
      carrier: [
        'Carga confirmada: La carga C. 1 está confirmada para el vehículo 1234BCD. Ya puedes descargar la hoja de ruta. → /routes/1',
      ],
      driver: [
        'Carga confirmada: La carga C. 1 está confirmada para el vehículo 1234BCD. Ya puedes descargar la hoja de ruta. → /driver/routes/1',
      ],
    },
  ],
  [
    'a confirmed route goes back to draft',
    changed(() => ({ status: 'draft' })),
    {
      carrier: ['Carga anulada: La carga C. 1 ya no está asignada al vehículo 1234BCD. → /routes'],
      driver: ['Carga anulada: La carga C. 1 ya no está asignada al vehículo 1234BCD. → /driver/routes'],
    },
  ],
  [
    'a confirmed route is given to another carrier',
    changed(() => ({
      carrierId: office.ids.otherCarrier,
      tractionVehicleId: office.ids.otherTractor,
      towingVehicleId: null,
    })),
    {
      carrier: ['Carga anulada: La carga C. 1 ya no está asignada al vehículo 1234BCD. → /routes'],
      driver: ['Carga anulada: La carga C. 1 ya no está asignada al vehículo 1234BCD. → /driver/routes'],
      otherCarrier: [
        'Carga confirmada: La carga C. 1 está confirmada para el vehículo 5678FGH. Ya puedes descargar la hoja de ruta. → /routes/1',
      ],
      otherDriver: [
        'Carga confirmada: La carga C. 1 está confirmada para el vehículo 5678FGH. Ya puedes descargar la hoja de ruta. → /driver/routes/1',
      ],
    },
  ],
  [
    'a confirmed route is removed',
    async () => {
      await onTheWay(0);
      return () => office.as('admin').delete('/api/routes/1');
    },
    {
      carrier: ['Carga anulada: La carga C. 1 ya no está asignada al vehículo 1234BCD. → /routes'],
      driver: ['Carga anulada: La carga C. 1 ya no está asignada al vehículo 1234BCD. → /driver/routes'],
    },
  ],
  [
    'the days of a confirmed route are changed',
    changed(() => ({ endDate: '2026/11/26' })),
    {
      carrier: ['Carga modificada: La carga C. 1 ha cambiado. Revisa sus datos antes de salir. → /routes/1'],
      driver: ['Carga modificada: La carga C. 1 ha cambiado. Revisa sus datos antes de salir. → /driver/routes/1'],
    },
  ],
  [
    'a carrier changes the trailer of its own route',
    changed(() => ({ towingVehicleId: null }), 'carrier'),
    { driver: ['Carga modificada: La carga C. 1 ha cambiado. Revisa sus datos antes de salir. → /driver/routes/1'] },
  ],
  [
    'a load is put on a confirmed route',
    async () => {
      await onTheWay(0);
      await readAll(office);
      const id = await addLoad(office);
      return () => office.as('admin').put(`/api/loads/${id}`, { routeId: 1 });
    },
    {
      carrier: ['Carga modificada: La carga C. 1 ha cambiado. Revisa sus datos antes de salir. → /routes/1'],
      driver: ['Carga modificada: La carga C. 1 ha cambiado. Revisa sus datos antes de salir. → /driver/routes/1'],
    },
  ],
  ['what nobody on the road needs is changed', changed(() => ({ price: 800, invoiceDate: '2026/11/26' })), {}],
];

test.each(EVENTS)('when %s, just these are told, each with a link they can follow', async (_, event, told) => {
  expect(await happening(office, event)).toEqual({ told, dead: [] });
});

test('a client that did not ask to be told is told nothing', async () => {
  const { told } = await happening(office, async () => {
    await onTheWay(1);
    await office.db('clients').update({ receiveLoadsUpdates: false });
    return () => track();
  });
  expect(Object.keys(told)).toEqual(['admin']);
});

test('what is withdrawn with an undone step is gone for the office and for the client, and comes again when it is done', async () => {
  await onTheWay(2);
  const titles = async (account: Account) => (await alertsOf(office, account)).map(alert => alert.title);
  await track('back');
  for (const account of ['admin', 'client'] as const) expect(await titles(account)).toEqual(['Vehículo en origen']);
  await track();
  for (const account of ['admin', 'client'] as const)
    expect(await titles(account)).toEqual(['Vehículo en origen', 'Pedido cargado']);
});

test('who has not read of a confirmed route is not told of each change besides', async () => {
  const { told } = await happening(office, async () => {
    await onTheWay(0);
    return () => putRoute(office, 1, { endDate: '2026/11/26' });
  });
  expect(told).toEqual({});
});

test('the same step reported twice at once is told once', async () => {
  await onTheWay(0);
  const report = () => office.as('driver').post('/api/loads/1/tracking', { step: 'at-origin' });
  const answers = await Promise.all([report(), report(), report()]);
  expect(answers.map(answer => answer.status)).toEqual([200, 200, 200]);
  for (const account of ['admin', 'client'] as const) expect(await alertsOf(office, account)).toHaveLength(1);
});
