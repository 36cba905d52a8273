import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newVisitor, openSession, type Visitor } from './chromium.ts';
import {
  addConfirmed,
  addLoads,
  addRoute,
  assignByApi,
  bar,
  focused,
  openTable,
  rowOf,
  selected,
  tick,
} from './dispatch.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();
let page: Page;
const visitors: Visitor[] = [];
beforeAll(async () => {
  page = await enter();
});

/** No test finds what another had selected. */
beforeEach(() => page.evaluate(() => sessionStorage.clear()));

/** A dispatcher whose clock the test moves on: the table asks again every half minute. */
const enter = async (): Promise<Page> => {
  const visitor = await newVisitor(own.browser, own.server.url);
  visitors.push(visitor);
  await visitor.page.clock.install();
  await openSession(visitor.page, 'admin');
  return visitor.page;
};

/** Half a minute later, once the answer is there. */
const refresh = async (of: Page): Promise<void> => {
  const answered = of.waitForResponse(response => /\/api\/loads\/\?.*range=%5B0%2C99%5D/.test(response.url()));
  await of.clock.fastForward(31_000);
  await answered;
};

const step = (id: number) => page.request.post(`/api/loads/${id}/tracking`);
const dialog = () => page.getByRole('dialog');

describe('while the table is refreshed', () => {
  test('a dialog, what is typed in it, the selection and the scroll stay, and a row that left says goodbye', async () => {
    const ids = await addLoads(page, 'MESA-SUAVE', 60);
    const [gone = 0, chosen = 0] = [ids[41], ids[42]];
    await addConfirmed(page, [gone, chosen]);
    await openTable(page, 'MESA-SUAVE');
    await tick(page, chosen).check();
    await tick(page, ids[43] ?? 0).check();
    const frame = page.locator('.RaDataTable-tableWrapper');
    const scrolled = await frame.evaluate(element => element.scrollTop);
    expect(scrolled).toBeGreaterThan(100);
    await bar(page).getByRole('button', { name: 'Asignar a una carga' }).click();
    await dialog().getByRole('combobox').fill('C. 3');
    await step(gone);
    await step(chosen);
    await refresh(page);
    await page.locator(`tr.left[data-id="${gone}"]`).waitFor();
    expect(await dialog().getByRole('combobox').inputValue()).toBe('C. 3');
    await page.clock.fastForward(3_000);
    await rowOf(page, gone).waitFor({ state: 'detached' });
    expect(await dialog().getByRole('combobox').inputValue()).toBe('C. 3');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await bar(page).getByText('2 pedidos · 2.000').waitFor();
    await bar(page).getByText(`Fuera de esta vista: P. ${chosen} (En origen)`).waitFor();
    expect(await selected(page)).toEqual([ids[43]]);
    expect(Math.abs((await frame.evaluate(element => element.scrollTop)) - scrolled)).toBeLessThan(80);
  });

  test('the focus stays on its row, and goes to the next one when that row leaves', async () => {
    const [a = 0, b = 0, c = 0] = await addLoads(page, 'MESA-FOCO', 3);
    await addConfirmed(page, [a, b]);
    await openTable(page, 'MESA-FOCO');
    await rowOf(page, b).focus();
    await step(a);
    await refresh(page);
    await page.locator(`tr.left[data-id="${a}"]`).waitFor();
    expect(await focused(page)).toBe(b);
    await step(b);
    await refresh(page);
    await page.clock.fastForward(3_000);
    await rowOf(page, b).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(c);
  });

  test('what is typed in the search and an open menu of filters stay', async () => {
    await openTable(page);
    await page.getByLabel('Buscar').fill('MESA-F');
    await page.getByText(/^1-\d+ de \d+$/).waitFor();
    await page.getByRole('button', { name: 'Añadir filtro' }).click();
    await page.getByLabel('Campo', { exact: true }).click();
    await page.getByRole('option', { name: 'Peso (kg)' }).click();
    await refresh(page);
    await page.getByLabel('Campo', { exact: true }).getByText('Peso (kg)').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByLabel('Buscar').inputValue()).toBe('MESA-F');
  });

  test('that the server can’t be reached is said, and the rows stay', async () => {
    const [id = 0] = await addLoads(page, 'MESA-CORTE', 1);
    await openTable(page, 'MESA-CORTE');
    await page.context().setOffline(true);
    await page.clock.fastForward(31_000);
    await bar(page).getByText('No se ha podido actualizar. Se volverá a intentar.').waitFor();
    expect(await rowOf(page, id).count()).toBe(1);
    await page.context().setOffline(false);
    await refresh(page);
    await bar(page).getByText('No se ha podido actualizar').waitFor({ state: 'detached' });
    // The browser itself complains of a request that could not be made.
    for (const visitor of visitors) visitor.complaints.splice(0);
  });
});

describe('of two dispatchers', () => {
  test('who assigns the same order at once, one wins and the other is told which order went where', async () => {
    const [taken = 0, other = 0] = await addLoads(page, 'MESA-DOS', 2);
    const route = await addRoute(page, []);
    await openTable(page, 'MESA-DOS');
    await page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
    await bar(page).getByRole('button', { name: 'Asignar a una carga' }).click();
    await dialog().getByText(`P. ${taken}, P. ${other}`).waitFor();
    expect((await assignByApi(page, taken, null, route)).ok()).toBe(true);
    await dialog().getByRole('button', { name: 'Crear una carga nueva' }).click();
    await dialog().getByText(`P. ${taken} está ahora en la carga C. ${route}. No se ha movido ninguno.`).waitFor();
    await rowOf(page, taken).getByText(`C. ${route}`).waitFor();
    expect(
      await rowOf(page, other)
        .getByText(/^C\. \d/)
        .count(),
    ).toBe(0);
    // Now that it is known, moving it is a decision.
    await dialog().getByText(`P. ${taken} (C. ${route}), P. ${other}`).waitFor();
    await dialog().getByRole('button', { name: 'Crear una carga nueva' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await rowOf(page, other).getByRole('link', { name: /^C\./ }).waitFor();
  });

  test('one hears that an order has begun its way meanwhile, and may leave it out', async () => {
    const [begun = 0, free = 0] = await addLoads(page, 'MESA-YA', 2);
    const route = await addConfirmed(page, [begun]);
    await openTable(page, 'MESA-YA');
    await page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
    await page.keyboard.press('a');
    await dialog().getByText(`P. ${begun} (C. ${route}), P. ${free}`).waitFor();
    await step(begun);
    await dialog().getByRole('button', { name: 'Crear una carga nueva' }).click();
    await dialog().getByText(`el transporte de P. ${begun} ya ha empezado`).first().waitFor();
    expect(await dialog().getByRole('button', { name: 'Crear una carga nueva' }).isDisabled()).toBe(true);
    await dialog().getByRole('button', { name: 'Dejarlos fuera' }).click();
    await dialog().getByRole('button', { name: 'Crear una carga nueva' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await rowOf(page, free).getByRole('link', { name: /^C\./ }).waitFor();
  });
});

test('what can’t leave its route stays there: it is said before, and what can goes', async () => {
  const [billed = 0, free = 0] = await addLoads(page, 'MESA-QUEDA', 2);
  await addConfirmed(page, [billed, free]);
  const invoice = { isEmitted: true, clientId: 1, loadIds: [billed] };
  expect((await page.request.post('/api/invoices', { data: invoice })).status()).toBe(201);
  await openTable(page, 'MESA-QUEDA');
  const leave = bar(page).getByRole('button', { name: 'Quitar de su carga' });
  await tick(page, billed).check();
  await bar(page).getByText('1 pedido · ').waitFor();
  expect(await leave.count()).toBe(0);
  await tick(page, free).check();
  await leave.click();
  await dialog().getByText(`¿Quieres quitar de su carga P. ${free}?`).waitFor();
  await dialog().getByText(`Se queda 1: P. ${billed} ya tiene factura.`).waitFor();
  await dialog().getByRole('button', { name: 'Confirmar' }).click();
  await page.getByText('1 pedido quitado de su carga').waitFor();
  await rowOf(page, billed).getByRole('link', { name: /^C\./ }).waitFor();
  await expect.poll(() => rowOf(page, free).getByRole('link', { name: /^C\./ }).count()).toBe(0);
  expect(await selected(page)).toEqual([billed]);
});

test('orders of two routes go to a new one at once, and the emptied route is told of', async () => {
  const [a = 0, b = 0, c = 0] = await addLoads(page, 'MESA-NUEVA', 3);
  const [first, second] = [await addRoute(page, [a, b]), await addConfirmed(page, [c])];
  await openTable(page, 'MESA-NUEVA');
  await page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
  await tick(page, b).uncheck();
  await bar(page).getByRole('button', { name: 'Asignar a una carga' }).click();
  await dialog().getByText(`P. ${a} (C. ${first}), P. ${c} (C. ${second})`).waitFor();
  await dialog().getByRole('button', { name: 'Crear una carga nueva' }).click();
  await page.getByText(`La carga C. ${second} se ha quedado sin pedidos y queda como «Asignada»`).waitFor();
  const made = second + 1;
  await rowOf(page, a)
    .getByRole('link', { name: `C. ${made}` })
    .waitFor();
  await rowOf(page, c)
    .getByRole('link', { name: `C. ${made}` })
    .waitFor();
  expect(
    await rowOf(page, b)
      .getByRole('link', { name: `C. ${first}` })
      .count(),
  ).toBe(1);
  expect(await selected(page)).toEqual([]);
});

test('nobody’s console had anything to complain of but what was refused, nor had the server', () => {
  const refused = /the server responded with a status of 409/;
  expect(visitors.flatMap(visitor => visitor.complaints).filter(text => !refused.test(text))).toEqual([]);
  expect(own.server.faults()).toEqual([]);
});
