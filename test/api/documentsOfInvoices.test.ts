import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRoutes, type Invoice, invoiceOf, issued, PDF, post } from '../help/invoicing.ts';
import { type Answer, type Office, openOffice } from '../help/office.ts';
import type { Account } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

let office: Office;
type Values = Record<string, string | number>;
type Ids = { invoice: number; there: number; older: number; removed: number };
type Document = { id: number; type: string; invoiceRefusal: string | null };

const send = (account: Account, url: string, values: Values) => upload(office.as(account), url, values, [file(PDF)]);
const read = async (account: Account, id: number): Promise<Document> =>
  (await office.as(account).get(`/api/documents/${id}`)).body.data as Document;

/** Every way to write documents of an invoice, of which one was removed. */
const WAYS: Record<string, (account: Account, ids: Ids) => Promise<Answer>> = {
  adds: (account, { invoice }) => send(account, '/api/documents', { type: 'invoice', invoiceId: invoice }),
  'adds to the invoice': (account, { invoice }) => send(account, `/api/invoices/${invoice}/files`, {}),
  'adds files': (account, { there }) => send(account, `/api/documents/${there}/files`, {}),
  renames: (account, { there }) => office.as(account).put(`/api/documents/${there}`, { name: 'Otra' }),
  'renames many': (account, { there }) =>
    office.as(account).put('/api/documents/many', { ids: [there], data: { name: 'Muchas' } }),
  restores: (account, { removed }) => office.as(account).put(`/api/documents/${removed}/restore`),
  replaces: (account, { invoice, older }) =>
    send(account, '/api/documents', { type: 'invoice', invoiceId: invoice, replacesId: older }),
  removes: (account, { there }) => office.as(account).delete(`/api/documents/${there}`),
};

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const PROCESSED = 'La factura está contabilizada y no se puede modificar.';
const PAID = 'La factura está pagada y no se puede modificar.';

type Case = [string, object, Account, keyof typeof REFUSED | null];
const REFUSED = {
  processed: [409, PROCESSED, 'errors.invoices.processed'],
  paid: [409, PAID, 'errors.invoices.paid'],
  forbidden: [403, null, 'errors.forbidden'],
} as const;

describe('the documents of an invoice are written by whoever may write the invoice now', () => {
  let ids: Ids;
  /** Two documents in force and one that was removed, of a new invoice; each brings back what it removed itself. */
  const addThree = async ({ id: invoice }: Invoice, remover: Account = 'admin') => {
    const added: number[] = [];
    for (const name of ['Escaneada', 'Cortada', 'Borrosa']) {
      const answer = await send('admin', '/api/documents', { type: 'invoice', invoiceId: invoice, name });
      added.push((answer.body.data as Document).id);
    }
    const [there = 0, older = 0, removed = 0] = added;
    expect((await office.as(remover).delete(`/api/documents/${removed}`)).status).toBe(200);
    ids = { invoice, there, older, removed };
  };
  const kept = () => office.db('documents').where({ invoiceId: ids.invoice }).orderBy('id');

  const cases: Case[] = [
    ['its own', {}, 'carrier', null],
    ['its own, sent', { status: 2 }, 'carrier', null],
    ['its own purchase', { issuerRole: 'external', recipientRole: 'carrier', isEmitted: false }, 'carrier', null],
    ['its own, entered in the books', { isProcessed: true }, 'carrier', 'processed'],
    ['its own, paid', { status: 1 }, 'carrier', 'paid'],
    ['entered by the office', { isEmitted: false }, 'carrier', 'forbidden'],
    ['issued by the office', { issuerRole: 'admin', recipientRole: 'carrier' }, 'carrier', 'forbidden'],
    ['drawn up in its name', { isEmitted: false, isSelfBilled: true }, 'carrier', 'forbidden'],
    ['a carrier’s, paid and in the books', { status: 1, isProcessed: true }, 'admin', null],
    ['issued by the office', { issuerRole: 'admin', recipientRole: 'carrier', status: 1 }, 'superUser', null],
    ['of whoever appointed it', {}, 'accountant', 'forbidden'],
  ];
  test.each(cases)('%s %o: %s, refused: %s', async (_, columns, account, refused) => {
    const routeIds = await addRoutes(office, [300]);
    const sent = invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds }));
    await addThree(sent, account === 'carrier' ? 'carrier' : 'admin');
    if (Object.keys(columns).length) await office.db('invoices').where({ id: ids.invoice }).update(columns);
    const before = await kept();
    const [status, message, key] = refused ? REFUSED[refused] : [null, null, null];
    expect((await read(account, ids.there)).invoiceRefusal).toBe(key);
    for (const [way, write] of Object.entries(WAYS)) {
      const answer = await write(account, ids);
      expect([way, answer.status], answer.text).toEqual([way, status ?? expect.toBeOneOf([200, 201])]);
      if (message) expect(answer.body.message).toBe(message);
    }
    const after = await kept();
    if (refused) expect(after).toEqual(before);
    else expect(after.length).toBe(before.length + 3);
  });

  test('a client reads those of its own and writes none', async () => {
    await addThree(invoiceOf(await post(office.as('admin'), issued(office))));
    expect((await read('client', ids.there)).type).toBe('invoice');
    for (const [way, write] of Object.entries(WAYS))
      expect([way, (await write('client', ids)).status]).toEqual([way, way === 'restores' ? 404 : 403]);
  });

  test('what a carrier makes of a photo keeps it, whatever becomes of the invoice', async () => {
    const bill = { num: 'T-1', value: 8, rawName: 'Taller' };
    const purchase = invoiceOf(await upload(office.as('carrier'), '/api/invoices', bill, [file(PDF)]));
    const [document] = purchase.documents as Document[];
    await office.as('admin').put(`/api/invoices/${purchase.id}`, { isProcessed: true });
    expect((await office.as('carrier').delete(`/api/documents/${document?.id}`)).status).toBe(409);
  });
});
