/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** From 0 up to, but not, `below`. */
  int: (below: number) => number;
  one: <T>(from: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    one: <T>(from: readonly T[]) => from[int(from.length)] as T,
    chance: probability => next() < probability,
  };
};
