import { describe, expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { letIn, newVisitor, PHONE } from './chromium.ts';
import { returnDevice } from './devices.ts';
import { cutOff } from './cutOff.ts';
import { serverPerFile } from './ownServer.ts';
import { FORBIDDEN, SCREENS } from './screens.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

const own = serverPerFile();

/** A key that nobody translated, or a hole that nobody filled. */
const UNTRANSLATED =
  /\b(?:resources|errors|validation|app|menu|home|auth|ra)\.[a-z]\w*\.[\w.]+|%\{\w+\}|\bundefined\b|\bNaN\b/;

/** What most dispatchers and accountants sit at, the scale of their system taken off. */
const LAPTOP = { width: 1280, height: 800 };

/** The one table that is wider than a screen: it is moved along, and its first columns stay. */
const WIDE = '/app/admin/tableLoads';

/** Each screen at both sizes and in both looks: what fits depends on the one, what can be read on the other. */
const SIZES = [
  ['a laptop, light', LAPTOP, 'light'],
  ['a phone, dark', PHONE, 'dark'],
] as const;

/** How much of a page may move by itself (a tenth is what is commonly called good). */
const MOST_SHIFT = 0.05;

/** Two at once: while one waits for a page to come to rest, the other is looked at. */
const MINUTES = 60_000;

describe.each(Object.keys(SCREENS))('the screens of %s', user => {
  test.concurrent.each(SIZES)(
    'on %s, speak Spanish, fit, stay in place, are open to all, and leave the console clean',
    async (_name, size, colorScheme) => {
      const { page, context, complaints } = await newVisitor(own.browser, own.server.url, size);
      await page.emulateMedia({ colorScheme });
      await watchShifts(page);
      await letIn(page, user);
      const faults: string[] = [];
      for (const path of SCREENS[user] ?? []) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        const text = await page.locator('body').innerText();
        const key = UNTRANSLATED.exec(text)?.[0];
        if (key) faults.push(`${path}: ${key}`);
        for (const barrier of await barriers(page)) faults.push(`${path}: ${barrier}`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        const { sum, worst } = await shiftsOf(page);
        if (sum > MOST_SHIFT) faults.push(`${path}: moves by ${sum.toFixed(3)}: ${worst}`);
        if (overflow > 1) faults.push(`${path}: ${overflow} px too wide`);
        for (const cut of path === WIDE ? [] : await cutOff(page)) faults.push(`${path}: cut off: ${cut}`);
        if ((await page.getByRole('heading', { level: 1 }).count()) !== 1) faults.push(`${path}: not one h1`);
      }
      await returnDevice(context);
      expect([...faults, ...complaints]).toEqual([]);
    },
    10 * MINUTES,
  );
});

test.each(Object.entries(FORBIDDEN))('%s is told at once which pages are not for that role', async (user, paths) => {
  const { page, context, complaints } = await newVisitor(own.browser, own.server.url);
  await letIn(page, user);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.getByRole('heading', { level: 1 }).innerText(), path).toBe('Acceso denegado');
  }
  await returnDevice(context);
  expect(complaints).toEqual([]);
});
