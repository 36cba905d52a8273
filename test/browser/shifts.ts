import type { Page } from 'playwright-core';

type Shift = { value: number; parts: string[] };
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

declare global {
  var shifts: Shift[] | undefined;
}

/** From now on each page keeps what moved on it by itself (the browser's own measure), and which of its parts did. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const parts = entry.sources.map(({ node, previousRect, currentRect }) => {
          const part = node instanceof Element ? node : node?.parentElement;
          return `${part?.tagName} ${part?.className} ${previousRect.y} to ${currentRect.y}`.slice(0, 90);
        });
        globalThis.shifts?.push({ value: entry.value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much the page moved since it was opened, and the largest of it in words. */
export const shiftsOf = async (page: Page): Promise<{ sum: number; worst: string }> => {
  const shifts = (await page.evaluate(() => globalThis.shifts)) ?? [];
  const [worst] = shifts.toSorted((one, other) => other.value - one.value);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return { sum, worst: worst ? `${worst.value.toFixed(3)} ${worst.parts.join('; ')}` : '' };
};
