import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLoads, addRoutes, PDF, PNG } from '../help/invoicing.ts';
import type { Furniture } from '../help/furnish.ts';
import { type Answer, type Office, openOffice } from '../help/office.ts';
import { file, upload } from '../help/upload.ts';

let office: Office;
let loadId: number;
let routeId: number;
let otherLoadId: number;
beforeAll(async () => {
  office = await openOffice();
  routeId = (await addRoutes(office, [1], { status: 'assigned', tractionVehicleId: office.ids.tractor }))[0] ?? 0;
  loadId = (await addLoads(office, [1], { routeId }))[0] ?? 0;
  otherLoadId = (await addLoads(office, [1], { clientId: office.ids.otherClient }))[0] ?? 0;
});
afterAll(() => office.close());

type Account = keyof Furniture['users'];
type Document = { id: number; url: { title: string }[]; expiry: string; userId: number; version: number };
const send = (account: Account, values: Record<string, string | number>, name = 'a.pdf') =>
  upload(office.as(account), '/api/documents', values, [file(PDF, name)]);
const add = async (account: Account, values: Record<string, string | number>): Promise<Document> => {
  const answer = await send(account, values);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data as Document;
};
const change = (account: Account, { id }: Document, values: object) =>
  office.as(account).put(`/api/documents/${id}`, values);
const expectStatus = (answer: Answer, status: number) => expect(answer.status, answer.text).toBe(status);

describe('a document', () => {
  test('needs a type of its owner, an owner and a file', async () => {
    const { carrier: carrierId, tractor: vehicleId } = office.ids;
    const admin = office.as('admin');
    const bare = await admin.post('/api/documents', { type: 'cap', carrierId });
    expectStatus(bare, 422);
    expect(Object.keys(bare.body.errors ?? {})).toEqual(['url']);
    const incomplete: Record<string, string | number>[] = [
      { carrierId },
      { type: 'cap' },
      { type: 'cap', vehicleId },
      { type: 'cap', carrierId, vehicleId },
    ];
    for (const values of incomplete) {
      const answer = await send('admin', values);
      expectStatus(answer, 422);
      expect(Object.keys(answer.body.errors ?? {})).toEqual(['type']);
    }
    const dates = { type: 'cap', carrierId, expeditionDate: '2026/11/20', expirationDate: '2026/11/19' };
    expect((await send('admin', dates)).body.errors).toEqual({
      expirationDate: 'No puede ser anterior a la fecha inicial',
    });
  });

  test('tells what is left of its validity in Spain, and lists can be narrowed by it', async () => {
    const { client: clientId } = office.ids;
    const cases = [
      ['2026/11/19', 'expired'],
      ['2026/11/20', 'expiring'],
      ['2026/12/19', 'expiring'],
      ['2026/12/20', 'valid'],
    ] as const;
    const ids: number[] = [];
    for (const [expirationDate, expiry] of cases) {
      const document = await add('admin', { type: 'taxes', clientId, expirationDate });
      expect(document.expiry).toBe(expiry);
      ids.push(document.id);
    }
    ids.push((await add('admin', { type: 'taxes', clientId })).id);
    const by = async (filter: unknown) =>
      (
        (await office.as('client').get(`/api/documents?sort=["id","ASC"]&filter=${JSON.stringify({ expiry: filter })}`))
          .body.data as Document[] | undefined
      )?.map(each => ids.indexOf(each.id));
    expect(await by('expired')).toEqual([0]);
    expect(await by({ is: ['expiring'] })).toEqual([1, 2]);
    expect(await by(['valid', 'none'])).toEqual([3, 4]);
    for (const wrong of ['x', [], 5, {}]) expect(await by(wrong)).toBeUndefined();
    office.setNow('2026-11-20T23:30:00.000Z');
    expect(await by('expired')).toEqual([0, 1]);
    office.setNow('2026-11-20T11:00:00.000Z');
  });

  test('may get more files, and keeps who changed what', async () => {
    const document = await add('carrier', { type: 'cap', carrierId: office.ids.carrier });
    const more = await upload(office.as('carrier'), `/api/documents/${document.id}/files`, {}, [
      file(PNG, 'reverso.png'),
    ]);
    expectStatus(more, 201);
    expect((more.body.data as Document).url.map(each => each.title)).toEqual(['a.pdf', 'reverso.png']);
    expectStatus(await upload(office.as('carrier'), `/api/documents/${document.id}/files`, {}, []), 422);
    expectStatus(await upload(office.as('client'), `/api/documents/${document.id}/files`, {}, [file(PDF)]), 404);
    await change('admin', document, { name: 'Tarjeta CAP' });
    const history = await office.as('admin').get(`/api/documents/${document.id}/history`);
    expect(history.body.data).toMatchObject([
      { action: 'update', username: 'admin', changes: { name: [null, 'Tarjeta CAP'] } },
      { action: 'update', username: 'transportista', changes: { url: ['a.pdf', 'a.pdf, reverso.png'] } },
      { action: 'create', username: 'transportista' },
    ]);
  });

  test('never moves to another owner', async () => {
    const document = await add('carrier', { type: 'other', carrierId: office.ids.carrier });
    for (const account of ['carrier', 'admin'] as const)
      for (const values of [{ carrierId: office.ids.otherCarrier }, { carrierId: null, clientId: office.ids.client }])
        expectStatus(await change(account, document, values), 422);
  });
});

describe('who adds what to whom', () => {
  const UNSEEN = 'El elemento elegido no existe o no está disponible';
  const cases: [Account, string, () => Record<string, number>, number][] = [
    ['carrier', 'cap', () => ({ carrierId: office.ids.carrier }), 201],
    ['carrier', 'cap', () => ({ carrierId: office.ids.otherCarrier }), 422],
    ['carrier', 'itv_card', () => ({ vehicleId: office.ids.tractor }), 201],
    ['carrier', 'itv_card', () => ({ vehicleId: office.ids.otherTractor }), 422],
    ['carrier', 'cmr', () => ({ loadId }), 201],
    ['carrier', 'cmr', () => ({ loadId: otherLoadId }), 422],
    ['carrier', 'load_order', () => ({ routeId }), 403],
    ['carrier', 'cap', () => ({ clientId: office.ids.client }), 422],
    ['driver', 'cmr', () => ({ loadId }), 201],
    ['driver', 'delivery_note', () => ({ loadId }), 201],
    ['driver', 'load_order', () => ({ routeId }), 403],
    ['driver', 'itv_card', () => ({ vehicleId: office.ids.tractor }), 422],
    ['otherDriver', 'cmr', () => ({ loadId }), 422],
    ['client', 'taxes', () => ({ clientId: office.ids.client }), 201],
    ['client', 'taxes', () => ({ clientId: office.ids.otherClient }), 422],
    ['client', 'cmr', () => ({ loadId }), 403],
    ['accountant', 'cap', () => ({ carrierId: office.ids.carrier }), 403],
  ];

  test.each(cases)('%s, %s', async (account, type, owner, status) => {
    const values = owner();
    const answer = await send(account, { type, ...values });
    expectStatus(answer, status);
    const [field = ''] = Object.keys(values);
    if (status !== 422) return;
    const unknown = await send(account, { type, [field]: 99_999 });
    expect(answer.text).toBe(unknown.text);
    expect(answer.body.errors).toEqual({ [field]: UNSEEN });
  });

  test('files added to a load or a route become its document', async () => {
    const add = (account: Account, url: string, values = {}) => upload(office.as(account), url, values, [file(PDF)]);
    expectStatus(await add('driver', `/api/loads/${loadId}/files`, { type: 'delivery_note' }), 201);
    expectStatus(await add('carrier', `/api/loads/${loadId}/files`), 201);
    expectStatus(await add('admin', `/api/routes/${routeId}/files`), 201);
    expectStatus(await add('carrier', `/api/routes/${routeId}/files`), 403);
    expectStatus(await add('client', `/api/loads/${loadId}/files`, { type: 'cmr' }), 403);
    expectStatus(await add('client', `/api/loads/${otherLoadId}/files`, { type: 'cmr' }), 404);
    expectStatus(await add('admin', `/api/loads/${loadId}/files`, { type: 'cap' }), 422);
    const types = await office.db('documents').where({ loadId }).orderBy('id', 'desc').limit(2).pluck('type');
    expect(types).toEqual(['cmr', 'delivery_note']);
  });

  test('and is told so in words that are true of it', async () => {
    const ownLoad = { type: 'cmr', loadId: (await addLoads(office, [1]))[0] ?? 0 };
    const byClient = await send('client', ownLoad);
    expect([byClient.status, byClient.body.message]).toEqual([
      403,
      'Puedes consultar estos documentos, pero no añadirlos ni cambiarlos.',
    ]);
    const byCarrier = await send('carrier', { type: 'load_order', routeId });
    expect([byCarrier.status, byCarrier.body.message]).toEqual([
      403,
      'En una carga o un pedido solo puedes añadir CMR y albaranes.',
    ]);
  });

  test('what a role could not add it neither changes nor removes', async () => {
    const order = await add('admin', { type: 'load_order', routeId });
    for (const account of ['carrier', 'driver'] as const) {
      expectStatus(await change(account, order, { name: 'x' }), 403);
      expectStatus(await office.as(account).delete(`/api/documents/${order.id}`), 403);
      expectStatus(await upload(office.as(account), `/api/documents/${order.id}/files`, {}, [file(PDF)]), 403);
    }
    expectStatus(await office.as('admin').delete(`/api/documents/${order.id}`), 200);
    expectStatus(await office.as('carrier').put(`/api/documents/${order.id}/restore`), 404);
    const note = await add('driver', { type: 'cmr', loadId });
    expectStatus(await change('driver', note, { name: 'Firmado', type: 'delivery_note' }), 200);
    expectStatus(await office.as('driver').delete(`/api/documents/${note.id}`), 200);
    expectStatus(await office.as('driver').put(`/api/documents/${note.id}/restore`), 200);
  });

  test('nobody outside the office learns which account brought one, only whether it was their own', async () => {
    const { id } = await add('driver', { type: 'cmr', loadId });
    const of = async (account: Account) => {
      const { body } = await office.as(account).get(`/api/documents/${id}`);
      const { userId, isOwn } = body.data as { userId?: number; isOwn: boolean };
      return { userId, isOwn };
    };
    const { driver } = office.ids.users;
    expect(await of('admin')).toEqual({ userId: driver, isOwn: false });
    expect(await of('driver')).toEqual({ userId: undefined, isOwn: true });
    for (const account of ['client', 'carrier'] as const) {
      expect(await of(account)).toEqual({ userId: undefined, isOwn: false });
      const filter = encodeURIComponent(JSON.stringify({ userId: driver }));
      expectStatus(await office.as(account).get(`/api/documents?filter=${filter}`), 400);
    }
  });

  test('a removed one takes no more files before it is restored', async () => {
    const { id } = await add('admin', { type: 'cap', carrierId: office.ids.carrier });
    const addFile = () => upload(office.as('admin'), `/api/documents/${id}/files`, {}, [file(PDF)]);
    await office.as('admin').delete(`/api/documents/${id}`);
    expectStatus(await addFile(), 409);
    await office.as('admin').put(`/api/documents/${id}/restore`);
    expectStatus(await addFile(), 201);
  });

  test('only the office dates another’s', async () => {
    const [mine, brought] = [
      await add('admin', { type: 'cap', carrierId: office.ids.carrier }),
      await add('driver', { type: 'cmr', loadId, expeditionDate: '2026/11/20' }),
    ];
    expectStatus(await change('carrier', mine, { expirationDate: '2027/01/01' }), 200);
    const refused = await change('carrier', brought, { expirationDate: '2027/01/01' });
    expectStatus(refused, 403);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['expirationDate']);
    expectStatus(await change('driver', brought, { expirationDate: '2027/01/01' }), 200);
    expectStatus(await change('admin', brought, { expirationDate: null }), 200);
  });
});
