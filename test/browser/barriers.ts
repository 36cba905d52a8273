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
 * Cells and entries of lists that are made of the same elements as one before, with the same classes, roles and states,
 * and with names where that has some: what is wrong with one is wrong with the other.
 */
const alikeParts = (page: Page) =>
  page.evaluateHandle(() => {
    const telling = /^(?:class|style|role|type|tabindex|disabled|aria-(?!label|describedby|owns).*)$/;
    const seen = new Set<string>();
    return [...document.querySelectorAll<HTMLElement>('td, li, article')].filter(part => {
      const look = [part.parentElement ?? part, part, ...part.querySelectorAll('*')]
        .map(({ tagName, attributes, textContent }) => {
          const told = [...attributes].map(({ name, value }) => name + (telling.test(name) ? value : Boolean(value)));
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
  const alike = await alikeParts(page);
  // Out of sight: axe works out the colours behind each, and that is most of its time.
  await alike.evaluate(parts => parts.forEach(part => part.style.setProperty('visibility', 'hidden')));
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  await alike.evaluate(parts => parts.forEach(part => part.style.removeProperty('visibility')));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
};
