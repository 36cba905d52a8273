import { trimSigns } from './trimSigns.ts';

const MAX = 100;

/**
 * Text as the name of a file on any system: plain letters, nothing that leads into another folder, no blank or dot at its
 * ends. '' when nothing is left of it.
 */
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

/** The name itself, or with a number where another file has it already; systems differ in whether `A` and `a` are the same. */
export const freeFileName = (stem: string, extension: string, taken: Set<string>): string => {
  for (let turn = 1; ; turn += 1) {
    const name = `${stem}${turn === 1 ? '' : ` (${turn})`}.${extension}`;
    if (taken.has(name.toLowerCase())) continue;
    taken.add(name.toLowerCase());
    return name;
  }
};
