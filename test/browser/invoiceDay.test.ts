import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESKTOP, letIn, newVisitor, type Visitor } from './chromium.ts';
import { serverPerFile } from './ownServer.ts';
import { dayField, fillDay } from './person.ts';

const own = serverPerFile();
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await newVisitor(own.browser, own.server.url, DESKTOP);
  ({ page } = visitor);
  await letIn(page, 'admin');
  const invoice = { clientId: 1, value: 100, date: '2099/06/15', dueDate: '2099/07/15' };
  expect((await page.request.post('/api/invoices', { data: invoice })).status()).toBe(201);
});

const ahead = () => page.getByText('Esa fecha aún no ha llegado: una factura lleva la del día en que se expide.');
const back = () =>
  page.getByText('La factura anterior, 2099/1, es del 15-06-2099: las fechas siguen el orden de los números.');

describe('the day of an invoice that takes the next number', () => {
  test.each([
    ['one', '/app/admin/invoices/new', 'Fecha'],
    ['all those of a month', '/app/admin/invoiceRuns/new', 'Fecha de factura'],
  ])('of %s is warned of when it is to come, or earlier than that of the number before', async (_, path, name) => {
    await page.goto(path);
    await dayField(page, name).waitFor();
    expect(await ahead().count()).toBe(0);
    await fillDay(page, name, '2099-06-16');
    await ahead().waitFor();
    await fillDay(page, name, '2099-06-14');
    await back().waitFor();
    expect(await ahead().count()).toBe(0);
  });

  test('is kept part by part as it is typed, though each answer about its number draws the form anew', async () => {
    await page.goto('/app/admin/invoices/new');
    const shown = async (): Promise<string> => {
      const parts = await page
        .getByRole('group', { name: /^Fecha\s*\*?$/ })
        .getByRole('spinbutton')
        .allInnerTexts();
      return parts.map(part => part.replace(/\D/g, '')).join('-');
    };
    await dayField(page, 'Fecha').waitFor();
    for (let year = 2031; year < 2039; year += 1) {
      await fillDay(page, 'Fecha', `${year}-06-16`);
      await expect.poll(shown).toBe(`16-06-${year}`);
    }
  });

  test('complained of nothing in the console', () => {
    expect(visitor.complaints).toEqual([]);
  });
});
