import { describe, expect, test } from 'vitest';
import type { Account } from '../help/furnish.ts';
import { addRoutes, invoiceOf, issued, PNG, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, addRoute, loadBody } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();

type Values = Record<string, unknown>;
const create = async (resource: string, body: Values, account: Account = 'admin') => {
  const answer = await office.as(account).post(`/api/${resource}`, body);
  return [answer.status, Object.keys(answer.body.errors ?? {})];
};

describe('a creation may say what it comes to by itself', () => {
  test('a carrier, of the invoice of its routes', async () => {
    const { carrier, otherCarrier } = office.ids;
    const [routeId = 0] = await addRoutes(office, [400]);
    const body = { isEmitted: true, routeIds: [routeId], value: 400 };
    const others: Values[] = [
      { status: 1 },
      { carrierId: otherCarrier },
      { isProcessed: true },
      { issuerRole: 'external' },
      { recipientRole: 'external' },
      { direction: 'received' },
      { total: 400 },
      { payable: 400 },
      { version: 2 },
      { userId: office.ids.users.admin },
    ];
    for (const other of others)
      expect(await create('invoices', { ...body, ...other }, 'carrier')).toEqual([403, Object.keys(other)]);
    const said = {
      status: 0,
      carrierId: carrier,
      clientId: null,
      isProcessed: false,
      issuerRole: 'carrier',
      recipientRole: 'admin',
      direction: 'emitted',
      total: 484,
      payable: 484,
      version: 1,
      disabled: false,
      loadIds: [],
      userId: office.ids.users.carrier,
    };
    const invoice = invoiceOf(await post(office.as('carrier'), { ...body, ...said }));
    expect(invoice).toMatchObject({ ...said, routeIds: [routeId] });
  });

  test('a carrier, of a purchase sent as a form', async () => {
    const values = { num: 'A-1', value: 100, status: 0, carrierId: office.ids.carrier, taxPercentage: 20, total: 121 };
    const said = { ...values, issuerRole: 'external', recipientRole: 'carrier', isEmitted: 'false' };
    const answer = await upload(office.as('carrier'), '/api/invoices', said, [file(PNG, 'foto.png')]);
    expect(answer.status, answer.text).toBe(201);
    expect(answer.body.data).toMatchObject({ total: 121, payable: 120, tax: { IVA: 21, IRPF: 1 } });
  });

  test('the office, of the parties of an invoice and of its correction', async () => {
    const toClient = { issuerRole: 'admin', recipientRole: 'client' };
    const original = invoiceOf(await post(office.as('admin'), issued(office, { ...toClient, total: 1210 })));
    const correction = { invoiceId: original.id, value: 900, rawDescription: 'Error en el precio' };
    expect(await create('invoices', { ...correction, recipientRole: 'carrier' })).toEqual([403, ['recipientRole']]);
    expect(await create('invoices', { ...correction, ...toClient })).toEqual([201, []]);
    const fromCarrier = { issuerRole: 'carrier', recipientRole: 'admin', direction: 'received' };
    expect(await create('invoices', received(office, fromCarrier))).toEqual([201, []]);
    expect(await create('invoices', received(office, { num: 'F-78', ...toClient }))).toEqual([403, ['issuerRole']]);
  });

  test('the office, of the status of a load, which is its route’s to give', async () => {
    const confirmed = await addConfirmed(office, [await addLoad(office)]);
    const draft = await addRoute(office);
    const cases: [Values, number][] = [
      [{ status: 'not-assigned' }, 201],
      [{ status: 'not-assigned', routeId: draft }, 201],
      [{ status: 'assigned', routeId: confirmed }, 201],
      [{ status: 'not-assigned', routeId: confirmed }, 403],
      [{ status: 'assigned' }, 403],
      [{ status: 'delivered' }, 403],
      [{ status: 'assigned', routeId: 2_147_483_647 }, 403],
      [{ status: 'assigned', routeId: 9e99 }, 403],
    ];
    for (const [values, status] of cases)
      expect(await create('loads', loadBody(office, values)), JSON.stringify(values)).toEqual([
        status,
        status === 201 ? [] : ['status'],
      ]);
  });

  test('a driver, of a request for a CMR', async () => {
    const loadId = await addLoad(office);
    await addConfirmed(office, [loadId]);
    const said = { loadId, kind: 'cmr', status: 'pending', vehicleId: office.ids.tractor };
    expect(await create('accountingRequests', { ...said, status: 'accepted' }, 'driver')).toEqual([403, ['status']]);
    expect(await create('accountingRequests', said, 'driver')).toEqual([201, []]);
  });

  test('but not of what a role isn’t sent, nor of an account that it knows the password of', async () => {
    const hidden = await office.as('carrier').post('/api/invoices', { isEmitted: true, value: 1, issuerKey: 'x' });
    expect([hidden.status, hidden.body.code]).toEqual([400, 'fieldNotAllowed']);
    const account = { username: 'nueva', password: 'una clave bien larga 7', role: 'admin', email: 'n@example.com' };
    expect(await create('users', { ...account, mustChangePassword: false })).toEqual([403, ['mustChangePassword']]);
    expect(await create('users', { ...account, mustChangePassword: true, hasSecondFactor: false })).toEqual([201, []]);
  });
});

describe('the code of a tax', () => {
  const taxed = async (body: Values) => {
    const { status, body: answer } = await post(office.as('admin'), issued(office, body));
    const { tax, taxPercentage, total, payable } = (answer.data ?? {}) as Values;
    return status === 201 ? [tax, taxPercentage, total, payable] : [status, answer.errors];
  };
  const differs = { taxPercentage: 'Ese código no es el de los impuestos indicados' };
  const unknown = { taxPercentage: 'No es una de las opciones posibles' };

  test.each<[Values, unknown[]]>([
    [{ taxPercentage: 19 }, [{}, 19, 1000, 1000]],
    [{ taxPercentage: 20 }, [{ IVA: 21, IRPF: 1 }, 20, 1210, 1200]],
    [{ taxPercentage: 21 }, [{ IVA: 21 }, 21, 1210, 1210]],
    [{ taxPercentage: 10 }, [{ IVA: 10 }, 10, 1100, 1100]],
    [{ taxPercentage: 20, tax: null }, [{ IVA: 21, IRPF: 1 }, 20, 1210, 1200]],
    [{ taxPercentage: 21, tax: { IVA: 21 } }, [{ IVA: 21 }, 21, 1210, 1210]],
    [{ taxPercentage: 0, tax: { IRPF: 7 } }, [{ IRPF: 7 }, 0, 1000, 930]],
    [{ taxPercentage: 20, tax: { IVA: 21 } }, [422, differs]],
    [{ taxPercentage: 0 }, [422, unknown]],
    [{ taxPercentage: 7 }, [422, unknown]],
    [{ taxPercentage: '21' }, [422, unknown]],
  ])('%o is read into its tax', async (body, wanted) => expect(await taxed(body)).toEqual(wanted));

  test('is read in a change too, unless it was sent back as it was shown', async () => {
    const { id } = invoiceOf(await post(office.as('admin'), received(office)));
    const change = async (body: Values) => {
      const { status, body: answer } = await office.as('admin').put(`/api/invoices/${id}`, body);
      return [status, (answer.data as Values | undefined)?.tax];
    };
    expect(await change({ taxPercentage: 20 })).toEqual([200, { IVA: 21, IRPF: 1 }]);
    expect(await change({ taxPercentage: 20, tax: { IVA: 10 } })).toEqual([200, { IVA: 10 }]);
    expect(await change({ taxPercentage: 19, tax: { IVA: 10 } })).toEqual([200, {}]);
    expect(await change({ taxPercentage: 21, tax: { IVA: 10 } })).toEqual([422, undefined]);
    expect(await change({ taxPercentage: 21, tax: { IVA: 21 } })).toEqual([200, { IVA: 21 }]);
    const byAccountant = (taxPercentage: number) =>
      office.as('accountant').put(`/api/invoices/${id}`, { taxPercentage });
    expect((await byAccountant(19)).status).toBe(403);
    expect((await byAccountant(21)).status).toBe(200);
  });
});
