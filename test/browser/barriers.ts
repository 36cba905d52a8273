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
 * What axe finds serious or critical on a page that has come to rest. Asked on the page itself and for violations alone, it
 * answers in a third of the time; its other way is for frames of other sites, and the product has none.
 */
export const barriers = async (page: Page): Promise<string[]> => {
  await stillness(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
};
