import { describe, expect, test } from 'vitest';
import { violations } from '../help/invariants.ts';
import { addRoutes, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { type Account, addConfirmed, addLoad, addRoute, putRoute, readRoute, rowOf } from '../help/rows.ts';

const office = officePerTest();

const put = (id: number, body: object, account?: Account) => putRoute(office, id, body, account);

/** All the steps of a load, as its driver reports them. */
const deliver = async (load: number) => {
  for (let step = 0; step < 4; step += 1) await office.as('driver').post(`/api/loads/${load}/tracking`);
};

describe('a route is blocked from editing', () => {
  test('for everyone once it has an invoice', async () => {
    const [id = 0] = await addRoutes(office, [100]);
    invoiceOf(await post(office.as('admin'), received(office, { routeIds: [id], value: undefined })));
    for (const account of ['superUser', 'admin', 'carrier'] as const) {
      const answer = await put(
        id,
        account === 'carrier' ? { tractionVehicleId: office.ids.tractor } : { comments: 'x' },
        account,
      );
      expect([account, answer.status, answer.body.code]).toEqual([account, 409, 'routes.invoiced']);
    }
    expect((await office.as('admin').delete(`/api/routes/${id}`)).status).toBe(409);
  });

  test('as far as leaving the road goes, once one of its loads is invoiced', async () => {
    const [billed, other] = [await addLoad(office), await addLoad(office)];
    const id = await addConfirmed(office, [billed, other]);
    invoiceOf(await post(office.as('admin'), issued(office, { loadIds: [billed], value: undefined })));
    const sentence = `La carga tiene que seguir confirmada: ya hay factura de P. ${billed}. Para cambiarla, anula antes la factura.`;
    for (const body of [
      { status: 'draft' },
      { status: 'draft', carrierId: null },
      { status: 'public', carrierId: null },
      { isPublic: true, carrierId: null },
    ]) {
      const answer = await put(id, body);
      expect([body, answer.status, answer.body.message]).toEqual([body, 409, sentence]);
    }
    expect((await readRoute(office, id)).status).toBe('assigned');
    expect((await put(id, { loadIds: [billed] })).status).toBe(200);
    expect(await violations(office.db)).toEqual([]);
  });

  test('as a draft for its carrier, not for the office', async () => {
    const id = await addRoute(office, { carrierId: office.ids.carrier, loadIds: [await addLoad(office)] });
    const refused = await put(id, { tractionVehicleId: office.ids.tractor }, 'carrier');
    expect([refused.status, refused.body.code]).toEqual([409, 'routes.draft']);
    expect((await put(id, { tractionVehicleId: office.ids.tractor })).status).toBe(200);
  });

  test('without loads for its carrier, not for the office', async () => {
    const id = await addConfirmed(office, [await addLoad(office)]);
    await put(id, { loadIds: [] });
    const refused = await put(id, { status: 'ongoing' }, 'carrier');
    expect([refused.status, refused.body.code]).toEqual([409, 'routes.noLoads']);
    expect((await put(id, { price: 1 })).status).toBe(200);
  });
});

describe('the carrier of a route', () => {
  test('chooses among its own vehicles until the route is finished', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    const swap = { towingVehicleId: null };
    expect((await put(id, swap, 'carrier')).body.data).toMatchObject(swap);
    const foreign = await put(id, { tractionVehicleId: office.ids.otherTractor }, 'carrier');
    expect(Object.keys(foreign.body.errors ?? {})).toEqual(['tractionVehicleId']);
    await put(id, { towingVehicleId: office.ids.trailer }, 'carrier');
    await deliver(load);
    expect((await readRoute(office, id)).status).toBe('finished');
    const late = await put(id, swap, 'carrier');
    expect([late.status, late.body.code]).toEqual([409, 'routes.finished']);
  });

  test('enters the special permit of its vehicles until the route is finished; its driver reads it', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    const permit = { specialPermit: 'DGT 2026/0417' };
    expect((await put(id, permit, 'otherCarrier')).status).toBe(404);
    expect((await put(id, permit, 'driver')).status).toBe(403);
    expect((await put(id, permit, 'carrier')).body.data).toMatchObject(permit);
    expect((await office.as('driver').get(`/api/routes/${id}`)).body.data).toMatchObject(permit);
    const long = await put(id, { specialPermit: 'x'.repeat(101) }, 'carrier');
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([422, ['specialPermit']]);
    await deliver(load);
    for (const account of ['carrier', 'admin'] as const) {
      const late = await put(id, { specialPermit: null }, account);
      expect([account, late.status, late.body.code]).toEqual([account, 409, 'routes.finished']);
    }
  });

  test('is told its own price and never those of the loads, nor whose they are', async () => {
    const id = await addConfirmed(office, [await addLoad(office, { price: 987.65 })], { price: 456.78 });
    for (const url of ['/api/routes', `/api/routes/${id}`]) {
      const { text } = await office.as('carrier').get(url);
      expect(text).toContain('456.78');
      for (const secret of ['987.65', 'Cliente Primero']) expect(text).not.toContain(secret);
    }
  });
});

describe('the loads of a route', () => {
  test('stay on it once they are on their way, and the refusal names them', async () => {
    const [begun, waiting] = [await addLoad(office), await addLoad(office)];
    const id = await addConfirmed(office, [begun, waiting]);
    await office.as('driver').post(`/api/loads/${begun}/tracking`);
    const answer = await put(id, { loadIds: [waiting] });
    expect(answer.status).toBe(409);
    expect(answer.body.errors?.loadIds).toBe(
      `El pedido P. ${begun} ya está en marcha: no se puede quitar de la carga.`,
    );
    expect((await put(id, { loadIds: [waiting, begun] })).status).toBe(200);
    expect((await readRoute(office, id)).loadIds).toEqual([waiting, begun]);
    expect((await put(id, { loadIds: [begun] })).status).toBe(200);
  });

  test('stay on it once they are invoiced', async () => {
    const load = await addLoad(office);
    const id = await addConfirmed(office, [load]);
    invoiceOf(await post(office.as('admin'), issued(office, { loadIds: [load], value: undefined })));
    const answer = await put(id, { loadIds: [] });
    expect(answer.status).toBe(409);
    expect(answer.body.errors?.loadIds).toContain(`P. ${load}`);
  });

  test('taken off, leave the route finished when all that stays is delivered', async () => {
    const [done, dropped] = [await addLoad(office), await addLoad(office)];
    const id = await addConfirmed(office, [done, dropped]);
    await deliver(done);
    expect((await readRoute(office, id)).status).toBe('ongoing');
    expect((await put(id, { loadIds: [done] })).body.data).toMatchObject({ status: 'finished', loadIds: [done] });
    expect(await rowOf(office, 'loads', dropped)).toMatchObject({ routeId: null, status: 'not-assigned' });
  });

  test('are not fewer once it is finished, but may be put in order, and it stays finished', async () => {
    const [a, b] = [await addLoad(office), await addLoad(office)];
    const id = await addConfirmed(office, [a, b]);
    for (const load of [a, b]) await deliver(load);
    expect((await put(id, { loadIds: [a] })).body.code).toBe('loads.startedStays');
    expect((await put(id, { loadIds: [b, a] })).body.data).toMatchObject({ status: 'finished', loadIds: [b, a] });
  });

  test.each(['the form of the route', 'the form of the order', 'the assignment of several'])(
    'are more when one joins a finished route by %s, which is on its way again until that is delivered',
    async way => {
      const [done, more] = [await addLoad(office), await addLoad(office)];
      const id = await addConfirmed(office, [done]);
      await deliver(done);
      const admin = office.as('admin');
      if (way === 'the form of the route') await put(id, { loadIds: [done, more] });
      else if (way === 'the form of the order') await admin.put(`/api/loads/${more}`, { routeId: id });
      else await admin.post('/api/loads/assign', { loads: [{ id: more, routeId: null }], route: id });
      expect(await readRoute(office, id)).toMatchObject({ status: 'ongoing', loadIds: [done, more] });
      expect(await rowOf(office, 'loads', more)).toMatchObject({ routeId: id, status: 'assigned' });
      expect(await violations(office.db)).toEqual([]);
      await deliver(more);
      expect((await readRoute(office, id)).status).toBe('finished');
    },
  );

  test('don’t join a finished route whose vehicle is another carrier’s by now, or was removed', async () => {
    const [done, more] = [await addLoad(office), await addLoad(office)];
    const id = await addConfirmed(office, [done]);
    await deliver(done);
    const tractor = `/api/vehicles/${office.ids.tractor}`;
    const join = () => office.as('admin').put(`/api/loads/${more}`, { routeId: id });
    await office.as('admin').put(tractor, { carrierId: office.ids.otherCarrier });
    expect((await join()).body.code).toBe('routes.notReopened');
    await office.as('admin').delete(tractor);
    expect((await join()).body.code).toBe('routes.notReopened');
    expect((await put(id, { loadIds: [done, more] })).body.code).toBe('routes.notReopened');
    expect((await readRoute(office, id)).status).toBe('finished');
  });
});

describe('a confirmed route', () => {
  const told = async () => {
    const alerts: { title: string; carrierId: number | null; vehicleId: number | null }[] = await office
      .db('alerts')
      .where({ resource: 'routes' })
      .whereIn('recipientType', ['carrier', 'driver'])
      .orderBy('id');
    await office.db('alerts').delete();
    return alerts.map(alert => [alert.title, alert.carrierId ?? alert.vehicleId]);
  };

  test('that goes to another carrier tells those who drive it now and those who do not any more', async () => {
    const { carrier, otherCarrier, tractor, otherTractor } = office.ids;
    const id = await addConfirmed(office, [await addLoad(office)]);
    expect(await told()).toEqual([
      ['Carga confirmada', carrier],
      ['Carga confirmada', tractor],
    ]);
    await put(id, { carrierId: otherCarrier, tractionVehicleId: otherTractor });
    expect(await told()).toEqual([
      ['Carga confirmada', otherCarrier],
      ['Carga confirmada', otherTractor],
      ['Carga anulada', carrier],
      ['Carga anulada', tractor],
    ]);
    await put(id, { price: 5 });
    expect(await told()).toEqual([]);
    await office.as('admin').delete(`/api/routes/${id}`);
    expect(await told()).toEqual([
      ['Carga anulada', otherCarrier],
      ['Carga anulada', otherTractor],
    ]);
  });
});
