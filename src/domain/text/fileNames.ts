import { trimSigns } from './trimSigns.ts';

const MAX = 100;

/** Text as a file name for any system: plain letters, no path, no blank or dot at the ends. '' when nothing is left. */
export const safeFileName = (text: string, max = MAX): string =>
  trimSigns(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[\\/]/g, '-')
      .replace(/[^\w ()&+,.-]/g, '_')
      .replace(/\.{2,}/g, '.')
      .replace(/\s+/g, ' ')
      .slice(0, max),
    '. ',
  );

/**
 * The file name, numbered if another file has it: `taken` holds the names in lower case, as some systems ignore case.
 */
export const freeFileName = (stem: string, extension: string, taken: Set<string>): string => {
  for (let turn = 1; ; turn += 1) {
    const name = `${stem}${turn === 1 ? '' : ` (${turn})`}.${extension}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
};
