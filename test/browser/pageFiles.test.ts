import { expect, test } from 'vitest';
import { letIn, newVisitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

const namedIn = (link: string | null | undefined): string[] =>
  [...(link ?? '').matchAll(/<([^>]+)>; rel=modulepreload/g)].map(([, path = '']) => path);

const named = async (path: string, cookie = ''): Promise<string[]> =>
  namedIn((await fetch(own.server.url + path, { headers: { cookie } })).headers.get('link'));

const SIGNED_IN = 'signedIn=1';

test('the page names its files to whoever has logged in, and to nobody else', async () => {
  expect(await named('/app/admin/clients')).toEqual([]);
  const files = await named('/app/admin/clients', SIGNED_IN);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect((await fetch(own.server.url + file)).status, file).toBe(200);
});

test.each([
  ['/app/admin/carriers', 'CarrierList'],
  ['/app/admin/loads/', 'LoadList'],
  ['/app/admin/loads/new', 'LoadCreate'],
  ['/app/admin/invoices/12', 'InvoiceEdit'],
  ['/app/admin/invoiceRuns/1', 'RunPage'],
  ['/app/admin/tableLoads', 'TableLoads'],
  ['/app/carrier/pool-of-routes', 'PoolOfRoutes'],
])('%s names %s', async (path, file) => {
  const files = await named(path, SIGNED_IN);
  expect(files.some(each => each.startsWith(`/app/assets/${file}-`))).toBe(true);
});

test('what is named is asked for, once, and what is asked for before the rows was named', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  const answer = await page.goto('/app/admin/clients');
  await page.locator('tbody tr td').first().waitFor();
  const beforeRows = [...new Set(asked)];
  const files = namedIn((await answer?.allHeaders())?.link);
  expect(files.toSorted()).toEqual(beforeRows.filter(path => files.includes(path)).toSorted());
  const unnamed = beforeRows.filter(path => !files.includes(path));
  // The page of a row comes ahead of time, after the rows; nothing of it belongs to the list.
  expect(unnamed.filter(path => /List-|lists-|application-/.test(path))).toEqual([]);
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('what the build tells of itself is not served', async () => {
  const answer = await fetch(`${own.server.url}/app/.vite/manifest.json`);
  expect(answer.headers.get('content-type')).not.toContain('json');
});
