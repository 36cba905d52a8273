import { expect, test } from 'vitest';
import { letIn, newVisitor } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { serverPerFile } from './ownServer.ts';

const own = serverPerFile();

test('the menu of columns is filled on a device that has much to do when the rows come', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('tbody a')) return;
      observer.disconnect();
      const until = performance.now() + 3_000;
      const work = () => {
        const end = performance.now() + 250;
        while (performance.now() < end);
        if (end < until) setTimeout(work);
      };
      work();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/app/admin/loads');
  await page.getByRole('button', { name: 'Columnas' }).click();
  await page.getByRole('switch', { name: 'Peso' }).waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('what is done to a list before it is drawn again comes on top of what was done to it just before', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  const heavy = { weight: { isGreater: 1000 } };
  await page.goto(`/app/admin/loads?filter=${encodeURIComponent(JSON.stringify(heavy))}`);
  const remove = page.getByRole('button', { name: 'Quitar filtro Peso (kg): Mayor que 1.000' });
  const order = page.getByRole('button', { name: 'Ordenar por peso ascendente' });
  await order.waitFor();
  const pressed = await order.elementHandle();
  // The second click is the next thing that the page does once the first one's address is there.
  await remove.evaluate((first, second) => {
    const { pushState } = window.history;
    window.history.pushState = (...address) => {
      pushState.apply(window.history, address);
      window.history.pushState = pushState;
      queueMicrotask(() => second?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    };
    if (first instanceof HTMLElement) first.click();
  }, pressed);
  await page.getByRole('columnheader', { name: /peso/i }).and(page.locator('[aria-sort=ascending]')).waitFor();
  await page.getByText('1-25 de 800').waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});

test('whoever presses twice to leave a form leaves it once', async () => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, 'admin');
  await page.goto('/app/admin/clients/1');
  await page.locator('form input[name="nif"]').fill('B12345674');
  await page.getByRole('link', { name: 'Transportistas', exact: true }).first().click();
  const leave = page.getByRole('button', { name: 'Descartar cambios' });
  await leave.evaluate(button => {
    for (let times = 0; times < 2; times += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await page.waitForURL(/admin\/carriers$/);
  await page.getByRole('table').waitFor();
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
