import { expect, test } from 'vitest';
import { formatEuros } from '#domain/figures';
import { letIn, newVisitor, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { officePerFile, serverPerFile } from './ownServer.ts';

const own = serverPerFile();
const office = officePerFile(own);

type Invoice = { id: number; num: string; total: number; acceptance: string | null };

test('a carrier accepts an invoice that was issued for it only after being asked about this one', async () => {
  const { carrierId } = await office.get<{ carrierId: number }>('/vehicles/1');
  await office.put(`/carriers/${carrierId}`, { selfBillingSince: '2024/01/01' });
  const made = await office.post<Invoice>('/invoices', { isSelfBilled: true, carrierId, value: 3299 });
  expect(made.status).toBe(201);
  const { id, num, total } = made.data;
  const acceptance = async () => (await office.get<Invoice>(`/invoices/${id}`)).acceptance ?? 'pending';

  const { page, context } = await newVisitor(own.browser, own.server.url, PHONE);
  await letIn(page, 'transportista');
  await page.goto(`/app/admin/invoices/${id}`);
  const agree = page.getByRole('button', { name: 'Estoy de acuerdo', exact: true });
  const question = page.getByRole('dialog');
  await agree.click();
  await question
    .getByText(`¿Aceptas la factura ${num} de ${formatEuros(total)}? No se puede deshacer.`, { exact: true })
    .waitFor();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await acceptance()).toBe('pending');
  await agree.click();
  await question.getByRole('button', { name: 'Confirmar' }).click();
  await expect.poll(acceptance).toBe('accepted');
  await returnDevice(context);
});

test('the office is told above the sums of what a carrier rejected, and finds it among the invoices; the carrier, that it waits for the office', async () => {
  const { carrierId } = await office.get<{ carrierId: number }>('/vehicles/1');
  await office.put(`/carriers/${carrierId}`, { selfBillingSince: '2024/01/01' });
  const { data } = await office.post<Invoice>('/invoices', { isSelfBilled: true, carrierId, value: 3299 });
  await office.post(`/invoices/${data.id}/acceptance`, { isAccepted: false, note: 'Faltan 40 €' });

  const { page, context } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/invoices');
  await page.getByRole('tab', { name: 'Gastos' }).click();
  await page.getByText(/autofacturas? no aceptadas? por su transportista/).waitFor();
  await page.goto(`/app/admin/invoices?filter=${JSON.stringify({ acceptance: ['rejected'] })}`);
  await page.getByText('No aceptada', { exact: false }).first().waitFor();
  await page.getByRole('row', { name: data.num }).first().waitFor();
  await returnDevice(context);

  const carrier = await newVisitor(own.browser, own.server.url);
  await letIn(carrier.page, 'transportista');
  await carrier.page.goto('/app/admin/invoices');
  await carrier.page.getByRole('tab', { name: 'Ingresos' }).click();
  await carrier.page.getByText(/cuentan? aquí hasta que la oficina las? anule/).waitFor();
  expect(await carrier.page.getByText(/hay que anular/).count()).toBe(0);
  await returnDevice(carrier.context);
});
