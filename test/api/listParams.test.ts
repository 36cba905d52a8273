import { describe, expect, test } from 'vitest';
import type { Answer } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, addRoute, type Account } from '../help/rows.ts';

const office = officePerTest();

type Asked = { sort?: [string, string]; filter?: object };

const ask = (path: string, asked: Asked, account: Account = 'admin'): Promise<Answer> => {
  const parameters = Object.entries(asked).map(
    ([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  return office.as(account).get(`/api/${path}?${parameters.join('&')}`);
};
const idsOf = (answer: Answer): number[] => {
  if (answer.status !== 200) throw new Error(answer.text);
  return (answer.body.data as { id: number }[]).map(({ id }) => id);
};

describe('when a row was made is asked for by the name under which it is told (Spec 3)', () => {
  const addTwo = async (): Promise<[number, number]> => {
    const older = await addLoad(office);
    office.setNow('2026-11-22T11:00:00.000Z');
    return [older, await addLoad(office)];
  };

  test('in order', async () => {
    const [older, newer] = await addTwo();
    expect(idsOf(await ask('loads', { sort: ['creationTimestamp', 'ASC'] }))).toEqual([older, newer]);
    expect(idsOf(await ask('loads', { sort: ['creationTimestamp', 'DESC'] }))).toEqual([newer, older]);
  });

  test('of one day, or of days between two', async () => {
    const [older, newer] = await addTwo();
    const made = async (creationTimestamp: unknown) => idsOf(await ask('loads', { filter: { creationTimestamp } }));
    expect(await made('2026/11/20')).toEqual([older]);
    expect(await made({ isNot: '2026/11/20' })).toEqual([newer]);
    expect((await made({ isBetween: ['2026/11/19', '2026/11/22'] })).sort((a, b) => a - b)).toEqual([older, newer]);
    expect((await office.as('admin').get('/api/loads/export?sort=["creationTimestamp","ASC"]')).status).toBe(200);
  });

  test.each(['routes', 'poolOfRoutes', 'invoices', 'invoiceRuns'])('of %s as well', async resource => {
    const filter = { creationTimestamp: '2026/11/20' };
    expect(idsOf(await ask(resource, { sort: ['creationTimestamp', 'ASC'], filter }))).toEqual([]);
  });

  test('is a name of no list that doesn’t tell it', async () => {
    expect((await ask('carriers', { sort: ['creationTimestamp', 'ASC'] })).body.code).toBe('unknownField');
    expect((await ask('carriers', { filter: { creationTimestamp: null } })).body.code).toBe('unknownField');
  });

  test('is asked for under one of its two names', async () => {
    const both = { createdAt: '2026/11/20', creationTimestamp: '2026/11/20' };
    expect((await ask('loads', { filter: both })).status).toBe(400);
  });
});

describe('what is told but no list is asked by says so', () => {
  test.each<[string, string, Account]>([
    ['loads', 'client', 'admin'],
    ['loads', 'route', 'carrier'],
    ['routes', 'pendingRequests', 'admin'],
    ['routes', 'loadIds', 'admin'],
    ['carriers', 'tractionCount', 'admin'],
  ])('%s by %s', async (resource, field, account) => {
    const sorted = await ask(resource, { sort: [field, 'ASC'] }, account);
    expect([sorted.status, sorted.body.message]).toEqual([400, `No se puede ordenar por «${field}».`]);
    for (const value of ['x', null, { isNotEmpty: true }]) {
      const filtered = await ask(resource, { filter: { [field]: value } }, account);
      expect([filtered.status, filtered.body.message]).toEqual([400, `No se puede filtrar por «${field}».`]);
      expect(filtered.body.errors).toHaveProperty(field);
    }
  });

  test.each(['constructor', 'toString', '__proto__'])('%s is no field at all', async field => {
    expect((await ask('loads', { sort: [field, 'ASC'] })).body.code).toBe('unknownField');
    const answer = await office.as('admin').get(`/api/loads?filter={"${field}":1}`);
    expect(answer.status, answer.text).toBe(400);
  });

  test('what a role isn’t told it may not ask by either', async () => {
    const answer = await ask('loads', { sort: ['price', 'ASC'] }, 'carrier');
    expect([answer.status, answer.body.message]).toEqual([400, 'Campo no permitido: price.']);
  });
});

describe('a condition that needs no value', () => {
  const addTwo = async (): Promise<[number, number]> => {
    const yes = await addLoad(office, { isPalleted: true, clientRef: 'A-1' });
    return [yes, await addLoad(office, { isPalleted: false, clientRef: null })];
  };

  test.each([
    ['isPalleted', 'isTrue', 'isFalse', true],
    ['clientRef', 'isNotEmpty', 'isEmpty', true],
  ])('on %s, %s: holds with nothing or true, and means %s with false', async (field, one, other) => {
    const [yes, no] = await addTwo();
    const found = async (operator: string, value: unknown) =>
      idsOf(await ask('loads', { filter: { [field]: { [operator]: value } } }));
    for (const value of [true, null, '']) {
      expect(await found(one, value)).toEqual([yes]);
      expect(await found(other, value)).toEqual([no]);
    }
    expect(await found(one, false)).toEqual([no]);
    expect(await found(other, false)).toEqual([yes]);
  });

  test.each(['false', 0, 1, 'x', [], [true], {}])('takes no %j', async value => {
    for (const filter of [{ isPalleted: { isTrue: value } }, { clientRef: { isEmpty: value } }]) {
      const answer = await ask('loads', { filter });
      expect([answer.status, answer.body.code], JSON.stringify(filter)).toEqual([400, 'badFilterValue']);
    }
  });

  test('finds of lists and objects likewise', async () => {
    await addRoute(office);
    const found = async (value: boolean) =>
      idsOf(await ask('routes', { filter: { neededVehicle: { isEmpty: value } } }));
    expect(await found(true)).toHaveLength(1);
    expect(await found(false)).toEqual([]);
  });
});

test.each(['clients', 'loads', 'documents', 'history'])(
  'a text that can’t be stored is found in none of %s',
  async name => {
    await addLoad(office);
    for (const q of ['🚚', 'Cliente 🚚']) expect(idsOf(await ask(name, { filter: { q } }))).toEqual([]);
  },
);
