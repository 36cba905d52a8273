import { beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, givePasswords, logIn, mailsOf, tokenIn } from '../help/accounts.ts';
import { type ApiDocument, callOf, referred, unlike } from '../help/apiDocument.ts';
import { addressesOf, readDocument } from '../help/everyGet.ts';
import { PDF } from '../help/invoicing.ts';
import type { Answer } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { addConfirmed, addLoad, addRoute, loadBody } from '../help/rows.ts';
import { keepSecrets } from '../help/secretOffice.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();
let document: ApiDocument;
beforeAll(async () => {
  await keepSecrets(office);
  document = await readDocument(office);
});

const calls = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call, name: `${method} ${path}` })),
  );

/** Each value under a name, wherever in the document. */
const allOf = (value: unknown, name: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [...(key === name ? [part] : []), ...allOf(part, name)]);
};

describe('the document is one of OpenAPI 3.1', () => {
  /** https://spec.openapis.org/oas/v3.1.0#path-item-object */
  const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

  test('whose calls have methods that it knows, under addresses that say what is in them', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(calls().length).toBeGreaterThan(200);
    expect(calls().flatMap(({ method, name }) => (METHODS.includes(method) ? [] : [name]))).toEqual([]);
    for (const { path, call, name } of calls()) {
      const named = [...path.matchAll(/\{([^}]*)\}/g)].map(([, parameter]) => parameter);
      const said = (call.parameters ?? []).filter(each => each.in === 'path').map(each => each.name);
      expect(said, name).toEqual(named);
      for (const parameter of named) expect(parameter, name).toMatch(/^\w+$/);
      const parameters = (call.parameters ?? []).map(each => `${each.in} ${each.name}`);
      expect(new Set(parameters).size, name).toBe(parameters.length);
    }
  });

  test('whose references lead somewhere and whose names are each of one call', () => {
    const references = allOf(document, '$ref');
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(referred(document, String(reference)), String(reference)).toBeDefined();
    const ids = calls().flatMap(({ call }) => call.operationId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('in which every call says in Spanish what it is for, and every answer what it means', () => {
    for (const { call, name } of calls()) {
      expect(call.summary, name).toMatch(/\p{L}{2}/u);
      for (const [status, { description }] of Object.entries(call.responses)) {
        expect(status, name).toMatch(/^[2-5]\d\d$/);
        expect(description, `${name} ${status}`).toMatch(/^[A-ZÁÉÍÓÚ]/);
        expect(description, `${name} ${status}`).not.toBe('Default Response');
      }
    }
  });
});

test('everything that can be read is answered as it says', { timeout: 120_000 }, async () => {
  const found: string[] = [];
  let answered = 0;
  for (const [path, methods] of Object.entries(document.paths))
    for (const address of (await addressesOf(office, { paths: { [path]: methods } })).slice(0, 3)) {
      const answer = await office.as('superUser').get(address);
      if (answer.status === 200) answered += 1;
      found.push(...unlike(document, `get ${path}`, answer).map(what => `${address} ${what}`));
    }
  expect(found).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

describe('what is written is answered as it says', () => {
  const admin = () => office.as('admin');
  /** What it was answered with, and in what that is another answer than is said. */
  const told = (method: string, path: string, answer: Answer) => [
    answer.status,
    ...unlike(document, `${method} ${path}`, answer),
  ];
  const versionOf = async (id: number): Promise<number> =>
    ((await admin().get(`/api/loads/${id}`)).body.data as { version: number }).version;

  test('rows: made, changed, removed and brought back', async () => {
    expect(told('post', '/api/loads', await admin().post('/api/loads', loadBody(office)))).toEqual([201]);
    const id = await addLoad(office);
    expect(told('put', '/api/loads/{id}', await admin().put(`/api/loads/${id}`, { comments: 'x' }))).toEqual([200]);
    const many = { ids: [id], data: { comments: 'y' } };
    expect(told('put', '/api/loads/many', await admin().put('/api/loads/many', many))).toEqual([200]);
    expect(told('delete', '/api/loads/{id}', await admin().delete(`/api/loads/${id}`))).toEqual([200]);
    expect(told('put', '/api/loads/{id}/restore', await admin().put(`/api/loads/${id}/restore`))).toEqual([200]);
  });

  test('what is refused: a stale version with the row as it is now', async () => {
    const id = await addLoad(office);
    const version = await versionOf(id);
    await admin().put(`/api/loads/${id}`, { comments: 'x' });
    const stale = await admin().put(`/api/loads/${id}`, { version, comments: 'y' });
    expect(stale.body).toHaveProperty('current');
    expect(told('put', '/api/loads/{id}', stale)).toEqual([409]);
    expect(told('put', '/api/loads/{id}', await admin().put(`/api/loads/${id}`, { weight: 'x' }))).toEqual([422]);
    expect(told('put', '/api/loads/{id}', await office.anonymous.put(`/api/loads/${id}`, {}))).toEqual([401]);
    expect(told('get', '/api/loads', await admin().get('/api/loads?filter={"weight":"x"}'))).toEqual([400]);
    const text = {
      method: 'POST',
      url: '/api/loads',
      payload: '<x/>',
      headers: { 'content-type': 'text/xml' },
    } as const;
    expect(told('post', '/api/loads', await admin().send(text))).toEqual([415]);
    expect(told('post', '/api/loads', await admin().post('/api/loads', { comments: 'x'.repeat(1024 * 1024) }))).toEqual(
      [413],
    );
  });

  test('files', async () => {
    const values = { type: 'liability_insurance', carrierId: office.ids.carrier };
    const made = await upload(admin(), '/api/documents', values, [file(PDF)]);
    expect(told('post', '/api/documents', made)).toEqual([201]);
    const { id } = made.body.data as { id: number };
    const path = `/api/documents/${id}/files`;
    expect(told('post', '/api/documents/{id}/files', await upload(admin(), path, {}, [file(PDF)]))).toEqual([201]);
    expect(told('post', '/api/documents/{id}/files', await upload(admin(), path, {}, []))).toEqual([422]);
  });

  test('orders and routes: assigned, and tracked', async () => {
    const [first, second] = [await addLoad(office), await addLoad(office)];
    const assign = (id: number, route: unknown) =>
      admin().post('/api/loads/assign', { loads: [{ id, routeId: null }], route });
    expect(told('post', '/api/loads/assign', await assign(first, 'new'))).toEqual([201]);
    expect(told('post', '/api/loads/assign', await assign(second, await addRoute(office)))).toEqual([200]);
    const carried = await addLoad(office);
    await addConfirmed(office, [carried]);
    const step = await admin().post(`/api/loads/${carried}/tracking`, {});
    expect(told('post', '/api/loads/{id}/tracking', step)).toEqual([200]);
  });

  test('sessions and passwords', async () => {
    await givePasswords(office, 'admin', 'client');
    const session = await logIn(office, 'admin');
    expect(told('post', '/api/auth/login', session)).toEqual([200]);
    expect(told('post', '/api/auth/login', await logIn(office, 'admin', 'otra-cosa-distinta'))).toEqual([401]);
    const headers = { cookie: cookieOf(session) };
    expect(told('delete', '/api/auth/sessions', await office.as('client').delete('/api/auth/sessions'))).toEqual([204]);
    const out = await office.anonymous.send({ method: 'DELETE', url: '/api/auth/logout', headers });
    expect(told('delete', '/api/auth/logout', out)).toEqual([204]);
    const { email } = await office.db('users').where({ id: office.ids.users.client }).first('email');
    expect(
      told('post', '/api/auth/forgot-password', await office.anonymous.post('/api/auth/forgot-password', { email })),
    ).toEqual([200]);
    const link = `/api/auth/reset-password/${tokenIn((await mailsOf(office)).at(-1))}`;
    expect(told('get', '/api/auth/reset-password/{token}', await office.anonymous.get(link))).toEqual([204]);
    const chosen = await office.anonymous.post(link, { password: 'nueva-cabra-lejana-9' });
    expect(told('post', '/api/auth/reset-password/{token}', chosen)).toEqual([204]);
    expect(told('get', '/api/auth/reset-password/{token}', await office.anonymous.get(link))).toEqual([404]);
  });

  test('accounts that companies and vehicles have', async () => {
    const { carrier, otherTractor } = office.ids;
    const invited = await admin().post(`/api/carriers/invite-accountant/${carrier}`, { email: 'c@example.com' });
    expect(told('post', '/api/carriers/invite-accountant/{id}', invited)).toEqual([200]);
    const dismissed = await admin().delete(`/api/carriers/${carrier}/accountant`);
    expect(told('delete', '/api/carriers/{id}/accountant', dismissed)).toEqual([204]);
    const driver = await admin().put(`/api/vehicles/${otherTractor}/driver`, { isActive: false });
    expect(told('put', '/api/vehicles/{id}/driver', driver)).toEqual([200]);
  });
});

describe('it tells', () => {
  const parametersOf = (path: string, where: string, method = 'get') =>
    (callOf(document, `${method} ${path}`).parameters ?? []).filter(each => each.in === where).map(each => each.name);
  const filterOf = (path: string): string =>
    callOf(document, `get ${path}`).parameters?.find(({ name }) => name === 'filter')?.description ?? '';

  test('what a list is asked by: what it takes and no more', () => {
    expect(filterOf('/api/loads')).toContain(' id: is, isNot, isNotEmpty, isEmpty;');
    expect(filterOf('/api/loads')).toMatch(/; creationTimestamp: is, isNot, isBetween,/);
    expect(filterOf('/api/routes')).not.toContain('loadIds');
    expect(parametersOf('/api/loads', 'query')).toEqual(['sort', 'range', 'filter', 'client_id', 'client_ref']);
    expect(parametersOf('/api/routes', 'query')).toEqual(['sort', 'range', 'filter']);
    expect(parametersOf('/api/loads/export', 'query')).toEqual(['sort', 'range', 'filter', 'format']);
    expect(parametersOf('/api/invoices/summary', 'query')).toEqual(['year', 'quarter', 'carrierId', 'clientId']);
  });

  test('which calls heed an Idempotency-Key', () => {
    for (const path of ['/api/loads', '/api/documents/{id}/files', '/api/payments/many', '/api/loads/assign'])
      expect(parametersOf(path, 'header', 'post'), path).toEqual(['Idempotency-Key']);
    expect(parametersOf('/api/loads/{id}', 'header', 'put')).toEqual([]);
  });

  test('where files may come along', () => {
    const typesOf = (path: string) => Object.keys(callOf(document, `post ${path}`).requestBody?.content ?? {});
    expect(typesOf('/api/carriers')).toEqual(['application/json']);
    expect(typesOf('/api/documents')).toEqual(['application/json', 'multipart/form-data']);
    expect(typesOf('/api/accountingRequests/CMRrequest')).toEqual(['application/json', 'multipart/form-data']);
    expect(typesOf('/api/loads/{id}/files')).toEqual(['multipart/form-data']);
    const form = callOf(document, 'post /api/documents').requestBody?.content['multipart/form-data'];
    expect(Object.keys(form?.schema?.properties ?? {})).toEqual(expect.arrayContaining(['type', 'url']));
  });

  test('nothing of calls that there are not', () => {
    expect(Object.keys(document.paths).filter(path => path.includes('*'))).toEqual([]);
    expect(Object.keys(document.paths['/api/roles'] ?? {})).toEqual(['get']);
    expect(Object.keys(document.paths['/api/roles/{id}'] ?? {})).toEqual(['get']);
  });
});
