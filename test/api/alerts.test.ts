import { describe, expect, test } from 'vitest';
import { type Office } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

type Account = Parameters<Office['as']>[0];
type Alert = { id: number; title: string; isRead: boolean };

const alertsOf = async (account: Account, query = '') =>
  (await office.as(account).get(`/api/alerts${query}`)).body.data as Alert[];
const titlesOf = async (account: Account) => (await alertsOf(account)).map(alert => alert.title);
const send = (body: object, account: Account = 'admin') => office.as(account).post('/api/alerts', body);

test('the office tells one company and nobody else reads it', async () => {
  const sent = await send({ title: 'Para uno', recipientType: 'carrier', carrierId: office.ids.carrier });
  expect(sent.status).toBe(201);
  expect(await titlesOf('carrier')).toEqual(['Para uno']);
  for (const other of ['otherCarrier', 'client', 'driver', 'accountant', 'admin'] as const)
    expect(await titlesOf(other)).toEqual([]);
  expect(await titlesOf('superUser')).toEqual(['Para uno']);
});

test('one that was withdrawn while it was on the screen is marked as read all the same, and with it the others', async () => {
  for (const title of ['Vale', 'Ya no']) await send({ title, recipientType: 'carrier', carrierId: office.ids.carrier });
  const ids = (await alertsOf('carrier')).map(({ id }) => id);
  await office.db('alerts').where({ title: 'Ya no' }).update({ disabled: true });
  const mark = (data: object) => office.as('carrier').put('/api/alerts/many', { ids, data });
  expect((await mark({ isRead: true })).status).toBe(200);
  expect(await office.db('alerts').where({ isRead: true })).toHaveLength(2);
  expect((await office.as('carrier').put(`/api/alerts/${ids[0]}`, { isRead: false })).status).toBe(200);
  for (const id of ids)
    expect((await office.as('otherCarrier').put(`/api/alerts/${id}`, { isRead: true })).status).toBe(404);
});

test.each([
  ['carrier', 'otherCarrier'],
  ['client', 'otherClient'],
  ['accountant', 'otherAccountant'],
  ['driver', 'otherDriver'],
] as const)('an alert for every %s is read by each on their own', async (one, other) => {
  expect((await send({ title: 'Para todos', recipientType: one })).status).toBe(201);
  const [mine] = await alertsOf(one);
  expect((await office.as(one).put(`/api/alerts/${mine?.id}`, { isRead: true })).body.data).toMatchObject({
    isRead: true,
  });
  expect(await alertsOf(other)).toMatchObject([{ title: 'Para todos', isRead: false }]);
});

test('an alert for a type that nobody is of is refused', async () => {
  await office.db('users').where({ role: 'client' }).update({ isActive: false });
  expect(await send({ title: 'Sin nadie', recipientType: 'client' })).toMatchObject({
    status: 409,
    body: { code: 'alerts.nobody' },
  });
});

test('a recipient of another type is refused', async () => {
  const body = { title: 'Mezcla', recipientType: 'carrier', clientId: office.ids.client };
  expect((await send(body)).body.errors).toHaveProperty('clientId');
});

describe('an alert that changes hands', () => {
  const put = (id: number, body: object) => office.as('superUser').put(`/api/alerts/${id}`, body);
  const sent = async (body: object) =>
    ((await send({ title: 'Aviso', ...body }, 'superUser')).body.data as { id: number }).id;
  const toCarrier = () => sent({ recipientType: 'carrier', carrierId: office.ids.carrier });

  test('says to whom: to a kind of recipient alone it is refused, and stays where it was', async () => {
    const id = await toCarrier();
    for (const [body, field] of [
      [{ recipientType: 'client' }, 'clientId'],
      [{ recipientType: 'accountant' }, 'userId'],
      [{ recipientType: 'driver' }, 'vehicleId'],
      [{ carrierId: null }, 'carrierId'],
    ] as const) {
      const answer = await put(id, body);
      expect([answer.status, answer.body.errors]).toEqual([422, { [field]: 'Campo obligatorio' }]);
    }
    expect((await put(await sent({ recipientType: 'admin' }), { recipientType: 'carrier' })).status).toBe(422);
    expect(await titlesOf('carrier')).toEqual(['Aviso']);
  });

  test('is read by the new recipient alone, whether or not the old one is sent along', async () => {
    const id = await toCarrier();
    const shown = (await office.as('superUser').get(`/api/alerts/${id}`)).body.data as object;
    const whole = { ...shown, recipientType: 'client', clientId: office.ids.client };
    expect((await put(id, whole)).body.data).toMatchObject({ carrierId: null, clientId: office.ids.client });
    expect(await titlesOf('carrier')).toEqual([]);
    expect(await titlesOf('client')).toEqual(['Aviso']);
    expect((await put(id, { recipientType: 'admin' })).body.data).toMatchObject({ clientId: null, recipient: 'admin' });
    expect(await titlesOf('admin')).toEqual(['Aviso']);
  });

  test('may be handed on by an administrator, to whom it was the office’s own', async () => {
    const id = await sent({ recipientType: 'admin' });
    const handed = { recipientType: 'carrier', carrierId: office.ids.carrier };
    expect((await office.as('admin').put(`/api/alerts/${id}`, handed)).status).toBe(200);
    expect(await titlesOf('admin')).toEqual([]);
    expect(await titlesOf('carrier')).toEqual(['Aviso']);
    expect((await office.as('admin').put(`/api/alerts/${id}`, { title: 'Otro' })).status).toBe(404);
  });

  test('goes to no account but an accountant’s', async () => {
    const to = { recipientType: 'accountant', userId: office.ids.users.carrier };
    const sentence = { userId: 'Ese usuario no es contable.' };
    expect((await put(await toCarrier(), to)).body.errors).toEqual(sentence);
    expect((await send({ title: 'Aviso', ...to })).body.errors).toEqual(sentence);
  });
});

test('sorted by what is read, the newest of the unread come first', async () => {
  for (const title of ['a', 'b', 'c']) await send({ title, recipientType: 'admin' });
  const [newest] = await alertsOf('admin');
  await office.as('admin').put(`/api/alerts/${newest?.id}`, { isRead: true });
  const sorted = await alertsOf('admin', `?sort=${encodeURIComponent('["isRead","ASC"]')}`);
  expect(sorted.map(alert => alert.title)).toEqual(['b', 'a', 'c']);
});

test('only the office makes alerts', async () => {
  for (const account of ['carrier', 'client', 'accountant', 'driver'] as const)
    expect((await send({ title: 'No', recipientType: 'admin' }, account)).status).toBe(403);
});

describe('marking as read', () => {
  const unread = async (account: Account) => (await alertsOf(account, '?filter={"isRead":false}&range=[0,99]')).length;
  const tellMany = async (values: object, count: number) => {
    const row = { title: 'Aviso', isRead: false, createdAt: '', updatedAt: '', ...values };
    await office.db.batchInsert(
      'alerts',
      Array.from({ length: count }, () => ({ ...row })),
      50,
    );
  };
  const forCarrier = () => ({ recipientType: 'carrier', carrierId: office.ids.carrier });
  const last = async () => (await office.db('alerts').max({ id: 'id' }).first())?.id as number;

  test('many at once is all or nothing: another’s among them is not there, is named, and nothing changes', async () => {
    await tellMany(forCarrier(), 2);
    await tellMany({ recipientType: 'admin' }, 1);
    await tellMany({ ...forCarrier(), carrierId: office.ids.otherCarrier }, 1);
    for (const foreign of [3, 4, 99]) {
      const answer = await office
        .as('carrier')
        .put('/api/alerts/many', { ids: [1, foreign, 2], data: { isRead: true } });
      expect(answer).toMatchObject({ status: 404, body: { id: foreign } });
    }
    expect(await office.db('alerts').where({ isRead: true })).toEqual([]);
    const answer = await office.as('carrier').put('/api/alerts/many', { ids: [1, 2], data: { isRead: true } });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: [
          { id: 1, isRead: true },
          { id: 2, isRead: true },
        ],
      },
    });
  });

  test.each(['carrier', 'client', 'accountant', 'driver'] as const)(
    'is all that %s may write of one',
    async account => {
      const ids = { carrier: 'carrierId', client: 'clientId', accountant: 'userId', driver: 'vehicleId' } as const;
      const own = { accountant: office.ids.users.accountant, driver: office.ids.tractor, ...office.ids };
      await tellMany({ recipientType: account, [ids[account]]: own[account] }, 1);
      const put = (body: object) => office.as(account).put('/api/alerts/1', body);
      expect((await put({ isRead: true })).status).toBe(200);
      for (const body of [
        { title: 'Otro' },
        { recipientType: 'admin' },
        { kind: 'cmrRequested' },
        { recipient: 'admin' },
      ])
        expect((await put(body)).status).toBe(403);
      expect((await office.as(account).delete('/api/alerts/1')).status).toBe(403);
    },
  );

  test('all of one’s own in one call, however many, and nobody else’s', async () => {
    await tellMany(forCarrier(), 2300);
    await tellMany({ recipientType: 'admin' }, 3);
    await tellMany({ ...forCarrier(), carrierId: office.ids.otherCarrier }, 2);
    const answer = await office.as('carrier').put('/api/alerts/read', { upTo: await last() });
    expect(answer.body.data).toEqual({ marked: 2300 });
    expect(await unread('carrier')).toBe(0);
    expect(await unread('otherCarrier')).toBe(2);
    expect(await unread('admin')).toBe(3);
    expect((await office.as('carrier').put('/api/alerts/read', { upTo: await last() })).body.data).toEqual({
      marked: 0,
    });
  });

  test('leaves what came after the newest that was shown', async () => {
    await tellMany({ recipientType: 'admin' }, 4);
    await office.as('admin').put('/api/alerts/read', { upTo: 3 });
    expect((await alertsOf('admin', '?filter={"isRead":false}')).map(alert => alert.id)).toEqual([4]);
  });

  test('all by a superUser means the office’s: a carrier’s alerts stay unread for the carrier', async () => {
    await tellMany(forCarrier(), 1);
    await tellMany({ recipientType: 'admin' }, 1);
    expect((await office.as('superUser').put('/api/alerts/read', { upTo: 9 })).body.data).toEqual({ marked: 1 });
    expect(await unread('carrier')).toBe(1);
    expect(await unread('admin')).toBe(0);
  });

  test('all needs a session and the newest that was shown', async () => {
    expect((await office.anonymous.put('/api/alerts/read', { upTo: 1 })).status).toBe(401);
    for (const body of [{}, { upTo: 'x' }, { upTo: 0 }])
      expect((await office.as('admin').put('/api/alerts/read', body)).status).toBe(422);
    expect((await office.as('admin').put('/api/alerts/read', { upTo: 1, all: true })).status).toBe(400);
  });
});
