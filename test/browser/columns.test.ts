import { expect, test } from 'vitest';
import { letIn, newVisitor } from './chromium.ts';
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
  await context.close();
  expect(complaints).toEqual([]);
});
