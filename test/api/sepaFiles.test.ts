import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addRoutes, type Invoice, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { violations } from '../help/invariants.ts';
import type { Answer } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();
const SCHEMA = readFileSync(join(import.meta.dirname, '../help/pain001.xsd'), 'utf8');

type Transfer = { previousIban: string | null };
type SepaFile = { id: number; messageId: string; total: number; count: number; items: Transfer[] };
type Refused = Answer['body'] & { problems?: { id: number; num: string; message: string }[] };

beforeEach(() => office.db('settings').update({ bankAccount: 'ES7921000813610123456789', name: 'Peña & Cía, S.L.' }));

const bill = async (num: string, values: object = {}): Promise<Invoice> =>
  invoiceOf(await post(office.as('admin'), received(office, { num, ...values })));
const make = (invoiceIds: number[], more: object = {}): Promise<Answer> =>
  office.as('admin').post('/api/sepaFiles', { invoiceIds, day: '2026/11/24', ...more });
const fileOf = (answer: Answer): SepaFile => {
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data as SepaFile;
};
const download = async ({ id }: SepaFile): Promise<string> => {
  const answer = await office.as('admin').get(`/api/sepaFiles/${id}/xml`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers['content-type']).toContain('application/xml');
  return answer.text;
};
const all = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`, 'g'))].map(match => match[1] ?? '');
const statuses = (): Promise<number[]> => office.db('invoices').orderBy('id').pluck('status');

describe('a file of transfers', () => {
  test('holds one for each invoice with what it has pending, equal to the cent, and is what the schema says', async () => {
    await office
      .db('carriers')
      .where({ id: office.ids.otherCarrier })
      .update({ name: 'Transportes Ñandú'.repeat(5) });
    const one = await bill('F_77&ñ', { value: 0.1 });
    const two = await bill('T-2', { carrierId: office.ids.otherCarrier, value: 1234.56, tax: { IVA: 21, IRPF: 1 } });
    const three = await bill('F-78', { value: 1000.05 });
    await office
      .as('admin')
      .post('/api/payments', { invoiceId: three.id, amount: 10.06, day: '2026/11/20', method: 'cash' });
    const made = fileOf(await make([three.id, one.id, two.id]));
    const xml = await download(made);
    const { valid, errors } = await validateXML({ xml: [{ fileName: 'a.xml', contents: xml }], schema: [SCHEMA] });
    expect(errors).toEqual([]);
    expect(valid).toBe(true);

    const list = await office
      .as('admin')
      .get(`/api/invoices?filter={"id":[${one.id},${two.id},${three.id}]}&sort=["id","ASC"]`);
    const pending = (list.body.data as { pending: number }[]).map(invoice => invoice.pending);
    expect(pending).toEqual([0.12, 1481.47, 1200]);
    expect(all(xml, 'InstdAmt').map(Number)).toEqual(pending);
    expect(all(xml, 'CtrlSum')).toEqual(['2681.59', '2681.59']);
    expect(all(xml, 'NbOfTxs')).toEqual(['3', '3']);
    expect(made).toMatchObject({ count: 3, total: 2681.59 });
    expect(all(xml, 'Nm')).toEqual([
      'Pena + Cia, S.L.',
      'Pena + Cia, S.L.',
      'Transportes Uno S.L.',
      'Transportes NanduTransportes NanduTransportes NanduTransportes NanduTr',
      'Transportes Uno S.L.',
    ]);
    expect(all(xml, 'Ustrd')).toEqual(['Factura F-77+n', 'Factura T-2', 'Factura F-78']);
    expect(all(xml, 'IBAN')).toEqual(['ES7921000813610123456789', ...Array(3).fill('ES9121000418450200051332')]);
    expect(all(xml, 'Dt')).toEqual(['2026-11-24']);
    expect(all(xml, 'MsgId')).toEqual([made.messageId]);
    expect(new Set(all(xml, 'EndToEndId')).size).toBe(3);
    expect(await statuses()).toEqual([0, 0, 0]);

    // Asked for again it is the same, whatever has become of the rows meanwhile.
    await office.db('carriers').update({ bankAccount: 'ES7921000813610123456789', name: 'Otro' });
    await office.db('settings').update({ bankAccount: null });
    expect(await download(made)).toBe(xml);
  });

  test('names what is wrong invoice by invoice, and nothing is written', async () => {
    await office.db('carriers').where({ id: office.ids.carrier }).update({ bankAccount: 'ES9121000418450200051333' });
    await office.db('carriers').where({ id: office.ids.otherCarrier }).update({ bankAccount: null });
    const wrong = await bill('F-1');
    const none = await bill('F-2', { carrierId: office.ids.otherCarrier });
    const paid = await bill('F-3', { status: 1 });
    const ours = invoiceOf(await post(office.as('admin'), issued(office)));
    const answer = await make([wrong.id, none.id, paid.id, ours.id]);
    expect(answer.status).toBe(422);
    expect((answer.body as Refused).problems).toEqual([
      {
        id: wrong.id,
        num: 'F-1',
        name: 'Transportes Uno S.L.',
        message: 'el IBAN de Transportes Uno S.L. no es correcto',
      },
      { id: none.id, num: 'F-2', name: 'Transportes Dos S.L.', message: 'falta el IBAN de Transportes Dos S.L.' },
      { id: paid.id, num: 'F-3', name: 'Transportes Uno S.L.', message: 'no tiene nada pendiente' },
      { id: ours.id, num: ours.num, name: '', message: 'no es una factura recibida de un transportista' },
    ]);
    expect(answer.body.message).toContain('F-2 · Transportes Dos S.L.: falta el IBAN de Transportes Dos S.L.');
    for (const table of ['sepaFiles', 'sepaItems']) expect(await office.db(table)).toEqual([]);
  });

  test('asks for the company’s account, a day to come and some invoices', async () => {
    const { id } = await bill('F-1');
    for (const day of ['2026/11/19', '2027/12/01', 'mañana']) {
      const answer = await make([id], { day });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors ?? {})).toEqual(['day']);
    }
    expect((await make([])).status).toBe(422);
    expect((await make([id, 999])).status).toBe(422);
    expect((await make([id, id])).status).toBe(422);
    await office.db('settings').update({ bankAccount: 'ES7921000813610123456780' });
    const answer = await make([id]);
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('Empresa');
    await office.db('settings').update({ bankAccount: 'ES7921000813610123456789' });
    const made = fileOf(await make([id]));
    for (const account of ['carrier', 'client', 'accountant', 'driver'] as const) {
      expect((await office.as(account).post('/api/sepaFiles', { invoiceIds: [id] })).status).toBe(403);
      expect((await office.as(account).get(`/api/sepaFiles/${made.id}/xml`)).status).toBe(403);
      expect((await office.as(account).post(`/api/sepaFiles/${made.id}/pay`)).status).toBe(403);
    }
  });

  test('does not take what another has, unless it is said so; one that is removed gives it back', async () => {
    const [one, two] = [await bill('F-1'), await bill('F-2')];
    const first = fileOf(await make([one.id]));
    const refused = await make([one.id, two.id]);
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('sepaFiles.again');
    expect(refused.body.message).toContain(`F-1 · Transportes Uno S.L. (remesa ${first.messageId})`);
    expect(refused.body.message).not.toContain('F-2');
    const second = fileOf(await make([one.id, two.id], { includesAgain: true }));
    expect(second.messageId).not.toBe(first.messageId);
    for (const { id } of [first, second])
      expect((await office.as('admin').delete(`/api/sepaFiles/${id}`)).status).toBe(200);
    expect((await office.as('admin').get(`/api/sepaFiles/${first.id}/xml`)).status).toBe(409);
    expect((await office.as('admin').put(`/api/sepaFiles/${first.id}/restore`)).status).toBe(409);
    fileOf(await make([one.id, two.id]));
  });

  test('says which account is another than that to which its carrier was last sent money', async () => {
    const [one, other] = ['ES9121000418450200051332', 'ES7921000813610123456789'];
    const previous = async (...invoices: Invoice[]) => {
      const { id } = fileOf(await make(invoices.map(invoice => invoice.id)));
      const { items } = (await office.as('admin').get(`/api/sepaFiles/${id}`)).body.data as SepaFile;
      return items.map(({ previousIban }) => previousIban);
    };
    const changeTo = (bankAccount: string) =>
      office.db('carriers').where({ id: office.ids.carrier }).update({ bankAccount });
    expect(await previous(await bill('F-1'))).toEqual([null]);
    expect(await previous(await bill('F-2'))).toEqual([null]);
    await changeTo(other);
    const ours = [await bill('F-3'), await bill('F-4')];
    const theirs = await bill('F-1', { carrierId: office.ids.otherCarrier });
    expect(await previous(...ours, theirs)).toEqual([one, one, null]);
    expect(await previous(await bill('F-5'))).toEqual([null]);
    await changeTo(one);
    // What was removed was never sent.
    const last = await bill('F-6');
    const removed = fileOf(await make([last.id]));
    expect((await office.as('admin').delete(`/api/sepaFiles/${removed.id}`)).status).toBe(200);
    expect(await previous(last)).toEqual([other]);
  });

  test('two at once with the same invoice: one is refused', async () => {
    const { id } = await bill('F-1');
    const answers = await Promise.all([make([id]), make([id]), make([id])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('its payments', () => {
  const pay = ({ id }: SepaFile, body: object = {}) => office.as('admin').post(`/api/sepaFiles/${id}/pay`, body);

  test('are recorded in one go, once, on the day it was made', async () => {
    const [one, two] = [await bill('F-1'), await bill('F-2', { value: 100 })];
    const made = fileOf(await make([one.id, two.id]));
    office.setNow('2026-11-26T11:00:00.000Z');
    expect((await pay(made, { day: '2026/11/27' })).status).toBe(422);
    expect((await pay(made)).body.data).toMatchObject({ paidDate: '2026/11/24' });
    expect(await statuses()).toEqual([1, 1]);
    expect(await office.db('payments').orderBy('id')).toMatchObject([
      { invoiceId: one.id, amount: 60_500, day: '2026-11-24', reference: made.messageId, sepaFileId: made.id },
      { invoiceId: two.id, amount: 12_100, day: '2026-11-24', reference: made.messageId, sepaFileId: made.id },
    ]);
    const again = await pay(made);
    expect(again.status).toBe(409);
    expect((await office.as('admin').delete(`/api/sepaFiles/${made.id}`)).status).toBe(409);
    expect(await violations(office.db)).toEqual([]);
  });

  test('none is recorded where one was paid by another way too', async () => {
    const [one, two] = [await bill('F-1'), await bill('F-2')];
    const made = fileOf(await make([one.id, two.id]));
    await office.as('admin').put(`/api/invoices/${two.id}`, { status: 1 });
    const refused = await pay(made);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('F-2');
    expect(await statuses()).toEqual([0, 1]);
    expect(await office.db('payments').where({ sepaFileId: made.id })).toEqual([]);
  });

  test('none is recorded where an invoice was made less meanwhile, which is told from a payment', async () => {
    const [one, two] = [await bill('F-1'), await bill('F-2')];
    const made = fileOf(await make([one.id, two.id]));
    expect((await office.as('admin').put(`/api/invoices/${two.id}`, { value: 400 })).status).toBe(200);
    const refused = await pay(made);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Desde que se creó la remesa ha bajado el importe de F-2 · Transportes Uno S.L.: elimina la remesa y crea otra, o corrige el importe si ya se transfirió.',
    ]);
    await office.as('admin').put(`/api/invoices/${one.id}`, { status: 1 });
    expect((await pay(made)).body.message).toBe(
      'Queda menos pendiente de lo que lleva la remesa en F-1 · Transportes Uno S.L.: quita antes el pago que sobra.',
    );
  });
});

describe('an invoice in a file that is not paid', () => {
  const own = async (): Promise<Invoice> =>
    invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds: await addRoutes(office, [100, 200]) }));
  const change = (id: number, body: object) => office.as('carrier').put(`/api/invoices/${id}`, body);

  test('is not changed nor removed by its carrier, until the office takes it out', async () => {
    const { id, routeIds } = await own();
    const made = fileOf(await make([id]));
    const told =
      'La agencia la ha incluido en una remesa de pago: pídele que la retire antes de cambiarla o eliminarla.';
    const tries = [
      () => change(id, { routeIds: routeIds.slice(1) }),
      () => change(id, { tax: {} }),
      () => office.as('carrier').put('/api/invoices/many', { ids: [id], data: { dueDate: '2026/12/24' } }),
      () => office.as('carrier').delete(`/api/invoices/${id}`),
    ];
    for (const attempt of tries) {
      const { status, body } = await attempt();
      expect([status, body.message]).toEqual([409, expect.stringContaining(told)]);
    }
    expect((await office.as('admin').delete(`/api/sepaFiles/${made.id}`)).status).toBe(200);
    expect((await change(id, { routeIds: routeIds.slice(1) })).status).toBe(200);
    expect((await office.as('carrier').delete(`/api/invoices/${id}`)).status).toBe(200);
  });

  test('is the office’s to change, and to remove once the file is', async () => {
    const { id } = await own();
    const made = fileOf(await make([id]));
    expect((await office.as('admin').put(`/api/invoices/${id}`, { dueDate: '2026/12/24' })).status).toBe(200);
    const remove = () => office.as('admin').delete(`/api/invoices/${id}`);
    const { status, body } = await remove();
    expect([status, body.message]).toEqual([
      409,
      `Está en la remesa ${made.messageId}, sin pagar: elimina antes la remesa o, si ya se transfirió, registra sus pagos.`,
    ]);
    await office.as('admin').delete(`/api/sepaFiles/${made.id}`);
    expect((await remove()).status).toBe(200);
  });

  test.each<[string, string, (invoice: Invoice) => unknown]>([
    [
      'rejected',
      'Transportes Uno S.L. la ha rechazado: anúlala y haz otra',
      ({ id }) => office.db('invoices').where({ id }).update({ acceptance: 'rejected' }),
    ],
    [
      'paid otherwise',
      'no tiene nada pendiente',
      ({ id }) => office.as('admin').put(`/api/invoices/${id}`, { status: 1 }),
    ],
    [
      'made less',
      'tiene menos pendiente de lo que lleva la remesa',
      ({ id }) => office.as('admin').put(`/api/invoices/${id}`, { value: 400 }),
    ],
  ])('keeps it from being saved for the bank once it is %s', async (_, why, happens) => {
    const [one, two] = [await bill('F-1'), await bill('F-2')];
    const made = fileOf(await make([one.id, two.id]));
    await download(made);
    await happens(two);
    const { status, body } = await office.as('admin').get(`/api/sepaFiles/${made.id}/xml`);
    expect([status, body.message]).toEqual([
      409,
      `Esta remesa ya no se puede enviar al banco: elimínala y crea otra. F-2 · Transportes Uno S.L.: ${why}.`,
    ]);
    await office.db('sepaFiles').update({ paidDate: '2026-11-24' });
    await download(made);
  });
});
