import { expect, test } from 'vitest';
import { newVisitor, PASSWORD, PHONE, openSession } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

type Row = { id: number; carrierId: number; invoiceId: number | null };

test('a carrier whose finished routes can’t be invoiced yet reads from when they can', async () => {
  const api = (await own.browser.newContext({ baseURL: own.server.url })).request;
  await api.post('/api/auth/login', { data: { username: 'super', password: PASSWORD } });
  const rows = async (path: string, filter: object): Promise<Row[]> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,499]', sort: '["id","ASC"]' });
    return (await (await api.get(`/api/${path}?${query}`)).json()).data;
  };
  const [user] = await rows('users', { username: 'transportista' });
  const { carrierId } = (await (await api.get(`/api/users/${user?.id}`)).json()).data as Row;
  const finished = await rows('routes', { carrierId, status: 'finished', invoiceId: null });
  expect(finished.length).toBeGreaterThan(0);
  for (const { id } of finished) {
    const answer = await api.put(`/api/routes/${id}`, { data: { invoiceDate: '2098/11/30' } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  const { page } = await newVisitor(own.browser, own.server.url, PHONE);
  await openSession(page, 'transportista');
  await page.goto('/app/admin/invoices');
  await page.getByRole('button', { name: 'Añadir factura', exact: true }).click();
  await page.getByRole('menuitem', { name: /Emitir/ }).click();
  await page.getByText(`La C. ${finished[0]?.id} se podrá facturar desde el 01-12-2098`).waitFor();
  expect(await page.getByText('No hay nada pendiente de facturar').count()).toBe(0);
});
