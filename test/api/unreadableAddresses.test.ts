import { beforeEach, describe, expect, test } from 'vitest';
import { officePerFile } from '../help/ownOffice.ts';

const lines: string[] = [];
const office = officePerFile(() => ({ logTo: { write: line => lines.push(line) } }));
beforeEach(() => void lines.splice(0));

const SAFE = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'x-frame-options'];

describe('an address that can’t be read', () => {
  test.each([
    ['GET', '/api/%'],
    ['GET', '/api/users/%ff'],
    ['PUT', '/api/loads/%zz?x=%'],
    ['POST', '/app/%'],
    ['GET', '/app/assets/%.js'],
    ['GET', '/%'],
  ] as const)('is refused as all else is: %s %s', async (method, url) => {
    for (const client of [office.as('admin'), office.anonymous]) {
      const answer = await client.send({ method, url });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body).toEqual({ message: 'La petición no es correcta.', code: 'malformed' });
      const other = await client.get('/api/nada');
      for (const name of SAFE) expect(answer.headers[name], name).toBe(other.headers[name]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      });
    }
  });

  test('under /app/ is the page, as any that is nowhere there', async () => {
    const [unreadable, unknown] = [await office.anonymous.get('/app/%'), await office.anonymous.get('/app/nada/')];
    expect([unreadable.status, unreadable.text]).toEqual([unknown.status, unknown.text]);
    for (const name of [...SAFE, 'content-type', 'cache-control'])
      expect(unreadable.headers[name], name).toBe(unknown.headers[name]);
  });

  test('is written down as others are, and nothing of what is secret in it', async () => {
    await office.anonymous.get('/api/auth/reset-password/secreto%?x=1');
    const told = lines.map(line => JSON.parse(line) as Record<string, unknown>);
    expect(told).toMatchObject([
      {
        msg: 'request completed',
        req: { method: 'GET', url: '/api/auth/reset-password/***' },
        res: { statusCode: 400 },
      },
    ]);
  });
});
