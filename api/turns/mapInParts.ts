import { stretchOf } from './stretch.ts';

/** For how long one goes on before others are heard; an answer of theirs takes a part of that. */
const PART_MS = 5;

/** The same as `items.map(map)`; of thousands, in parts, between which others are answered. `clock` counts milliseconds. */
export const mapInParts = async <T, R>(
  items: readonly T[],
  map: (item: T, index: number) => R,
  clock?: () => number,
): Promise<R[]> => {
  const mapped: R[] = [];
  const stretch = stretchOf(PART_MS, clock);
  for (const [index, item] of items.entries()) {
    mapped.push(map(item, index));
    if (stretch.isOver()) await stretch.rest();
  }
  return mapped;
};
