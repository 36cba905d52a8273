import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '../../api/resources.ts';
import { addressesOf, readDocument, tableOf } from '../help/everyGet.ts';
import { type EveryRow, storeEveryRow } from '../help/everyRow.ts';
import { officePerFile } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';
import { saidBy } from '../help/saidBy.ts';

const office = officePerFile();

/** The id of a superUser, which nothing else is like. */
const ROOT = 987_654;

/** What names an account in each resource. The alerts that an admin sees are for no account. */
const NAMED = Object.values(resources).flatMap(({ name, entity }) =>
  Object.keys(entity.fields)
    .filter(field => entity.fields[field]?.target === 'users' && name !== 'alerts')
    .map(field => [name as keyof EveryRow, field] as const),
);

let rows: EveryRow;
beforeAll(async () => {
  const at = office.world.now().toISOString();
  const account = { username: 'raíz', role: 'superUser', email: 'raiz@example.com', isActive: true };
  await office.db('users').insert({ id: ROOT, ...account, createdAt: at, updatedAt: at });
  rows = await storeEveryRow(office);
  const change = { resource: 'documents', recordId: rows.documents.own, action: 'create', at, userId: ROOT };
  const [made]: { id: number }[] = await office
    .db('changes')
    .insert({ ...change, changes: JSON.stringify({ name: [null, 'x'], userId: [null, ROOT] }) })
    .returning('id');
  rows.history.own = made?.id ?? 0;
  for (const [name, field] of NAMED)
    if (name !== 'history')
      await office
        .db(tableOf(name))
        .where({ id: rows[name].own })
        .update({ [field]: ROOT });
});

type Named = Record<string, unknown> & { id: number };
const READERS: readonly Account[] = ['admin', 'carrier', 'client', 'accountant', 'driver'];

const listed = async (name: string, query: string, account: Account = 'admin') => {
  const answer = await office.as(account).get(`/api/${name}?range=[0,99]&${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data as Named[];
};
const found = async (name: string, field: string, value: unknown, account: Account = 'admin') =>
  (await listed(name, `filter=${encodeURIComponent(JSON.stringify({ [field]: value }))}`, account)).map(({ id }) => id);

describe('who isn’t told of superUsers', () => {
  test.each(READERS)('reads of none that it was there: %s', { timeout: 120_000 }, async account => {
    const told: string[] = [];
    for (const address of await addressesOf(office, await readDocument(office)))
      if ((await saidBy(await office.as(account).get(address))).includes(String(ROOT))) told.push(address);
    expect(told).toEqual([]);
  });

  test.each(NAMED)('finds none by %s.%s, and it is as one that is not filled in', async (name, field) => {
    const { own } = rows[name];
    const { admin } = office.ids.users;
    expect(await found(name, field, ROOT, 'superUser')).toContain(own);
    expect(await found(name, field, ROOT)).toEqual([]);
    expect(await found(name, field, { is: [ROOT, admin] })).not.toContain(own);
    expect(await found(name, field, { isNotEmpty: true })).not.toContain(own);
    for (const value of [null, { isEmpty: true }, { isNot: ROOT }, { isNot: admin }])
      expect(await found(name, field, value), JSON.stringify(value)).toContain(own);
    for (const order of ['ASC', 'DESC']) {
      const ids = (await listed(name, `sort=["${field}","${order}"]`)).map(row => Number(row[field] ?? 0));
      expect(ids).toEqual(ids.toSorted((a, b) => (order === 'ASC' ? a - b : b - a)));
    }
  });

  test('is told of what it made all the same, but not who made it', async () => {
    const { own } = rows.documents;
    const history = async (account: Account) =>
      (await office.as(account).get(`/api/documents/${own}/history`)).body.data as object[];
    expect(await history('superUser')).toMatchObject([{ userId: ROOT, changes: { userId: [null, ROOT] } }]);
    const changes = { name: [null, 'x'] };
    expect(await history('admin')).toEqual([expect.objectContaining({ userId: null, username: null, changes })]);
    const kept = await listed('history', `filter={"id":${rows.history.own}}`);
    expect(kept).toEqual([expect.objectContaining({ userId: null, user: null, changes })]);
  });

  test('writes nothing by sending back what it was shown', async () => {
    const path = `/api/carriers/${rows.carriers.own}`;
    const shown = (await office.as('admin').get(path)).body.data as Named;
    expect(shown.accountantId).toBeNull();
    expect((await office.as('admin').put(path, { ...shown, phone: '600111222' })).status).toBe(200);
    expect(await office.db('carriers').where({ id: rows.carriers.own }).first()).toMatchObject({ accountantId: ROOT });
  });

  test('can name none: it is as one that isn’t there', async () => {
    const path = `/api/carriers/${rows.carriers.other}`;
    const [hidden, missing] = [
      await office.as('admin').put(path, { accountantId: ROOT }),
      await office.as('admin').put(path, { accountantId: ROOT + 1 }),
    ];
    expect([hidden.status, hidden.text]).toEqual([422, missing.text]);
  });
});
