import { describe, expect, test } from 'vitest';
import { alertsOf, done, readAll } from '../help/alerts.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { type Account, addConfirmed, addLoad, putRoute } from '../help/rows.ts';

const office = officePerTest();

const at = (name: string, city: string) => ({ deliveryDate: '2026/11/23', destination: { name, city } });
const [UTIEL, CUENCA] = [at('Nave', 'Utiel'), at('Tienda', 'Cuenca')];

const track = () => done(office.as('driver').post('/api/loads/1/tracking', {}));
const undo = () => done(office.as('admin').post('/api/loads/1/tracking', { direction: 'back' }));
const wantsToBeTold = (receiveLoadsUpdates: boolean) =>
  office.db('clients').where({ id: office.ids.client }).update({ receiveLoadsUpdates });
const told = async (account: Account) => (await alertsOf(office, account)).map(alert => alert.description);

/** Load 1, whose first stop is served; its client wants to be told. */
const servedAtTheFirst = async (stops = [UTIEL, CUENCA]) => {
  await wantsToBeTold(true);
  await addConfirmed(office, [await addLoad(office, { intermediateStops: stops })]);
  for (let step = 0; step < 4; step++) await track();
};

const REACHED = 'El vehículo ha llegado a la parada de Nave, Utiel de tu pedido P. 1 (REF-1).';
const SERVED = 'Se ha entregado la parada de Nave, Utiel de tu pedido P. 1 (REF-1).';

describe('the arrival at a stop that is undone', () => {
  test('leaves what the client was told of the stop before: of this one it wasn’t told', async () => {
    await servedAtTheFirst();
    await wantsToBeTold(false);
    await track();
    const before = await told('client');
    expect(before).toContain(REACHED);
    await readAll(office);
    await undo();
    expect(await told('client')).toEqual(before);
  });

  test('leaves what the office was told of the stop before when it has removed what was said of this one', async () => {
    await servedAtTheFirst();
    const before = await told('admin');
    await track();
    const last = (await alertsOf(office, 'admin', { kind: 'stopReached' })).at(-1);
    await done(office.as('admin').delete(`/api/alerts/${last?.id}`));
    await undo();
    expect(await told('admin')).toEqual(before);
  });

  test('is taken back though the vehicle and the reference are others by now', async () => {
    await servedAtTheFirst();
    await track();
    await putRoute(office, 1, { towingVehicleId: null });
    await office.db('vehicles').where({ id: office.ids.tractor }).update({ number: '9999ZZZ' });
    await office.db('loads').where({ id: 1 }).update({ clientRef: 'REF-2' });
    await undo();
    for (const account of ['admin', 'client'] as const)
      expect((await told(account)).filter(text => text.includes('Cuenca'))).toEqual([]);
  });

  test('is corrected with the name of its place where it was read', async () => {
    await servedAtTheFirst();
    await track();
    await readAll(office);
    await undo();
    const wrong = '«Vehículo en una parada (Tienda, Cuenca)»';
    expect((await told('admin')).at(-1)).toBe(
      `El aviso ${wrong} del pedido P. 1 (REF-1) era un error. El pedido está ahora: Cargado.`,
    );
    expect((await told('client')).slice(-3)).toEqual([
      REACHED,
      SERVED,
      `El aviso ${wrong} de tu pedido P. 1 (REF-1) era un error. El pedido está ahora: Cargado.`,
    ]);
  });

  test('and at the very same place as the stop before leaves that one’s', async () => {
    await servedAtTheFirst([UTIEL, UTIEL]);
    await track();
    await undo();
    expect((await told('client')).slice(-2)).toEqual([REACHED, SERVED]);
  });
});
