import { describe, expect, test } from 'vitest';
import { addLoads, invoiceOf, issued, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

const create = async (more = {}) => invoiceOf(await post(office.as('admin'), issued(office, more)));
const next = async (query = '', account: 'admin' | 'carrier' = 'admin') =>
  (await office.as(account).get(`/api/invoices/next-number${query}`)).body.data as { num: string };
const proposed = async (...asked: Parameters<typeof next>) => (await next(...asked)).num;
const stored = async (): Promise<string[]> => office.db('invoices').orderBy('id').pluck('num');
const consecutive = (count: number) => Array.from({ length: count }, (_, n) => `2026/${n + 1}`);

describe('the number of an issued invoice', () => {
  test('is year and the next one of the series, and starts anew each year', async () => {
    expect((await create()).num).toBe('2026/1');
    expect((await create()).num).toBe('2026/2');
    expect((await create({ date: '2027/01/01', dueDate: '2027/01/31' })).num).toBe('2027/1');
    expect((await create()).num).toBe('2026/3');
  });

  test('has the letters that the office has chosen, counted apart from those without and from corrections', async () => {
    const choose = (invoiceSeries: string | null) => office.as('admin').put('/api/settings/1', { invoiceSeries });
    const first = await create();
    expect((await choose('B')).status).toBe(200);
    expect(await proposed()).toBe('B2026/1');
    expect((await create()).num).toBe('B2026/1');
    expect((await create({ num: 'B2026/2' })).num).toBe('B2026/2');
    expect((await post(office.as('admin'), issued(office, { num: '2026/2' }))).status).toBe(422);
    expect(await proposed('?series=R')).toBe('R2026/1');
    expect((await create({ invoiceId: first.id, rawDescription: 'Precio acordado' })).num).toBe('R2026/1');
    // A carrier's own stay as they were.
    expect(await proposed('', 'carrier')).toBe('2026/1');
    expect((await choose(null)).status).toBe(200);
    expect((await create()).num).toBe('2026/2');
    for (const taken of ['R', 'AF', 'b', 'B-1'])
      expect((await choose(taken)).body.errors, taken).toHaveProperty('invoiceSeries');
  });

  test('follows the year in Spain, not in Greenwich', async () => {
    await office
      .db('sessions')
      .update({ lastSeenAt: '2026-12-31T22:00:00.000Z', expiresAt: '2027-01-31T00:00:00.000Z' });
    office.setNow('2026-12-31T23:30:00.000Z');
    const invoice = await create();
    expect(invoice).toMatchObject({ num: '2027/1', date: '2027/01/01' });
  });

  test('goes on in each year where it was when the clock jumps over the end of the year and back', async () => {
    const late = { lastSeenAt: '2026-12-31T22:00:00.000Z', expiresAt: '2027-01-31T00:00:00.000Z' };
    await office.db('sessions').update(late);
    for (const [now, num] of [
      ['2026-12-31T22:59:59.999Z', '2026/1'],
      ['2026-12-31T23:00:00.000Z', '2027/1'],
      ['2026-12-31T22:00:00.000Z', '2026/2'],
      ['2027-01-02T11:00:00.000Z', '2027/2'],
    ] as const) {
      office.setNow(now);
      expect((await create()).num, now).toBe(num);
    }
  });

  test('goes on from the highest there is, removed ones included', async () => {
    const first = await create();
    await create();
    await office.db('invoiceSeries').del();
    expect((await office.as('admin').delete(`/api/invoices/${first.id + 1}`)).status).toBe(200);
    expect(await proposed()).toBe('2026/3');
    expect((await create()).num).toBe('2026/3');
  });

  test('may be typed when it is the next; used already it is a duplicate, further on it would leave a gap', async () => {
    expect((await create({ num: '2026/1' })).num).toBe('2026/1');
    const used = await post(office.as('admin'), issued(office, { num: '2026/1' }));
    expect(used.status).toBe(409);
    expect(used.body.errors).toEqual({ num: 'Identificador duplicado' });
    for (const num of ['2026/9', '2025/2', 'R2026/2', '2026/02', '1900/1', 'x']) {
      const gap = await post(office.as('admin'), issued(office, { num }));
      expect(gap.status, num).toBe(422);
      expect(gap.body.errors).toEqual({ num: 'El siguiente número de la serie es 2026/2.' });
    }
    expect(await stored()).toEqual(['2026/1']);
    expect(await proposed()).toBe('2026/2');
  });

  test('is proposed by year and series, and not taken by asking', async () => {
    await create();
    expect(await proposed()).toBe('2026/2');
    expect(await proposed('?isEmitted=true&date=2027/03/01')).toBe('2027/1');
    expect(await proposed('?date=2025-03-01')).toBe('2025/1');
    expect(await proposed('?series=R')).toBe('R2026/1');
    expect(await proposed('?isEmitted=false')).toBe('');
    expect(await proposed('', 'carrier')).toBe('2026/1');
    expect((await create()).num).toBe('2026/2');
    for (const query of ['?date=x', '?series=Q', '?isEmitted=1', '?more=1'])
      expect([400, 422]).toContain((await office.as('admin').get(`/api/invoices/next-number${query}`)).status);
    expect((await office.as('client').get('/api/invoices/next-number')).status).toBe(403);
  });

  test('is proposed with the one before and its day, for who gives an earlier one', async () => {
    expect(await next()).toEqual({ num: '2026/1', before: null });
    await create({ date: '2026/11/18', dueDate: '2026/12/18' });
    const before = { num: '2026/1', date: '2026/11/18' };
    expect(await next('?date=2026/11/02')).toEqual({ num: '2026/2', before });
    // Of another year, series or issuer it comes before none.
    for (const [query, account] of [
      ['?date=2027/01/01', 'admin'],
      ['?series=R', 'admin'],
      ['', 'carrier'],
    ] as const)
      expect(await next(query, account), query).toMatchObject({ before: null });
  });

  test('belongs to each issuer by itself', async () => {
    await create();
    const own = await post(office.as('carrier'), { isEmitted: true, value: 10 });
    expect(invoiceOf(own).num).toBe('2026/1');
    const other = await post(office.as('otherCarrier'), { isEmitted: true, value: 10 });
    expect(invoiceOf(other).num).toBe('2026/1');
  });

  test('of a carrier comes after those that the office typed in for it', async () => {
    const own = () => post(office.as('carrier'), { isEmitted: true, value: 10 });
    invoiceOf(await own());
    invoiceOf(await post(office.as('admin'), received(office, { num: '2026/7' })));
    expect(await proposed('', 'carrier')).toBe('2026/8');
    expect(invoiceOf(await own()).num).toBe('2026/8');
  });

  test('in the series that the office has for a carrier is not typed: it would leave a gap there', async () => {
    const admin = office.as('admin');
    await office.db('carriers').where({ id: office.ids.carrier }).update({ selfBillingSince: '2026-01-01' });
    const drawnUp = async () =>
      invoiceOf(await post(admin, { isSelfBilled: true, carrierId: office.ids.carrier, value: 10 })).num;
    expect(await drawnUp()).toBe('AF2026/1');
    const said = { num: 'La serie AF es la de las facturas que la oficina hace por el transportista: se numera sola.' };
    for (const num of ['AF2026/200', 'AF2026/01', 'af2026/1', 'AF 2026 / 1']) {
      const typed = await post(admin, received(office, { num }));
      expect([typed.status, typed.body.errors], num).toEqual([422, said]);
    }
    const { id } = invoiceOf(await post(admin, received(office, { num: 'F-200' })));
    const changed = await admin.put(`/api/invoices/${id}`, { num: 'AF2026/200' });
    expect([changed.status, changed.body.errors]).toEqual([422, said]);
    // Of a supplier with no carrier it is a number like any other, until its carrier is found.
    const unknown = { isEmitted: false, num: 'AF2026/200', value: 10, rawName: 'Otro', rawNif: 'B87654321' };
    const found = invoiceOf(await post(admin, unknown));
    const whose = await admin.put(`/api/invoices/${found.id}`, { carrierId: office.ids.carrier });
    expect([whose.status, whose.body.errors]).toEqual([422, said]);
    expect(await drawnUp()).toBe('AF2026/2');
  });

  test('of a received invoice is one, whether its issuer was entered as a carrier or by its tax number alone', async () => {
    const admin = office.as('admin');
    const { nif } = await office.db('carriers').where({ id: office.ids.carrier }).first('nif');
    const ofCarrier = (num: string) => post(admin, received(office, { num }));
    const ofOther = (num: string, more = {}) =>
      post(admin, { isEmitted: false, num, value: 10, rawName: 'El mismo', rawNif: nif, ...more });
    expect((await ofCarrier('Z-1')).status).toBe(201);
    expect((await ofOther('Z-1')).status).toBe(409);
    expect((await ofOther('Z-1', { date: '2025/11/20' })).status).toBe(201);
    const other = invoiceOf(await ofOther('Z-2'));
    expect((await ofCarrier('Z-2')).status).toBe(409);
    const changed = await admin.put(`/api/invoices/${other.id}`, { num: 'Z-1' });
    expect([changed.status, changed.body.errors]).toEqual([409, { num: 'Identificador duplicado' }]);
    expect((await admin.put(`/api/invoices/${other.id}`, { name: 'Peajes', num: 'Z-3' })).status).toBe(200);
  });

  test('of a carrier doesn’t go on from what the office had mistyped for it, once that is corrected or removed', async () => {
    const own = () => post(office.as('carrier'), { isEmitted: true, value: 10 });
    invoiceOf(await own());
    const { id } = invoiceOf(await post(office.as('admin'), received(office, { num: '2026/9999' })));
    const path = `/api/invoices/${id}`;
    expect((await office.as('admin').put(path, { num: '2026/99' })).status).toBe(200);
    expect(await proposed('', 'carrier')).toBe('2026/100');
    expect((await office.as('admin').delete(path)).status).toBe(200);
    expect(await proposed('', 'carrier')).toBe('2026/2');
    expect((await office.as('admin').put(`${path}/restore`)).status).toBe(200);
    expect(invoiceOf(await own()).num).toBe('2026/100');
  });

  test('of a carrier comes after that of a received invoice which turned out to be the carrier’s', async () => {
    const own = () => post(office.as('carrier'), { isEmitted: true, value: 10 });
    invoiceOf(await own());
    const body = { isEmitted: false, rawName: 'Transportes Uno', rawNif: 'B72877814', num: '2026/2', value: 90 };
    const { id } = invoiceOf(await post(office.as('admin'), body));
    const found = await office.as('admin').put(`/api/invoices/${id}`, { carrierId: office.ids.carrier });
    expect(found.status).toBe(200);
    expect(await proposed('', 'carrier')).toBe('2026/3');
    expect(invoiceOf(await own()).num).toBe('2026/3');
  });
});

describe('many at once', () => {
  test('get fifty numbers one after another, without a gap and without a retry', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(office.as('admin'), issued(office))));
    expect(answers.map(answer => answer.status)).toEqual(Array.from({ length: 50 }, () => 201));
    const nums = answers.map(answer => invoiceOf(answer).num);
    expect(new Set(nums)).toEqual(new Set(consecutive(50)));
    expect((await stored()).sort()).toEqual(consecutive(50).sort());
  });

  test('leave no gap where others fail in between', async () => {
    const [load] = await addLoads(office, [100]);
    const bodies = Array.from({ length: 40 }, (_, n) =>
      // Every fourth is refused after what it invoices was looked at, or once its number was taken.
      n % 4 === 0 ? { value: undefined, loadIds: [load] } : n % 4 === 2 ? { num: '2026/900' } : {},
    );
    const answers = await Promise.all(bodies.map(body => post(office.as('admin'), issued(office, body))));
    const made = answers.filter(answer => answer.status === 201);
    expect(made).toHaveLength(21);
    expect(answers.filter(answer => ![201, 409, 422].includes(answer.status))).toEqual([]);
    expect((await stored()).sort()).toEqual(consecutive(21).sort());
    expect((await create()).num).toBe('2026/22');
  });

  test('typing the same proposal, one gets it and the others hear that it is a duplicate', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post(office.as('admin'), issued(office, { num: '2026/1' }))),
    );
    expect(answers.map(answer => answer.status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await stored()).toEqual(['2026/1']);
  });
});

describe('the number of a received invoice', () => {
  test('is what its issuer gave it, once per issuer; removed, it may be entered again', async () => {
    const first = invoiceOf(await post(office.as('admin'), received(office)));
    expect(first).toMatchObject({ num: 'F-77', issuerKey: `carrier:${office.ids.carrier}` });
    const again = await post(office.as('admin'), received(office));
    expect(again.status).toBe(409);
    expect(again.body.errors).toEqual({ num: 'Identificador duplicado' });
    invoiceOf(await post(office.as('admin'), received(office, { carrierId: office.ids.otherCarrier })));
    await office.as('admin').delete(`/api/invoices/${first.id}`);
    invoiceOf(await post(office.as('admin'), received(office)));
    expect((await office.as('admin').put(`/api/invoices/${first.id}/restore`)).status).toBe(409);
  });

  test.each([
    ['a carrier', () => ({})],
    ['a third party', () => ({ carrierId: null, rawName: 'Taller', rawNif: 'B12345674' })],
  ])('of %s begins anew each year, by the year of the invoice', async (_who, more) => {
    const enter = (date: string) =>
      post(office.as('admin'), received(office, { num: '15', date, dueDate: date, ...more() }));
    expect((await enter('2026/01/10')).status).toBe(201);
    const before = invoiceOf(await enter('2025/11/15'));
    for (const date of ['2026/11/20', '2025/01/01']) {
      const again = await enter(date);
      expect([again.status, again.body.errors]).toEqual([409, { num: 'Identificador duplicado' }]);
    }
    const moved = await office
      .as('admin')
      .put(`/api/invoices/${before.id}`, { date: '2026/01/02', dueDate: '2026/01/02' });
    expect([moved.status, moved.body.errors]).toEqual([409, { num: 'Identificador duplicado' }]);
    await office.as('admin').delete(`/api/invoices/${before.id}`);
    invoiceOf(await enter('2025/12/31'));
    expect((await office.as('admin').put(`/api/invoices/${before.id}/restore`)).status).toBe(409);
  });

  test('of another year is not taken for one of the series of its issuer, which stay unique', async () => {
    invoiceOf(await post(office.as('admin'), received(office, { num: '15', date: '2025/11/15' })));
    const sell = (num: string) => post(office.as('carrier'), { isEmitted: true, value: 10, num });
    expect((await sell('15')).body.errors).toEqual({ num: 'El siguiente número de la serie es 2026/1.' });
    expect((await sell('2026/1')).status).toBe(201);
    expect((await sell('2026/1')).body.errors).toEqual({ num: 'Identificador duplicado' });
    expect((await post(office.as('admin'), received(office, { num: '2026/1' }))).status).toBe(409);
  });

  test('is counted from the first on, also if its issuer has issued none here', async () => {
    invoiceOf(await post(office.as('admin'), received(office, { num: '2026/7' })));
    const issuerKey = `carrier:${office.ids.carrier}`;
    expect(await office.db('invoiceSeries').where({ issuerKey }).select('year', 'last')).toEqual([
      { year: 2026, last: 7 },
    ]);
    expect(await proposed('', 'carrier')).toBe('2026/8');
  });

  test('has to be typed', async () => {
    const answer = await post(office.as('admin'), received(office, { num: undefined }));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ num: 'Campo obligatorio' });
  });

  test('is told apart by its issuer’s tax number, in each company’s books', async () => {
    const bill = { isEmitted: false, num: 'A1', value: 10, rawName: 'Taller', rawNif: 'b-12345674' };
    expect(invoiceOf(await post(office.as('admin'), bill)).issuerKey).toBe('external:B12345674');
    expect((await post(office.as('admin'), { ...bill, rawNif: 'B12345674' })).status).toBe(409);
    invoiceOf(await post(office.as('admin'), { ...bill, rawNif: null }));
    invoiceOf(await post(office.as('admin'), { ...bill, rawNif: null }));
  });
});
