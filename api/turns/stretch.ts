import { setImmediate } from 'node:timers/promises';

/** A stretch of work of so many milliseconds, after which others have their turn. */
export type Stretch = { isOver: () => boolean; rest: () => Promise<void> };

/** Begins one, and another after each rest. `clock` counts milliseconds. */
export const stretchOf = (lasting: number, clock = () => performance.now()): Stretch => {
  let since = clock();
  return {
    isOver: () => clock() - since >= lasting,
    rest: async () => {
      await setImmediate();
      since = clock();
    },
  };
};
