import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { adminPerFile, serverPerFile } from './ownServer.ts';
import { addDays, dayOf, fill, fillDay } from './person.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

const own = serverPerFile();
const admin = adminPerFile(own);

/** More than are made at once, so that there is a midway. */
const CLIENTS = 8;

type Item = { name: string; state: string; invoiceId: number | null };
const itemsOf = async (id: string): Promise<Item[]> =>
  (await (await admin.page.request.get(`/api/invoiceRuns/${id}`)).json()).data.items;

/** Opens the preview of all that waits, whatever day it is. */
const preview = async (button: string): Promise<void> => {
  await admin.page.goto('/app/admin/invoiceRuns');
  await admin.page.getByRole('link', { name: button }).click();
  await admin.page.getByRole('combobox', { name: /^Mes / }).click();
  await admin.page.getByRole('option', { name: 'Otro periodo' }).click();
  await fillDay(admin.page, 'Desde', addDays(dayOf(new Date()), -60));
  await fillDay(admin.page, 'Hasta', addDays(dayOf(new Date()), 30));
  await parties()
    .nth(CLIENTS - 1)
    .waitFor();
};
const parties = () => admin.page.getByRole('checkbox', { name: /^Incluir a / });
const create = () => admin.page.getByRole('button', { name: /^(Crear|Liquidar a) \d+ / });
const countOf = async (): Promise<number> => Number(/\d+/.exec((await create().textContent()) ?? '')?.[0]);

/** What is said of it stands above the preview, and pushes nothing away however late it comes. */
const saysAtOnceWhatIsUnfinished = async (): Promise<void> => {
  await watchShifts(admin.page);
  await admin.page.route('**/api/invoiceRuns?*', async route => {
    await setTimeout(1_000);
    await route.continue();
  });
  await admin.page.goto('/app/admin/invoiceRuns/new?kind=clients');
  await admin.page.getByText(/está sin terminar/).waitFor();
  await admin.page.getByRole('combobox', { name: /^Mes / }).waitFor();
  expect((await shiftsOf(admin.page)).sum).toBeLessThan(0.01);
  await admin.page.unroute('**/api/invoiceRuns?*');
};

const centsOf = (euros: string): number => Number(euros.replace(/\D/g, ''));

/** Makes them and waits for the page of the run; answers its number. */
const begin = async (): Promise<string> => {
  await create().click();
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  await admin.page.waitForURL(/\/invoiceRuns\/\d+$/);
  return admin.page.url().split('/').at(-1) ?? '';
};

test('a month is looked at, unticked, made, cut off by loading the page again, and gone on with: each client once', async () => {
  await preview('Facturar a clientes');
  for (let n = 0; n < CLIENTS; n += 1) await parties().nth(n).setChecked(true);
  const before = await countOf();
  const left = (await parties().first().getAttribute('aria-label'))?.replace('Incluir a ', '') ?? '';
  await parties().first().uncheck();
  expect(await countOf()).toBe(before - 1);
  await admin.page
    .getByRole('button', { name: /^Ver lo que incluye/ })
    .nth(1)
    .click();
  const rows = admin.page.getByRole('checkbox', { name: /^P\. \d+ · / });
  await rows.first().waitFor();

  // The first few are made; what would come next is never answered.
  let asked = 0;
  await admin.page.route('**/api/invoiceRuns/*/next', route => {
    asked += 1;
    if (asked === 1) void route.continue();
  });
  const id = await begin();
  await admin.page.getByText(`5 de ${before - 1} · Creando…`).waitFor();
  await admin.page.reload();
  await admin.page.unroute('**/api/invoiceRuns/*/next');
  await admin.page.getByText(`5 de ${before - 1}`, { exact: true }).waitFor();
  expect((await itemsOf(id)).filter(item => item.state === 'created')).toHaveLength(5);
  await saysAtOnceWhatIsUnfinished();
  await admin.page.goto(`/app/admin/invoiceRuns/${id}`);
  await admin.page.getByRole('button', { name: 'Continuar' }).click();
  await admin.page.getByText(`${before - 1} de ${before - 1}`, { exact: true }).waitFor();
  const items = await itemsOf(id);
  expect(items.filter(item => item.state !== 'created')).toEqual([]);
  expect(items.map(item => item.name)).not.toContain(left);
  expect(new Set(items.map(item => item.invoiceId)).size).toBe(before - 1);
  await admin.page
    .getByRole('link', { name: /^\d{4}\/\d+$/ })
    .first()
    .click();
  await admin.page.getByRole('heading', { name: /^Factura \d{4}\/\d+$/ }).waitFor();
});

test('carriers are settled with: some by agreement, of the others the invoice is entered when it comes', async () => {
  await preview('Liquidar a transportistas');
  const ticked = admin.page.getByRole('listitem').filter({ has: admin.page.getByRole('checkbox', { checked: true }) });
  const each = await ticked.locator('strong').allTextContents();
  const said =
    (
      await admin.page
        .getByText(/^Base: /)
        .last()
        .textContent()
    )?.split('A pagar: ')[1] ?? '';
  // The withheld tax of some is not paid to them.
  expect(centsOf(said)).toBe(each.map(centsOf).reduce((sum, cents) => sum + cents, 0));
  const id = await begin();
  await admin.page.getByText('Terminada', { exact: true }).waitFor();
  const items = await itemsOf(id);
  expect(new Set(items.map(item => item.state))).toEqual(new Set(['created', 'stated']));
  await admin.page.getByText('Sin aceptar').first().waitFor();
  const stated = items.find(item => item.state === 'stated')?.name ?? '';
  const line = admin.page.getByRole('listitem').filter({ hasText: stated });
  await line.getByRole('button', { name: 'Registrar su factura' }).click();
  await fill(admin.page, 'Número', 'T-2041');
  await admin.page.getByRole('button', { name: 'Continuar' }).click();
  await admin.page.getByRole('button', { name: 'Guardar' }).click();
  await admin.page.getByRole('heading', { name: 'Factura T-2041' }).waitFor();
  await admin.page.goto(`/app/admin/invoiceRuns/${id}`);
  await line.getByRole('link', { name: 'T-2041' }).waitFor();
  expect(admin.complaints).toEqual([]);
});
