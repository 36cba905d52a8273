import { beforeEach, describe, expect, test } from 'vitest';
import { purge } from '../../api/jobs/purge.ts';
import { PDF, PNG } from '../help/invoicing.ts';
import { type Answer, NOON } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad } from '../help/rows.ts';
import { file, formOf, sendForm } from '../help/upload.ts';

const office = officePerTest();

let loadId: number;
beforeEach(async () => {
  loadId = await addLoad(office);
  await addConfirmed(office, [loadId]);
});

type Account = Parameters<typeof office.as>[0];

/** A photo of a paper, as the phone sends it: again and again with the same key until it hears that it is in. */
const sendPhoto = (
  key: string | null,
  type = 'cmr',
  account: Account = 'driver',
  photo: Buffer = PNG,
): Promise<Answer> =>
  sendForm(
    office.as(account),
    `/api/loads/${loadId}/files`,
    formOf([{ name: 'type', value: type }, file(photo, 'foto.png')]),
    key ? { 'idempotency-key': key } : {},
  );
const askForCmr = (key: string): Promise<Answer> =>
  sendForm(
    office.as('driver'),
    '/api/accountingRequests/CMRrequest',
    formOf([
      { name: 'loadId', value: String(loadId) },
      { name: 'comments', value: 'Falta el original' },
      file(PNG, 'foto.png'),
    ]),
    { 'idempotency-key': key },
  );
const counted = async (table: string): Promise<number> => Number((await office.db(table).count({ n: '*' }).first())?.n);
const stored = async (): Promise<number> => {
  let files = 0;
  for await (const { name } of office.world.files.list()) files += name ? 1 : 0;
  return files;
};

describe('what a phone sends again because the answer got lost counts once:', () => {
  test('a photo of a paper', async () => {
    const first = await sendPhoto('a');
    expect(first.status, first.text).toBe(201);
    const again = await sendPhoto('a');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect([await counted('documents'), await counted('files'), await stored()]).toEqual([1, 1, 1]);
    await sendPhoto('b');
    expect([await counted('documents'), await counted('files'), await stored()]).toEqual([2, 2, 2]);
  });

  test('a photo that is sent twice at once', async () => {
    const answers = await Promise.all([sendPhoto('a'), sendPhoto('a')]);
    expect(answers.map(each => each.status)).toEqual([201, 201]);
    expect([await counted('documents'), await counted('files'), await stored()]).toEqual([1, 1, 1]);
  });

  test('a request for a CMR with its photo', async () => {
    const first = await askForCmr('a');
    expect(first.status, first.text).toBe(201);
    expect((await askForCmr('a')).body).toEqual(first.body);
    expect([await counted('accountingRequests'), await counted('files'), await stored()]).toEqual([1, 1, 1]);
  });

  test('even when the phone was without coverage for as long as a step may wait', async () => {
    await sendPhoto('a');
    office.setNow('2026-12-20T10:00:00.000Z');
    await purge({ db: office.db, config: office.config, world: office.world });
    // Its session is over by then; a new one is the same driver's.
    office.setNow(NOON);
    expect((await sendPhoto('a')).status).toBe(201);
    expect(await counted('documents')).toBe(1);
  });

  test('but a key is no way to another’s answer, nor to say something else', async () => {
    await sendPhoto('a');
    expect((await sendPhoto('a', 'delivery_note')).status).toBe(422);
    expect((await sendPhoto('a', 'cmr', 'driver', PDF)).status).toBe(422);
    expect((await sendPhoto('a', 'cmr', 'otherDriver')).status).toBe(404);
    expect((await sendPhoto('a', 'cmr', 'carrier')).status).toBe(201);
    expect(await counted('documents')).toBe(2);
  });

  test('and what was refused leaves nothing, and may be sent again', async () => {
    expect((await sendPhoto('a', 'taxes')).status).toBe(422);
    expect([await counted('documents'), await stored()]).toEqual([0, 0]);
  });
});

describe('what was done without coverage keeps the time that the phone says', () => {
  const DONE = '2026-11-20T09:30:00.000Z';
  const photo = (madeAt: string, extra: { name: string; value: string }[] = []) =>
    sendForm(
      office.as('driver'),
      `/api/loads/${loadId}/files`,
      formOf([{ name: 'type', value: 'cmr' }, { name: 'madeAt', value: madeAt }, ...extra, file(PNG, 'foto.png')]),
      {},
    );
  const ask = (madeAt: string) => office.as('driver').post('/api/accountingRequests/CMRrequest', { loadId, madeAt });
  const first = async (resource: string) =>
    ((await office.as('admin').get(`/api/${resource}?filter={"loadId":${loadId}}`)).body.data as object[])[0];

  test('of a photo, beside the time that it came in', async () => {
    expect((await photo(DONE)).status).toBe(201);
    expect(await first('documents')).toMatchObject({ madeAt: DONE, createdAt: NOON });
  });

  test('of a request for a CMR, with files or without', async () => {
    expect((await ask('2026-11-20T10:30:00+01:00')).status).toBe(422);
    expect((await ask(DONE)).status).toBe(201);
    expect(await first('accountingRequests')).toMatchObject({ madeAt: DONE, createdAt: NOON });
  });

  test.each([
    ['in the future', '2026-11-20T11:02:00.000Z'],
    ['over a month ago', '2026-10-20T10:00:00.000Z'],
    ['that is none', 'ayer'],
  ])('but not a time %s', async (_what, madeAt) => {
    for (const answer of [await photo(madeAt), await ask(madeAt)]) {
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toHaveProperty('madeAt');
    }
    expect([await counted('documents'), await counted('accountingRequests'), await stored()]).toEqual([0, 0, 0]);
  });

  test('and nobody sets it afterwards, nor says with a photo what nobody asked', async () => {
    await photo(DONE);
    const { id } = (await first('documents')) as { id: number };
    expect((await office.as('admin').put(`/api/documents/${id}`, { madeAt: NOON })).status).toBe(422);
    expect((await photo(DONE, [{ name: 'stars', value: '5' }])).status).toBe(400);
  });
});

describe('a driver sees on the load', () => {
  const request = async (account: Account = 'driver') =>
    ((await office.as(account).get(`/api/loads/${loadId}`)).body.data as { cmrRequest?: unknown }).cmrRequest;

  test('what became of the CMR that it asked for', async () => {
    expect(await request()).toBeNull();
    const { id } = (await askForCmr('a')).body.data as { id: number };
    expect(await request()).toEqual({ status: 'pending', createdAt: '2026-11-20T11:00:00.000Z' });
    await office.as('admin').put(`/api/accountingRequests/${id}`, { status: 'rejected' });
    expect(await request()).toMatchObject({ status: 'rejected' });
    await askForCmr('b');
    expect(await request()).toMatchObject({ status: 'pending' });
  });

  test('not what another driver asked before the load was its own, and nobody else sees it there', async () => {
    await askForCmr('a');
    await office.db('accountingRequests').update({ vehicleId: office.ids.otherTractor });
    expect(await request()).toBeNull();
    expect(await request('carrier')).toBeUndefined();
    expect(await request('admin')).toBeUndefined();
  });
});

describe('how the office is reached', () => {
  const contact = (account: Account) => office.as(account).get('/api/settings/contact');

  test('is told to everyone who is logged in, with nothing else of its settings', async () => {
    await office.db('settings').update({ phone: '+34960000000' });
    for (const account of ['driver', 'carrier', 'client', 'accountant', 'admin'] as const)
      expect((await contact(account)).body.data).toEqual({ name: 'Agencia de prueba S.L.', phone: '+34960000000' });
  });

  test('but to nobody else', async () => {
    expect((await office.anonymous.get('/api/settings/contact')).status).toBe(401);
  });
});
