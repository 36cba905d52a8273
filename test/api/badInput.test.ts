import { describe, expect, test } from 'vitest';
import { ENTITIES, type EntityName } from '#domain/entities';
import type { FieldSpec } from '#domain/fields';
import { can } from '#domain/permissions';
import { storeEveryRow } from '../help/everyRow.ts';
import { type Answer } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { formOf, sendForm } from '../help/upload.ts';

const office = officePerFile();

const NAMES = Object.keys(ENTITIES) as EntityName[];
/** The single row of the company is changed, never made; letters are written by the server alone. */
const CREATABLE = NAMES.filter(name => can('superUser', 'create', name));

/** Names that every object knows, and no row has. */
const INHERITED = ['toString', 'constructor', 'valueOf', 'hasOwnProperty'];

/** What the server fills in by itself when it is left out. */
const FILLED_IN = ['status', 'date', 'dueDate', 'tax'];

const countRows = async (): Promise<number> => {
  let rows = 0;
  for (const name of NAMES) rows += Number((await office.db(name).count({ n: '*' }).first())?.n);
  return rows;
};

/** A refusal: a 4xx in Spanish that gives nothing of the inside away. */
const expectRefused = (answer: Answer, field?: string) => {
  expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
  expect(answer.status, answer.text).toBeLessThan(500);
  expect(answer.body.message).toMatch(/[a-záéíóúñ]{3}/);
  expect(answer.text).not.toMatch(/ at .*\.[jt]s|select |insert |SQLITE|errors\.|validation\.|%\{/);
  if (field) expect(Object.keys(answer.body.errors ?? {}), answer.text).toContain(field);
};

const fieldsOf = (name: EntityName, kinds: FieldSpec['kind'][]): [string, FieldSpec][] =>
  Object.keys(ENTITIES[name].inputFields)
    .map(field => [field, ENTITIES[name].fields[field]] as [string, FieldSpec])
    .filter(([, spec]) => kinds.includes(spec.kind));

const post = (name: EntityName, body: object) => office.as('superUser').post(`/api/${name}`, body);

/** Wrong values for each kind of field. */
const WRONG: Partial<Record<FieldSpec['kind'], readonly unknown[]>> = {
  text: [5, {}, [], true, 'a\u0000b', 'a\ud83d', '🚚'],
  number: ['x', '1', {}, true, 1e300, []],
  integer: ['x', 1.5, 9e99, {}],
  money: ['x', -1, 1.234, 1e12, {}],
  boolean: ['si', 1, {}],
  day: ['2026/02/30', '21/11/2026', 5, 'hoy'],
  select: ['ninguno', 999, {}],
  reference: [0, -1, 1.5, 9e99, 'x', '1', {}, 2_147_483_647],
  object: ['x', 5, { desconocido: 1 }],
  list: ['x', 5, { a: 1 }],
};

describe.each(CREATABLE)('creating %s', name => {
  test('with a wrong value of any kind in any field is refused under that field and stores nothing', async () => {
    const before = await countRows();
    let tried = 0;
    for (const [kind, values] of Object.entries(WRONG) as [FieldSpec['kind'], readonly unknown[]][])
      for (const [field] of fieldsOf(name, [kind]))
        for (const value of values) {
          const answer = await post(name, { [field]: value });
          expectRefused(answer);
          const named = Object.keys(answer.body.errors ?? {}).some(
            each => each === field || each.startsWith(`${field}.`),
          );
          // A reference to a row that isn't there is only looked for once the rest is right.
          if (kind !== 'reference' || value !== 2_147_483_647)
            expect(named, `${field}=${String(value)}: ${answer.text}`).toBe(true);
          tried += 1;
        }
    expect(tried).toBeGreaterThan(3);
    expect(await countRows()).toBe(before);
  });

  test('with a text that is too long names the field and the maximum', async () => {
    for (const [field, spec] of fieldsOf(name, ['text'])) {
      const answer = await post(name, { [field]: 'x'.repeat((spec.max ?? 0) + 1) });
      expectRefused(answer, field);
    }
  });

  test('without what is required names each missing field', async () => {
    const { inputFields, fields } = ENTITIES[name];
    const required = Object.keys(inputFields).filter(field => fields[field]?.required && !FILLED_IN.includes(field));
    const answer = await post(name, {});
    const named = Object.keys(answer.body.errors ?? {});
    expect(required.filter(field => !named.includes(field))).toEqual([]);
  });

  test('with a field that doesn’t exist answers 400 naming it', async () => {
    for (const field of ['desconocido', '__proto__x', 'searchText', ...INHERITED]) {
      const answer = await post(name, { [field]: 1 });
      expectRefused(answer, field);
      expect(answer.status).toBe(400);
    }
  });

  test('with a form’s field of such a name answers 400 naming it', async () => {
    for (const field of INHERITED) {
      const answer = await sendForm(
        office.as('superUser'),
        `/api/${name}`,
        formOf([
          { name: 'comments', value: 'x' },
          { name: field, value: '1' },
        ]),
      );
      expectRefused(answer, field);
      expect([answer.status, answer.body.message]).toEqual([400, `Campo desconocido: ${field}.`]);
    }
  });

  test('with an own id, version or owner of the server’s answers 403 naming it', async () => {
    for (const field of ['id', 'version', 'createdAt', 'disabled']) {
      const answer = await post(name, { [field]: field === 'disabled' ? true : 7 });
      expectRefused(answer, field);
      expect(answer.status).toBe(403);
    }
  });
});

describe.each(NAMES)('asking for %s', name => {
  test.each([
    ['filter={', 400],
    ['filter=[]', 400],
    ['filter="x"', 400],
    ['filter={"desconocido":1}', 400],
    ['filter={"toString":1}', 400],
    ['sort=["valueOf","ASC"]', 400],
    ['filter={"id":{"huge":1}}', 400],
    ['filter={"id":{"is":1,"isNot":2}}', 400],
    ['filter={"version":{"isBetween":[1]}}', 400],
    ['filter={"version":1.5}', 400],
    ['filter={"version":{"isLess":1.5}}', 400],
    ['filter={"createdAt":5}', 400],
    ['filter={"id":9e99}', 400],
    ['filter={"q":"\\u0000"}', 400],
    ['filter={"q":5}', 400],
    ['sort=x', 400],
    ['sort=["id"]', 400],
    ['sort=["id","UP"]', 400],
    ['sort=["desconocido","ASC"]', 400],
    ['sort=["id; drop table users","ASC"]', 400],
    ['range=x', 400],
    ['range=[5,1]', 400],
    ['range=[-1,5]', 400],
    ['range=[0,1e99]', 400],
    ['limit=-1', 400],
    ['filter={}&filter={}', 400],
    ['sort=["id","ASC"]&sort=["id","ASC"]', 400],
  ])('with ?%s is refused', async (query, status) => {
    const answer = await office
      .as('superUser')
      .get(`/api/${name}?${query.replace(/"/g, '%22').replace(/\{/g, '%7B').replace(/\}/g, '%7D')}`);
    expectRefused(answer);
    expect(answer.status).toBe(status);
  });

  test.each(['0', '-1', '9e99', '99999999999999', 'abc', '1.5', '%00', '2147483647', "1'--"])(
    'by the id %s finds nothing',
    async id => {
      for (const answer of [
        await office.as('superUser').get(`/api/${name}/${id}`),
        // What nobody may change is turned away before it is looked for.
        ...(can('superUser', 'update', name) ? [await office.as('superUser').put(`/api/${name}/${id}`, {})] : []),
      ]) {
        expectRefused(answer);
        expect([400, 404]).toContain(answer.status);
      }
    },
  );

  test('with a body that isn’t JSON, or none, is refused', async () => {
    const send = (payload: string, type = 'application/json') =>
      office.as('superUser').send({ method: 'POST', url: `/api/${name}`, payload, headers: { 'content-type': type } });
    for (const payload of ['{', '[]', '"x"', 'null', '5', '{"a":', `${'['.repeat(5000)}${']'.repeat(5000)}`])
      expectRefused(await send(payload));
    const form = await send('a=1', 'application/x-www-form-urlencoded');
    expectRefused(form);
    if (form.status === 415) expect(form.body.message).toMatch(/ se envían como JSON /);
    expectRefused(await send('x', 'text/plain'));
  });

  test('changing many with a broken list is refused', async () => {
    for (const body of [
      {},
      { ids: [] },
      { ids: ['x'], data: {} },
      { ids: [1], data: 5 },
      { ids: [9e99], data: {} },
      { ids: [1], data: {}, more: 1 },
    ])
      expectRefused(await office.as('superUser').put(`/api/${name}/many`, body));
  });
});

describe('JSON that is too deep', () => {
  const nested = (open: string, close: string, levels: number) => `${open.repeat(levels)}${close.repeat(levels)}`;
  const send = (method: 'POST' | 'PUT', url: string, payload: string, headers: Record<string, string> = {}) =>
    office.as('superUser').send({ method, url, payload, headers: { 'content-type': 'application/json', ...headers } });

  test.each([
    ['lists', nested('[', ']', 200_000)],
    ['lists without end', '['.repeat(200_000)],
    ['objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['as little as one level too much', nested('[', ']', 20)],
  ])('is refused wherever it is sent: %s', async (_what, value) => {
    const payload = `{"comments":${value}}`;
    const begin = performance.now();
    for (const answer of [
      await send('POST', '/api/accountingRequests', payload),
      await send('POST', '/api/accountingRequests', payload, { 'idempotency-key': `k${payload.length}` }),
      await send('PUT', '/api/carriers/1', payload),
      await send('PUT', '/api/loads/many', `{"ids":[1],"data":${payload}}`),
      await send('POST', '/api/auth/login', payload),
      await send('POST', '/api/imports/loads', `{"columns":[null],"rows":${value}}`),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.message).toMatch(/demasiados niveles/);
    }
    expect(performance.now() - begin).toBeLessThan(2_000);
  });

  test('is refused in the address and in a form’s field too', async () => {
    const filter = encodeURIComponent(`{"id":${nested('[', ']', 1_000)}}`);
    for (const name of ['loads', 'roles'])
      expectRefused(await office.as('superUser').get(`/api/${name}?filter=${filter}`));
    const form = formOf([{ name: 'loadIds', value: nested('[', ']', 200_000) }]);
    expectRefused(await sendForm(office.as('superUser'), '/api/invoices', form, { 'idempotency-key': 'form' }));
  });

  test('is none because of what is in its texts', async () => {
    const comments = `"\\" ${nested('[{', '}]', 50)}`;
    const answer = await office.as('superUser').post('/api/accountingRequests', { comments });
    expect(answer.body.errors).toBeDefined();
    expect(answer.body.errors).not.toHaveProperty('comments');
  });
});

test('emptying any field of any row is taken or refused, and breaks nothing', async () => {
  const rows: Partial<Record<string, Record<'own', number>>> = await storeEveryRow(office);
  // Decided, it couldn't be changed at all.
  await office.db('requestedRoutes').update({ status: 'pending' });
  const broken: string[] = [];
  for (const name of NAMES)
    for (const field of Object.keys(ENTITIES[name].inputFields)) {
      const answer = await office.as('superUser').put(`/api/${name}/${rows[name]?.own ?? 1}`, { [field]: null });
      if (answer.status >= 500) broken.push(`${name}.${field}: ${answer.text}`);
    }
  expect(broken).toEqual([]);
});

test('a path that isn’t there answers 404 in Spanish, signed in or not', async () => {
  for (const client of [office.as('admin'), office.anonymous]) {
    const answer = await client.get('/api/nada');
    expect(answer.status).toBe(404);
    expect(answer.body.message).toContain('No se ha encontrado');
  }
});

test('nothing is answered without a session', async () => {
  for (const name of NAMES) {
    expect((await office.anonymous.get(`/api/${name}`)).status).toBe(401);
    expect((await office.anonymous.post(`/api/${name}`, {})).status).toBe(401);
    expect((await office.anonymous.get(`/api/${name}/1`)).status).toBe(401);
  }
});
