import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatNumber } from '#domain/figures';
import { DESKTOP, letIn, newVisitor, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { barriers } from './barriers.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)(
  'on %s the office sees who changed a row, what and from where, and all changes together',
  async (_on, size) => {
    const { page, complaints } = await newVisitor(own.browser, own.server.url, size);
    await letIn(page, 'admin');
    const { weight } = (await (await page.request.get('/api/loads/800')).json()).data as { weight: number };
    await page.request.put('/api/loads/800', { data: { weight: weight + 1 } });
    await page.goto('/app/admin/loads/800');
    await page.getByRole('button', { name: 'Historial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Historial del registro' });
    const last = dialog.getByRole('listitem').first();
    await last.getByRole('heading', { name: 'Cambio' }).waitFor();
    expect(await last.innerText()).toMatch(/· admin · desde 127\.0\.0\.1/);
    expect(await last.innerText()).toContain(`Peso (kg): ${formatNumber(weight)} → ${formatNumber(weight + 1)}`);
    expect(await barriers(page)).toEqual([]);

    await dialog.getByRole('link', { name: 'Ver en el historial' }).click();
    await page.getByRole('heading', { level: 1, name: 'Historial' }).waitFor();
    await page.getByText('Pedido P. 800').first().waitFor();
    expect(await page.getByText(/^(Pedido|Carga|Cliente) /).count()).toBe(
      await page.getByText('Pedido P. 800').count(),
    );
    await page.getByText('Pedido P. 800').first().click();
    await page.getByRole('heading', { level: 1, name: 'P. 800' }).waitFor();
    expect(complaints).toEqual([]);
    await returnDevice(page.context());
  },
);

test('an order’s place in its route counts from one', async () => {
  const { page } = await newVisitor(own.browser, own.server.url, DESKTOP);
  await letIn(page, 'admin');
  const free = await page.request.get('/api/loads?range=[0,0]&filter={"status":"not-assigned","routeId":null}');
  const [load] = (await free.json()).data as { id: number }[];
  await page.request.post('/api/routes', { data: { loadIds: [load?.id] } });
  await page.goto(`/app/admin/loads/${load?.id}`);
  await page.getByRole('button', { name: 'Historial' }).click();
  await page.getByRole('dialog').getByText('Orden en la carga: — → 1', { exact: true }).waitFor();
  await returnDevice(page.context());
});

test('what somebody else changed of an address and of opening times is said in full, in the conflict and in the history', async () => {
  const { page } = await newVisitor(own.browser, own.server.url, DESKTOP);
  await letIn(page, 'admin');
  const url = '/api/clients/1';
  const hours = (openTime: string, closeTime: string) => [{ openTime, closeTime }];
  const put = async (street: string, timeWindow: object) => {
    const { address } = (await (await page.request.get(url)).json()).data as { address: object };
    const answer = await page.request.put(url, { data: { address: { ...address, street, other: null }, timeWindow } });
    expect(answer.status()).toBe(200);
  };
  await put('Calle Mayor', hours('08:00', '14:00'));
  await page.goto('/app/admin/clients/1');
  await page.getByLabel('Provincia', { exact: true }).first().waitFor();
  await put('Avenida de la Industria', hours('06:00', '10:00'));
  await page.getByLabel('Alias').fill('Otro alias');
  await page.getByRole('button', { name: 'Guardar' }).click();
  const conflict = page.getByRole('dialog', { name: 'Alguien ha modificado este registro' });
  const said = async (where: Locator) => {
    await where.getByText(/^Dirección: Calle Mayor, .+ → Avenida de la Industria, /).waitFor();
    await where.getByText('08:00-14:00 → 06:00-10:00').waitFor();
  };
  await said(conflict);
  await conflict.getByRole('button', { name: 'Recargar' }).click();
  await page.getByRole('button', { name: 'Historial' }).click();
  await said(page.getByRole('dialog', { name: 'Historial del registro' }));
  await returnDevice(page.context());
});

test('others have neither the button nor the page', async () => {
  const { page } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'transportista');
  await page.goto('/app/admin/vehicles/1');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('button', { name: 'Historial' }).count()).toBe(0);
  await page.goto('/app/admin/history');
  await page.getByText('No tienes permiso para ver esta página.').waitFor();
  await returnDevice(page.context());
});
