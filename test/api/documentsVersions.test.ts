import { describe, expect, test } from 'vitest';
import { warnExpiry } from '../../api/documents/warnExpiry.ts';
import { invoiceOf, PDF, post, received } from '../help/invoicing.ts';
import { violations } from '../help/invariants.ts';
import type { Answer } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { addLoad, type Account, rowOf } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();

type Version = { id: number; name: string; type: string };
type Document = Version & { url: object[]; expiry: string; replaces: Version | null; replacedBy: Version | null };
type Values = Record<string, string | number>;

const send = (values: Values, account: Account = 'admin'): Promise<Answer> =>
  upload(office.as(account), '/api/documents', values, [file(PDF)]);
const documentOf = (answer: Answer): Document => {
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data as Document;
};
const insurance = (values: Values = {}): Values => ({
  type: 'liability_insurance',
  carrierId: office.ids.carrier,
  ...values,
});
const add = async (values?: Values, account?: Account): Promise<Document> =>
  documentOf(await send(insurance(values), account));
const replace = (older: Document, values: Values = {}, account?: Account): Promise<Answer> =>
  send(insurance({ replacesId: older.id, ...values }), account);
const read = async ({ id }: Document, account: Account = 'admin'): Promise<Document> =>
  (await office.as(account).get(`/api/documents/${id}`)).body.data as Document;
const list = async (filter: object, account: Account = 'admin'): Promise<number[]> => {
  const address = `/api/documents?range=[0,99]&filter=${JSON.stringify(filter)}`;
  return ((await office.as(account).get(address)).body.data as Document[]).map(({ id }) => id);
};
const remove = ({ id }: Document) => office.as('admin').delete(`/api/documents/${id}`);
const restore = ({ id }: Document) => office.as('admin').put(`/api/documents/${id}/restore`);

const KEPT = 'Este documento está sustituido por una versión nueva: se conserva tal como estaba.';
const REPLACED = 'Este documento ya está sustituido. Abre su versión nueva y sustitúyela a ella.';

describe('a newer version of a document', () => {
  test('takes its place: the older one stays to be read with its files, and each leads to the other', async () => {
    const older = await add({ name: 'Póliza 1', expirationDate: '2026/11/25' });
    expect(older).toMatchObject({ expiry: 'expiring', replaces: null, replacedBy: null });
    const newer = documentOf(await replace(older, { name: 'Póliza 2', expirationDate: '2027/11/25' }, 'carrier'));
    expect(newer).toMatchObject({ expiry: 'valid', replaces: { id: older.id, name: 'Póliza 1' }, replacedBy: null });
    for (const account of ['admin', 'carrier'] as const) {
      const kept = await read(older, account);
      expect(kept).toMatchObject({ expiry: 'replaced', replacedBy: { id: newer.id, name: 'Póliza 2' } });
      expect(kept.url).toHaveLength(1);
    }
    const [{ src }] = (await read(older)).url as [{ src: string }];
    expect((await office.as('carrier').get(src)).status).toBe(200);
  });

  test('is what lists show and count; the older ones when they are asked for', async () => {
    const owner = { vehicleId: office.ids.tractor };
    const itv = { type: 'itv_card', ...owner };
    const older = documentOf(await send({ ...itv, expirationDate: '2026/11/19' }));
    const newer = documentOf(await send({ ...itv, expirationDate: '2026/11/22', replacesId: older.id }));
    for (const account of ['admin', 'carrier'] as const) {
      expect(await list(owner, account)).toEqual([newer.id]);
      expect(await list({ ...owner, expiry: 'expired' }, account)).toEqual([]);
      expect(await list({ ...owner, expiry: ['expiring', 'expired'] }, account)).toEqual([newer.id]);
      expect(await list({ ...owner, expiry: 'replaced' }, account)).toEqual([older.id]);
      expect(await list({ ...owner, expiry: ['replaced', 'expiring'] }, account)).toEqual([newer.id, older.id]);
      expect(await list({ id: [older.id] }, account)).toEqual([older.id]);
    }
    const counted = await office.as('admin').get(`/api/documents?filter=${JSON.stringify(owner)}`);
    expect(counted.body.total).toBe(1);
    const csv = await office.as('admin').get(`/api/documents/export?format=csv&filter=${JSON.stringify(owner)}`);
    expect(csv.text.trim().split('\n')).toHaveLength(2);
  });

  test('is what an invoice says of its papers', async () => {
    const { id: invoiceId } = invoiceOf(await post(office.as('admin'), received(office)));
    const older = documentOf(await send({ type: 'invoice', invoiceId, name: 'Borrosa' }));
    documentOf(await send({ type: 'invoice', invoiceId, name: 'Nítida', replacesId: older.id }));
    const { body } = await office.as('admin').get(`/api/invoices/${invoiceId}`);
    expect((body.data as { documents: Version[] }).documents).toMatchObject([{ name: 'Nítida' }]);
  });

  test('withdraws what was said of the older one’s expiry, which is said anew once that is in force again', async () => {
    const warn = () => warnExpiry({ db: office.db, config: office.config, world: office.world, log: office.app.log });
    const older = await add({ expirationDate: '2026/11/23' });
    const told = () => office.db('alerts').where({ resource: 'documents', recordId: older.id, disabled: false });
    await warn();
    expect(await told()).toHaveLength(2);
    const newer = documentOf(await replace(older));
    expect(await told()).toEqual([]);
    await remove(newer);
    await warn();
    expect(await told()).toHaveLength(2);
    await restore(newer);
    expect(await told()).toEqual([]);
  });

  test('is warned of in the place of the older one, of which nobody is told any more', async () => {
    const older = await add({ expirationDate: '2026/11/24' });
    const newer = documentOf(await replace(older, { expirationDate: '2026/11/25' }));
    await warnExpiry({ db: office.db, config: office.config, world: office.world, log: office.app.log });
    const told = await office.db('alerts').where({ resource: 'documents' }).pluck('recordId');
    expect(told).toContain(newer.id);
    expect(told).not.toContain(older.id);
    const notified = await office.as('admin').post('/api/documents/notify', { id: older.id });
    expect([notified.status, notified.body.message]).toEqual([409, KEPT]);
  });

  test('comes once: a second one, also at the same time, is refused in words', async () => {
    const older = await add();
    const answers = await Promise.all([replace(older), replace(older), replace(older, {}, 'carrier')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const again = await replace(older);
    expect([again.status, again.body.message]).toEqual([409, REPLACED]);
    const [newest] = await list({ carrierId: office.ids.carrier, type: 'liability_insurance' });
    const third = documentOf(await replace({ ...older, id: newest ?? 0 }));
    expect(third.replaces).toMatchObject({ id: newest });
    const stored = await office.db('documents').where({ replacesId: older.id });
    expect(stored).toHaveLength(1);
  });
});

describe('what takes the place of a document', () => {
  test('is of the same owner and type', async () => {
    const older = await add();
    const otherType = await replace(older, { type: 'cap' });
    expect([otherType.status, Object.keys(otherType.body.errors ?? {})]).toEqual([422, ['type']]);
    const { otherCarrier, client } = office.ids;
    const owners: Values[] = [
      { type: 'liability_insurance', carrierId: otherCarrier },
      { type: 'liability_insurance', clientId: client },
    ];
    for (const owner of owners) {
      const answer = await send({ ...owner, replacesId: older.id });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['replacesId']]);
    }
    const newer = documentOf(await replace(older));
    for (const change of [{ type: 'cap' }, { replacesId: null }, { replacesId: newer.id }]) {
      const answer = await office.as('admin').put(`/api/documents/${newer.id}`, change);
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, Object.keys(change)]);
    }
  });

  test('comes from who may add such a document; another’s and a missing one look alike', async () => {
    const theirs = documentOf(await send(insurance({ carrierId: office.ids.otherCarrier })));
    const [seen, missing] = [
      await replace(theirs, {}, 'carrier'),
      await replace({ ...theirs, id: 99_999 }, {}, 'carrier'),
    ];
    expect([seen.status, seen.text]).toEqual([422, missing.text]);
    const mine = await add();
    expect((await replace(mine, {}, 'driver')).status).toBe(422);
    expect((await replace(mine, {}, 'client')).status).toBe(422);
    expect((await replace(mine, {}, 'accountant')).status).toBe(403);
    const loadId = await addLoad(office);
    const cmr = documentOf(await send({ type: 'cmr', loadId }));
    expect((await send({ type: 'cmr', loadId, replacesId: cmr.id }, 'client')).status).toBe(403);
  });

  test('is not put in the place of what was removed', async () => {
    const older = await add();
    await remove(older);
    const answer = await replace(older);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['replacesId']]);
  });
});

describe('a replaced document', () => {
  test('stays as it was: it is neither changed, nor added to, nor removed', async () => {
    const older = await add();
    const newer = documentOf(await replace(older));
    const answers = [
      await office.as('admin').put(`/api/documents/${older.id}`, { name: 'Otra' }),
      await upload(office.as('carrier'), `/api/documents/${older.id}/files`, {}, [file(PDF)]),
      await remove(older),
    ];
    for (const { status, body } of answers) expect([status, body.message]).toEqual([409, KEPT]);
    expect((await office.as('admin').put(`/api/documents/${newer.id}`, { name: 'Nueva' })).status).toBe(200);
  });

  test('is in force again once its newer version is removed, and not when that comes back', async () => {
    const older = await add({ expirationDate: '2026/11/25' });
    const newer = documentOf(await replace(older));
    expect((await remove(newer)).status).toBe(200);
    expect(await read(older)).toMatchObject({ expiry: 'expiring', replacedBy: null });
    expect((await restore(newer)).status).toBe(200);
    expect(await read(older)).toMatchObject({ expiry: 'replaced', replacedBy: { id: newer.id } });
  });

  test('and replaced anew keeps the first version from coming back', async () => {
    const older = await add();
    const first = documentOf(await replace(older));
    await remove(first);
    const second = documentOf(await replace(older));
    const refused = await restore(first);
    expect([refused.status, refused.body.message]).toEqual([409, REPLACED]);
    await remove(second);
    await remove(older);
    const early = await restore(first);
    expect([early.status, early.body.message]).toEqual([
      409,
      'El documento al que sustituye está eliminado. Restaura antes ese.',
    ]);
    await restore(older);
    const [one, two] = await Promise.all([restore(first), restore(second)]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
  });

  test('never is one without the other, whatever came first', async () =>
    expect(await violations(office.db)).toEqual([]));

  test('has neither date invented by the API', async () => {
    const { id } = await add({ expeditionDate: '2026/11/20' });
    expect(await rowOf(office, 'documents', id)).toMatchObject({ expirationDate: null });
  });
});
