import type { Page } from 'playwright-core';

/** What React keeps of each component drawn, as far as it is read here; its inspectors read the same of every build. */
type Fiber = { tag: number; flags: number; child: Fiber | null; sibling: Fiber | null; alternate: Fiber | null };
type Root = { current: Fiber };

declare global {
  var drawn: number | undefined;
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown;
}

/** From now on each page counts the components that it draws: all of them when it comes up, few at a click. */
export const watchDrawing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const COMPONENTS = [0, 11, 14, 15];
    const PERFORMED_WORK = 1;
    globalThis.drawn = 0;
    const count = (fiber: Fiber): number => {
      const hasWorked = COMPONENTS.includes(fiber.tag) && (fiber.flags & PERFORMED_WORK) > 0;
      let sum = hasWorked ? 1 : 0;
      // The children of what wasn't drawn again are the ones of before, and so are their marks.
      if (fiber.child !== fiber.alternate?.child)
        for (let child = fiber.child; child; child = child.sibling) sum += count(child);
      return sum;
    };
    globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_renderer: number, root: Root) => {
        globalThis.drawn = (globalThis.drawn ?? 0) + count(root.current);
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    };
  });

/** How many components the page has drawn since it was opened. */
export const drawnOn = (page: Page): Promise<number> => page.evaluate(() => globalThis.drawn ?? Number.NaN);
