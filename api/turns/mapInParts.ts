import { stretchOf } from './stretch.ts';

/** In ms: longest work before others are served, whose answers take a part of that. */
const PART_MS = 5;

/** Like `items.map(map)`, but in parts, between which others are served. `clock` counts milliseconds. */
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
