/** A source of chance that gives the same row of values for the same seed, on every machine and every run. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next: () => number;
  /** A whole number, both ends included. */
  int: (min: number, max: number) => number;
  /** A number with that many decimals, both ends included. */
  decimal: (min: number, max: number, digits: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly T[]) => T;
  /** One of the values, each as likely as its weight says. */
  weighted: <T>(choices: readonly (readonly [T, number])[]) => T;
  /** That many different values, in the order they were drawn. */
  some: <T>(from: readonly T[], count: number) => T[];
  digits: (count: number) => string;
  hex: (count: number) => string;
};

/** Mulberry32: small, quick and even enough for data that only has to look alive. */
const mulberry = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const createRandom = (seed: number): Random => {
  const next = mulberry(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  const pick = <T>(from: readonly T[]): T => {
    const value = from[Math.floor(next() * from.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };

  const weighted = <T>(choices: readonly (readonly [T, number])[]): T => {
    let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [value, weight] of choices) {
      left -= weight;
      if (left < 0) return value;
    }
    return pick(choices)[0];
  };

  const some = <T>(from: readonly T[], count: number): T[] => {
    const rest = [...from];
    return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(int(0, rest.length - 1), 1)).flat();
  };

  const characters = (alphabet: string) => (count: number) =>
    Array.from({ length: count }, () => alphabet[int(0, alphabet.length - 1)]).join('');

  return {
    next,
    int,
    decimal: (min, max, digits) => Number((min + next() * (max - min)).toFixed(digits)),
    chance: probability => next() < probability,
    pick,
    weighted,
    some,
    digits: characters('0123456789'),
    hex: characters('0123456789abcdef'),
  };
};
