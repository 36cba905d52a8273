import { describe, expect, test } from 'vitest';
import { buildApp } from '../../api/app.ts';
import { withoutSecrets } from '../../api/log.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

test.each(['/api/health', '/api/nada', '/api/docs/json'])('%s comes with what keeps a browser safe', async url => {
  const app = await buildApp({ ...office.config, publicUrl: 'https://portes.example.com' }, office.db, office.world);
  const { headers } = await app.inject({ url });
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'content-type': expect.stringMatching(/charset=utf-8/),
  });
  const policy = String(headers['content-security-policy']);
  for (const part of ["default-src 'self'", "frame-ancestors 'self'", "base-uri 'none'", "form-action 'self'"])
    expect(policy).toContain(part);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect((await app.inject({ method: 'TRACE', url })).statusCode).toBe(404);
  await app.close();
});

test('what a browser keeps learns of a changed policy: the page with a 304, and no answer of the API', async () => {
  const again = async (url: string, tag: string) =>
    office.as('admin').send({ method: 'GET', url, headers: { 'if-none-match': tag } });
  const { headers } = await office.anonymous.get('/app/');
  const page = await again('/app/', String(headers.etag));
  expect(page.status).toBe(304);
  expect(page.headers['content-security-policy']).toBe(headers['content-security-policy']);
  const bell = '/api/alerts?range=[0,4]';
  const { headers: sent } = await office.as('admin').get(bell);
  const unchanged = await again(bell, String(sent.etag));
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers).not.toHaveProperty('content-security-policy');
});

test.each(['/', '/app', '/app/', '/app/admin/loads', '/app/nada/', '/app/%', '/app/icon.svg', '/app/nada.js'])(
  '%s answers HEAD as it answers GET, without the body',
  async url => {
    const [asked, brought] = await Promise.all(
      (['HEAD', 'GET'] as const).map(method => office.anonymous.send({ method, url })),
    );
    // Sent a moment apart.
    const headersOf = (headers: Record<string, unknown> = {}) => ({ ...headers, date: null });
    expect(asked?.status).toBe(brought?.status);
    // Of a redirect, which has no body either way, HEAD may leave the length out.
    expect({ 'content-length': '0', ...headersOf(asked?.headers) }).toEqual(headersOf(brought?.headers));
    expect(asked?.text).toBe('');
  },
);

describe('the log', () => {
  test.each([
    ['/app/reset-password/abc_DEF-1?x=1', '/app/reset-password/***'],
    ['/app/setup/abc', '/app/setup/***'],
    ['/api/deca/abc/pdf', '/api/deca/***/pdf'],
    ['/api/loads?filter={"q":"Ana"}', '/api/loads'],
  ])('writes %s as %s', (url, written) => expect(withoutSecrets(url)).toBe(written));

  test('is told which statement failed, and none of its values', async () => {
    const failing = office.db('nowhere').insert({ password: 'secreto-secreto' });
    const error = await failing.then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.message).toContain('nowhere');
    expect(`${error?.message} ${error?.stack}`).not.toContain('secreto-secreto');
  });
});
