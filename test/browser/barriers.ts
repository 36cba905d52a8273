import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Until nothing fades or grows any more: half faded, a menu that is closing has the contrast of nothing. */
const stillness = (page: Page) =>
  page.waitForFunction(() => {
    const moves = document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    const papers = [...document.querySelectorAll('.MuiModal-root .MuiPaper-root')];
    const shown = papers.filter(paper => paper.checkVisibility({ visibilityProperty: true }));
    return !moves && shown.every(paper => getComputedStyle(paper).opacity === '1');
  });

/**
 * Cells of tables that are made of the same elements, classes and roles, in the same states, as one before: what is wrong
 * with one is wrong with the other.
 */
const alikeCells = (page: Page) =>
  page.evaluateHandle(() => {
    const telling = /^(?:class|style|role|type|tabindex|disabled|aria-(?!label|describedby|owns).*)$/;
    const seen = new Set<string>();
    return [...document.querySelectorAll<HTMLElement>('td, li, article')].filter(cell => {
      const parts = [cell.parentElement ?? cell, cell, ...cell.querySelectorAll('*')];
      const look = parts
        .map(({ tagName, attributes, textContent }) => {
          const told = [...attributes].filter(({ name }) => telling.test(name)).map(({ name, value }) => name + value);
          return [tagName, ...told, Boolean(textContent)].join(' ');
        })
        .join('|');
      const isAlike = seen.has(look);
      seen.add(look);
      return isAlike;
    });
  });

/**
 * What axe finds serious or critical on a page that has come to rest. Asked on the page itself and for violations alone, it
 * answers in a third of the time; its other way is for frames of other sites, and the product has none.
 */
export const barriers = async (page: Page): Promise<string[]> => {
  await stillness(page);
  const alike = await alikeCells(page);
  // Out of sight: axe works out the colours behind each, and that is most of its time.
  await alike.evaluate(cells => cells.forEach(cell => cell.style.setProperty('visibility', 'hidden')));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  await alike.evaluate(cells => cells.forEach(cell => cell.style.removeProperty('visibility')));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
};
