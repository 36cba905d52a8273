import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DESKTOP, newVisitor, PHONE, openSession, type Visitor } from './chromium.ts';
import { addConfirmed, addLoads, bar, focused, openTable, rowOf, selected, tick } from './dispatch.ts';
import { drawnOn, watchDrawing } from './drawn.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();
let page: Page;
const visitors: Visitor[] = [];
beforeAll(async () => {
  page = await enter();
});

/** No test finds what another had selected. */
beforeEach(() => page.evaluate(() => sessionStorage.clear()));

const enter = async (size?: typeof PHONE): Promise<Page> => {
  const visitor = await newVisitor(own.browser, own.server.url, size);
  visitors.push(visitor);
  await openSession(visitor.page, 'admin');
  return visitor.page;
};

const totals = async () => (await bar(page).getByRole('status').innerText()).replaceAll('\u00a0', ' ');
const dialog = () => page.getByRole('dialog');

describe('the table', () => {
  test('keeps its head and the orders’ numbers in sight while it is scrolled both ways', async () => {
    await openTable(page);
    const [head, first] = [page.getByRole('columnheader', { name: 'Estado' }), page.locator('tbody tr').nth(30)];
    const number = first.getByRole('link', { name: /^P\. \d+$/ });
    const before = { head: await head.boundingBox(), number: await number.boundingBox() };
    await page.locator('.RaDataTable-tableWrapper').evaluate(frame => frame.scrollTo(150, 700));
    const after = { head: await head.boundingBox(), number: await number.boundingBox() };
    expect(after.head?.y).toBe(before.head?.y);
    expect(after.number?.x).toBe(before.number?.x);
    expect((after.number?.y ?? 0) - (before.number?.y ?? 0)).toBe(-700);
    // What passes below the number doesn't shine through.
    const covering = await number.evaluate(link => {
      const { left, top } = link.getBoundingClientRect();
      return document.elementFromPoint(left + 2, top + 8) === link;
    });
    expect(covering).toBe(true);
  });

  test('has the whole width of a wide screen, where no column is cut beside an empty strip', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openTable(page);
    const { x = 0, width = 0 } = (await page.locator('.RaDataTable-tableWrapper').boundingBox()) ?? {};
    expect(1920 - (x + width)).toBeLessThan(40);
    await page.setViewportSize(DESKTOP);
  });

  test('groups the orders and says how many there are in hand', async () => {
    await openTable(page);
    await page.getByRole('button', { name: /^En curso \(\d+\)$/ }).click();
    await page
      .getByRole('button', { name: /^Ver el seguimiento de P\. \d+: En (origen|destino)|Cargado/ })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /: (Sin asignar|Asignado)$/ }).count()).toBe(0);
    const [only = 0] = await addLoads(page, 'MESA-GRUPO', 1);
    await openTable(page, 'MESA-GRUPO');
    await rowOf(page, only).waitFor();
    await page.getByRole('button', { name: 'Planificados (1)' }).waitFor();
    await page.getByRole('button', { name: 'En curso (0)' }).waitFor();
  });

  test('is searched, ordered and filtered, and keeps the choice of columns', async () => {
    const [a, b] = await addLoads(page, 'MESA-BUSCA', 2);
    await openTable(page);
    await page.getByLabel('Buscar').fill('MESA-BUSCA');
    await page.getByText('1-2 de 2').waitFor();
    const order = () =>
      page.locator('tbody tr').evaluateAll(rows => rows.map(row => Number((row as HTMLElement).dataset.id)));
    expect(await order()).toEqual([a, b]);
    await page.getByRole('columnheader', { name: 'Pedido' }).getByRole('button').click();
    await expect.poll(order).toEqual([b, a]);
    await page.getByRole('button', { name: 'Columnas' }).click();
    await page.getByLabel('Ancho', { exact: true }).check();
    await page.getByLabel('Cliente', { exact: true }).uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('columnheader', { name: 'Ancho' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Cliente', exact: true }).count()).toBe(0);
    expect(
      await rowOf(page, a ?? 0)
        .getByRole('gridcell', { name: '2,4 m' })
        .count(),
    ).toBe(1);
    await page.evaluate(() => localStorage.clear());
  });

  test('opens an order’s timeline from its status, and takes a step forward and back', async () => {
    const [id = 0] = await addLoads(page, 'MESA-PASO', 1);
    await addConfirmed(page, [id]);
    await openTable(page, 'MESA-PASO');
    await page.getByRole('button', { name: `Ver el seguimiento de P. ${id}: Asignado` }).click();
    await page
      .getByRole('dialog', { name: `P. ${id}` })
      .getByText('Entregado')
      .waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Todos' }).click();
    await page.getByRole('button', { name: 'Todos', pressed: true }).waitFor();
    await page.getByRole('button', { name: `P. ${id}: En origen` }).click();
    await dialog().getByRole('button', { name: 'Confirmar' }).click();
    await page.getByRole('button', { name: `Ver el seguimiento de P. ${id}: En origen` }).waitFor();
    await page.getByRole('button', { name: `P. ${id}: Deshacer el último paso` }).click();
    await dialog().getByRole('button', { name: 'Confirmar' }).click();
    await page.getByRole('button', { name: `Ver el seguimiento de P. ${id}: Asignado` }).waitFor();
  });
});

describe('a selection', () => {
  test('adds up weight, length and price to the cent, on every page', async () => {
    const ids = await addLoads(page, 'MESA-SUMA', 3);
    await openTable(page, 'MESA-SUMA');
    for (const id of ids) await tick(page, id).check();
    expect(await totals()).toBe('3 pedidos · 3.000 kg · 4,5 m · 300,30 €');
    await openTable(page);
    await expect.poll(totals).toBe('3 pedidos · 3.000 kg · 4,5 m · 300,30 €');
    await bar(page).getByText(`Fuera de esta vista: P. ${ids[0]} (Sin asignar)`).waitFor();
    await page.getByRole('button', { name: 'Quitar la selección' }).click();
    await page.getByRole('checkbox', { name: 'Seleccionar todo' }).check();
    await page.getByRole('button', { name: 'Ir a la página 2' }).click();
    await page.locator('tbody[aria-busy=false] tr[aria-selected=false]').first().waitFor();
    await expect.poll(totals).toMatch(/^100 pedidos · [\d.]{6,} kg/);
    await page.locator('tbody input').first().check();
    await expect.poll(totals).toMatch(/^101 pedidos · [\d.]{6,} kg/);
  });

  test('reaches from one row to another with Shift and a click, and marks no text', async () => {
    const ids = await addLoads(page, 'MESA-RANGO', 6);
    await openTable(page, 'MESA-RANGO');
    await tick(page, ids[1] ?? 0).click();
    await rowOf(page, ids[4] ?? 0)
      .getByText('MESA-RANGO')
      .click({ modifiers: ['Shift'] });
    expect(await selected(page)).toEqual(ids.slice(1, 5));
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('');
    await tick(page, ids[2] ?? 0).click({ modifiers: ['Shift'] });
    expect(await selected(page)).toEqual(ids.slice(1, 3));
  });
});

describe('from the keyboard', () => {
  test('rows are walked through, selected, opened and assigned', async () => {
    // Orders of its own, also for a second try.
    const reference = `MESA-TECLA-${Date.now()}`;
    const ids = await addLoads(page, reference, 5);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids;
    await openTable(page, reference);
    await page.getByRole('checkbox', { name: 'Seleccionar todo' }).focus();
    for (let tabs = 0; tabs < 30 && !(await focused(page)); tabs++) await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(a);
    const outline = await rowOf(page, a).evaluate(row => getComputedStyle(row).outlineWidth);
    expect(outline).toBe('2px');
    for (const [key, id] of [
      ['ArrowDown', b],
      ['End', e],
      ['ArrowDown', e],
      ['Home', a],
      ['PageDown', e],
      ['PageUp', a],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await focused(page)]).toEqual([key, id]);
    }
    await page.keyboard.press(' ');
    expect(await selected(page)).toEqual([a]);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await selected(page)).toEqual([a, b, c]);
    await page.keyboard.press('Shift+ArrowUp');
    expect(await selected(page)).toEqual([a, b]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ ');
    expect(await selected(page)).toEqual([a, b, c, d]);
    await page.keyboard.press('Escape');
    expect(await selected(page)).toEqual([]);
    await page.keyboard.press('Control+a');
    expect(await selected(page)).toEqual(ids);
    await page.keyboard.press('a');
    await page.getByRole('dialog', { name: 'Asignar a una carga' }).getByText(`P. ${e}`).waitFor();
    await page.keyboard.type('a+-s ?');
    expect(await dialog().getByRole('combobox').inputValue()).toBe('a+-s ?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(d);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: new RegExp(`P\\. ${d}`) }).waitFor();
    await page.goBack();
    await rowOf(page, d).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(d);
  });

  test('+ and − take a step and S shows the timeline, each for the row in use', async () => {
    const [id = 0] = await addLoads(page, 'MESA-SIGNO', 1);
    await addConfirmed(page, [id]);
    await openTable(page, 'MESA-SIGNO');
    await page.getByRole('button', { name: 'Todos' }).click();
    // Applied only now: until then a step takes the row out of the list.
    await page.getByRole('button', { name: 'Todos', pressed: true }).waitFor();
    await rowOf(page, id).focus();
    await page.keyboard.press('+');
    await dialog().getByText('En origen').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Ver el seguimiento de P. ${id}: En origen` }).waitFor();
    await dialog().waitFor({ state: 'hidden' });
    await page.keyboard.press('-');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Ver el seguimiento de P. ${id}: Asignado` }).waitFor();
    await dialog().waitFor({ state: 'hidden' });
    await page.keyboard.press('s');
    await page.getByRole('dialog', { name: `P. ${id}` }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
    for (const text of ['Mayús + Espacio', 'Paso siguiente del seguimiento', 'Seleccionar toda la página'])
      await help.getByText(text).waitFor();
    await help.getByRole('button', { name: 'Cerrar' }).click();
    await page.getByLabel('Buscar').fill('MESA-SIGNO');
    await page.getByLabel('Buscar').press('End');
    await page.keyboard.type(' +-a?s');
    expect(await page.getByLabel('Buscar').inputValue()).toBe('MESA-SIGNO +-a?s');
    expect(await dialog().count()).toBe(0);
  });
});

test('on a phone the table fits, and orders are selected and assigned', async () => {
  const phone = await enter(PHONE);
  const [id = 0] = await addLoads(phone, 'MESA-MOVIL', 1);
  await openTable(phone, 'MESA-MOVIL');
  await tick(phone, id).check();
  await bar(phone).getByRole('button', { name: 'Asignar a una carga' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Crear una carga nueva' }).click();
  await rowOf(phone, id)
    .getByRole('link', { name: /^C\. \d+$/ })
    .waitFor();
  const wider = await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBe(0);
});

test('a group that has nothing in it says so', async () => {
  const found = await page.request.get(
    '/api/loads?range=[0,99]&filter={"status":["at-origin","loaded","at-destination"]}',
  );
  const { data }: { data: { id: number }[] } = await found.json();
  for (const { id } of data) while ((await page.request.post(`/api/loads/${id}/tracking`)).ok());
  await openTable(page);
  await page.getByRole('button', { name: 'En curso (0)' }).click();
  await page.getByText('No hay pedidos en curso.').waitFor();
});

test('the last order of a group takes its leave before the group is empty, and keys go on from there', async () => {
  const [id = 0] = await addLoads(page, 'MESA-ULTIMO', 1);
  await addConfirmed(page, [id]);
  await openTable(page, 'MESA-ULTIMO');
  const row = page.getByRole('row', { name: new RegExp(`P. ${id}`) });
  await row.focus();
  await page.keyboard.press('+');
  await dialog().getByRole('button', { name: 'Confirmar' }).click();
  await dialog().waitFor({ state: 'detached' });
  await page.locator('tr.left').waitFor();
  await page.locator('tr.left').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('a click on one of a hundred orders draws that one again, not the page', async () => {
  await watchDrawing(page);
  await openTable(page);
  expect(await page.locator('tbody tr').count()).toBe(100);
  const whole = await drawnOn(page);
  const draws: number[] = [];
  for (let row = 0; row < 7; row++) {
    const before = await drawnOn(page);
    await page.locator('tbody input').nth(row).click();
    await expect.poll(() => selected(page)).toHaveLength(row + 1);
    draws.push((await drawnOn(page)) - before);
  }
  // The first one brings the bar of what can be done with them.
  const [, ...others] = draws;
  expect(Math.min(...others)).toBeGreaterThan(0);
  expect(Math.max(...others)).toBeLessThan(whole / 5);
});
