import type { Page } from 'playwright-core';

/** What isn't shown to its end: names of fields, tabs and buttons, and tables wider than what they stand in. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('.MuiInputLabel-root, .MuiTab-root, .MuiButton-root, th, h2')].filter(
      name =>
        name.clientWidth > 0 &&
        name.scrollWidth > name.clientWidth + 1 &&
        getComputedStyle(name).overflow !== 'visible',
    );
    const tables = [...document.querySelectorAll('.RaDataTable-tableWrapper, .MuiPaper-root:has(> table)')].filter(
      box => box.scrollWidth > box.clientWidth + 1,
    );
    return [...names, ...tables].map(
      part => `${part.textContent?.slice(0, 40)} (${part.scrollWidth} > ${part.clientWidth})`,
    );
  });
