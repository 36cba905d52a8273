/** For how long one goes on before others are heard; an answer of theirs takes a part of that. */
const PART_MS = 5;

const breath = () => new Promise<void>(resolve => setImmediate(resolve));

/** The same as `items.map(map)`; of thousands, in parts, between which others are answered. `clock` counts milliseconds. */
export const mapInParts = async <T, R>(
  items: readonly T[],
  map: (item: T, index: number) => R,
  clock = () => performance.now(),
): Promise<R[]> => {
  const mapped: R[] = [];
  let begun = clock();
  for (const [index, item] of items.entries()) {
    mapped.push(map(item, index));
    if (clock() - begun <= PART_MS) continue;
    await breath();
    begun = clock();
  }
  return mapped;
};
