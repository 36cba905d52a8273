import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../help/accounts.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

const write = (headers: Record<string, string>, host = 'localhost') =>
  office.as('carrier').send({
    method: 'PUT',
    url: `/api/carriers/${office.ids.carrier}`,
    headers: { host, ...headers },
    payload: { phone: '600123123' },
  });

describe('a write', () => {
  test.each([
    ['of no browser', {}],
    ['of our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
    ['of our own page, by its configured address', { origin: 'http://localhost:3000' }],
    ['that the person typed', { 'sec-fetch-site': 'none' }],
  ])('%s passes', async (_what, headers) => expect((await write(headers)).status).toBe(200));

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another site, in a browser that says only this', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://otro.localhost' }],
    ['another port of this machine', { origin: 'http://localhost:9999' }],
    ['a site that is called almost like ours', { origin: 'http://localhost.evil.example' }],
  ])('of %s is refused, and changes nothing', async (_what, headers) => {
    const before = await office.db('carriers').where({ id: office.ids.carrier }).first();
    const answer = await write(headers);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('foreignOrigin');
    expect(await office.db('carriers').where({ id: office.ids.carrier }).first()).toEqual(before);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s of another site is refused before its body is read',
    async type => {
      const answer = await office.as('carrier').send({
        method: 'POST',
        url: '/api/vehicles',
        headers: { 'content-type': type, origin: 'https://evil.example' },
        payload: '{"number":"1"}',
      });
      expect(answer.status).toBe(403);
    },
  );

  test('from another site cannot log anybody in or out', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const payload = { username: 'admin', password: PASSWORD };
    const login = await office.anonymous.send({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(login.status).toBe(403);
    const logout = await office.as('admin').send({ method: 'DELETE', url: '/api/auth/logout', headers });
    expect(logout.status).toBe(403);
    expect((await office.as('admin').get('/api/auth/check')).status).toBe(200);
  });
});

test('reading from elsewhere is the browser’s business: it changes nothing', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const answer = await office.as('carrier').send({ method: 'GET', url: '/api/carriers', headers });
  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
