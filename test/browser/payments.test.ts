import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { formatDay } from '#domain/dates';
import { formatEuros } from '#domain/figures';
import { formatIban } from '#domain/identifiers/iban';
import { letIn, newVisitor, PHONE } from './chromium.ts';
import { add } from './ownRoutes.ts';
import { adminPerFile, serverPerFile } from './ownServer.ts';
import { addDays, confirm, dayField, dayOf, fill, fillDay, isFocused } from './person.ts';

const TODAY = dayOf(new Date());

type Invoice = { id: number; num: string; pending: number };

const own = serverPerFile();
const admin = adminPerFile(own);

/** An invoice that has been due for a month. */
const addLate = async (data: object): Promise<Invoice> => {
  const date = addDays(dayOf(new Date()), -60);
  const row = await add(admin.page.request, 'invoices', { date, dueDate: addDays(date, 30), value: 321.07, ...data });
  return { id: row.id, num: `${row.num}`, pending: Number(row.pending) };
};
const pendingOf = async (id: number): Promise<number> =>
  (await (await admin.page.request.get(`/api/invoices/${id}`)).json()).data.pending;
/** What was paid of it already: a discount, for one, that its carrier had coming. */
const paidOf = async (id: number): Promise<number> => {
  const query = `filter=${JSON.stringify({ invoiceId: id })}&range=[0,24]`;
  return (await (await admin.page.request.get(`/api/payments?${query}`)).json()).data.length;
};
test('what was covered says when, in the word of its direction', async () => {
  const [sold, bought] = [
    await addLate({ isEmitted: true, clientId: 1 }),
    await addLate({ isEmitted: false, carrierId: 1, num: `C-${Date.now()}` }),
  ];
  await admin.page.request.post('/api/payments/many', { data: { invoiceIds: [sold.id, bought.id] } });
  for (const [{ id }, said] of [
    [sold, /^Cobrada el \d\d-\d\d-\d{4}$/],
    [bought, /^Pagada el \d\d-\d\d-\d{4}$/],
  ] as const) {
    await admin.page.goto(`/app/admin/invoices/${id}`);
    await admin.page.getByRole('region', { name: 'Pagos' }).getByText(said).waitFor();
  }
});

test('what was paid of an invoice that was corrected to nothing is to be given back', async () => {
  const sold = await addLate({ isEmitted: true, clientId: 1, value: 500, status: 1 });
  await add(admin.page.request, 'invoices', { invoiceId: sold.id, value: 0, rawDescription: 'No se hizo' });
  await admin.page.goto(`/app/admin/invoices/${sold.id}`);
  const payments = admin.page.getByRole('region', { name: 'Pagos' });
  await payments.getByText(/sobran 605,00/).waitFor();
  expect(await payments.getByText(/^Cobrada el/).count()).toBe(0);
  await admin.page.getByText('Rectificada', { exact: true }).first().waitFor();
});

const open = (name: string) => admin.page.getByRole('tab', { name, exact: true }).click();

test('a payment is registered and removed on the page of its invoice, on a phone too', async () => {
  const invoice = await addLate({ isEmitted: false, carrierId: 1, num: `A-${Date.now()}` });
  const phone = await newVisitor(own.browser, own.server.url, PHONE);
  await letIn(phone.page, 'admin');
  for (const screen of [admin.page, phone.page]) {
    await screen.goto(`/app/admin/invoices/${invoice.id}`);
    const section = screen.getByRole('region', { name: 'Pagos' });
    const lines = section.getByRole('listitem');
    const before = await pendingOf(invoice.id);
    await section.getByText(formatEuros(before)).first().waitFor();
    const had = await paidOf(invoice.id);
    await expect.poll(() => lines.count()).toBe(had);
    await section.getByRole('button', { name: 'Registrar pago' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Registrar pago' });
    await fill(dialog, 'Importe', String(before + 1).replace('.', ','));
    await dialog.getByText(/el pago no puede ser mayor/).waitFor();
    await fill(dialog, 'Importe', '10,05');
    await fill(dialog, 'Referencia', 'Ingreso en caja');
    await dialog.getByRole('button', { name: 'Registrar pago' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const line = lines.filter({ hasText: 'Ingreso en caja' });
    await line.waitFor();
    await section.getByText(formatEuros(Math.round(before * 100 - 1005) / 100)).waitFor();
    await expect.poll(() => isFocused(section.getByRole('button', { name: 'Registrar pago' }))).toBe(true);
    await line.getByRole('button', { name: `Quitar el pago de ${formatEuros(10.05)} del ${formatDay(TODAY)}` }).click();
    await confirm(screen);
    await line.waitFor({ state: 'hidden' });
    await expect.poll(() => lines.count()).toBe(had);
    expect(await pendingOf(invoice.id)).toBe(before);
  }
  expect(phone.complaints).toEqual([]);
});

test('what is overdue adds up, and what is to be paid goes into a file for the bank and is marked as paid', async () => {
  const first = await addLate({ isEmitted: false, carrierId: 2, num: `B-${Date.now()}` });
  const second = await addLate({ isEmitted: false, carrierId: 3, num: `C-${Date.now()}`, value: 99.99 });
  await admin.page.goto('/app/admin/invoices');
  await open('Vencidas');
  await admin.page.getByRole('button', { name: /^Por pagar/ }).click();
  for (const { num } of [first, second]) {
    const row = admin.page.getByRole('row').filter({ hasText: num });
    await row.getByRole('checkbox').check();
  }
  await admin.page.getByRole('button', { name: 'Crear remesa SEPA' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Crear una remesa SEPA' });
  const total = Math.round((first.pending + second.pending) * 100);
  await dialog.getByText(`Total: ${formatEuros(total / 100)}`).waitFor();
  const saved = admin.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Crear remesa SEPA' }).click();
  const xml = await readFile(await (await saved).path(), 'utf8');
  expect(xml).toContain(`<CtrlSum>${(total / 100).toFixed(2)}</CtrlSum>`);
  await admin.page.waitForURL(/\/sepaFiles\/\d+$/);
  const file = admin.page.url();

  // Marked as paid beside its file, it would keep that from being recorded: it is asked about.
  await admin.page.goto('/app/admin/invoices');
  await open('Vencidas');
  await admin.page.getByRole('button', { name: /^Por pagar/ }).click();
  await admin.page.getByRole('row').filter({ hasText: first.num }).getByRole('checkbox').check();
  await admin.page.getByRole('button', { name: 'Marcar como pagada' }).click();
  const asked = admin.page.getByRole('dialog');
  await asked.getByRole('button', { name: 'Marcar como pagada' }).click();
  await asked.getByText(/Están en una remesa sin registrar/).waitFor();
  await asked.getByRole('button', { name: 'Se pagó aparte' }).waitFor();
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  expect(admin.complaints.splice(0)).toEqual([expect.stringContaining('409')]);
  await admin.page.goto(file);

  await admin.page.getByRole('button', { name: 'Marcar como pagadas' }).click();
  await confirm(admin.page);
  await admin.page.getByRole('button', { name: 'Marcar como pagadas' }).waitFor({ state: 'hidden' });
  for (const { id } of [first, second]) expect(await pendingOf(id)).toBe(0);
  // On the wrong day: taken back, and recorded again once the day is whole.
  await admin.page.getByRole('button', { name: 'Deshacer el pago' }).click();
  await confirm(admin.page);
  await admin.page.getByRole('button', { name: 'Marcar como pagadas' }).click();
  for (const { pending, id } of [first, second]) expect(await pendingOf(id)).toBe(pending);
  await dayField(admin.page, 'Fecha del pago').press('Delete');
  await admin.page.getByRole('button', { name: 'Confirmar' }).click();
  await admin.page.getByText('Campo obligatorio').waitFor();
  await fillDay(admin.page, 'Fecha del pago', dayOf(new Date()));
  await confirm(admin.page);
  await admin.page.getByRole('button', { name: 'Deshacer el pago' }).waitFor();
  for (const { id } of [first, second]) expect(await pendingOf(id)).toBe(0);
  await admin.page.goto('/app/admin/invoices');
  await open('Remesas SEPA');
  await admin.page
    .getByRole('row')
    .filter({ hasText: formatEuros(total / 100) })
    .getByText('Pagada')
    .waitFor();
  expect(admin.complaints).toEqual([]);
});

test('a transfer to another account than the last one says so, and to which that went', async () => {
  const { request } = admin.page;
  const carrierId = 2;
  const fileOf = async (num: string) => {
    const { id } = await addLate({ isEmitted: false, carrierId, num: `${num}-${Date.now()}` });
    return add(request, 'sepaFiles', { invoiceIds: [id], day: addDays(TODAY, 10) });
  };
  const { bankAccount } = (await (await request.get(`/api/carriers/${carrierId}`)).json()).data;
  const before = await fileOf('D');
  await request.put(`/api/carriers/${carrierId}`, { data: { bankAccount: 'ES7921000813610123456789' } });
  const after = await fileOf('E');
  const told = admin.page.getByRole('alert').filter({ hasText: /^Cuenta nueva/ });
  await admin.page.goto(`/app/admin/sepaFiles/${after.id}`);
  expect(await told.textContent()).toContain(formatIban(bankAccount));
  await admin.page.goto(`/app/admin/sepaFiles/${before.id}`);
  await admin.page.getByRole('heading', { level: 1, name: String(before.messageId) }).waitFor();
  await admin.page.getByText(formatIban(bankAccount)).waitFor();
  expect(await told.count()).toBe(0);
  expect(admin.complaints).toEqual([]);
});

test('a corrected invoice is listed as what it reads, not under its stored status', async () => {
  const date = TODAY;
  const issued = { isEmitted: true, clientId: 1, date, dueDate: date, tax: { IVA: 21 }, rawDescription: 'Portes' };
  const original = await add(admin.page.request, 'invoices', { ...issued, value: 80 });
  await add(admin.page.request, 'invoices', { ...issued, value: 70, invoiceId: original.id });
  await admin.page.goto('/app/admin/invoices');
  await open('Todas');
  const row = admin.page.getByRole('row').filter({ has: admin.page.getByText(`${original.num}`, { exact: true }) });
  const choose = async (status: string) => {
    await admin.page.getByRole('combobox', { name: /^Estado/ }).click();
    await admin.page.getByRole('option', { name: status }).click();
  };
  await row.waitFor();
  await choose('Pendiente');
  await row.waitFor({ state: 'hidden' });
  await choose('Por pagar o cobrar');
  await admin.page.getByRole('cell', { name: 'Enviada' }).first().waitFor();
  await admin.page.getByRole('cell', { name: 'Pendiente' }).first().waitFor();
  await choose('Rectificada');
  await row.waitFor();
  expect(admin.complaints).toEqual([]);
});
