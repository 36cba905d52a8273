import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newVisitor, openSession, PHONE } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { fill } from './person.ts';

const PAPER = fileURLToPath(new URL('./factura.pdf', import.meta.url));
const own = serverPerFile();

type Document = { id: number; name: string; version: number; url: unknown[] };

test('a document whose file doesn’t get through keeps what was stored of it, and the file for another try', async () => {
  const { page } = await newVisitor(own.browser, own.server.url, PHONE);
  await openSession(page, 'transportista');
  const documents = async (filter: object): Promise<Document[]> =>
    (await (await page.request.get(`/api/documents?filter=${JSON.stringify(filter)}`)).json()).data;
  const [before] = await documents({ carrierId: { isNotEmpty: true }, expiry: 'valid' });
  const now = async () => (await documents({ id: before?.id }))[0];
  await page.goto(`/app/admin/documents/${before?.id}`);
  const name = `Con foto ${Date.now()}`;
  await fill(page, 'Nombre o información', name);
  await page.locator('input[type=file]').setInputFiles(PAPER);
  await page.route('**/api/documents/*/files', route => route.abort('connectionreset'), { times: 1 });
  const save = () => page.getByRole('button', { name: 'Guardar' }).click();
  await save();
  await page.getByText('Los datos se han guardado, pero los archivos no').waitFor();
  expect(await now()).toMatchObject({ name, url: { length: before?.url.length } });
  await save();
  await expect.poll(async () => (await now())?.url.length).toBe((before?.url.length ?? 0) + 1);
  expect(await page.getByText('otra persona ha guardado cambios').count()).toBe(0);
  expect(await now()).toMatchObject({ name });
});
