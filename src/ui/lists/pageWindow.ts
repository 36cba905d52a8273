export type Slot = number | 'ellipsis';

/** The pagination window has at most this many slots, ellipses included (Spec 9). */
export const MAX_SLOTS = 11;

/** The pages offered around the current one; the first and the last always. `pageWindow(20, 50)` → 1 … 17-23 … 50. */
export const pageWindow = (page: number, pages: number): Slot[] => {
  const range = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= MAX_SLOTS) return range(1, pages);
  const atEnds = MAX_SLOTS - 2;
  const around = (MAX_SLOTS - 5) / 2;
  if (page <= atEnds - around) return [...range(1, atEnds), 'ellipsis', pages];
  if (page > pages - atEnds + around) return [1, 'ellipsis', ...range(pages - atEnds + 1, pages)];
  return [1, 'ellipsis', ...range(page - around, page + around), 'ellipsis', pages];
};
