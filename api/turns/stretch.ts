import { setImmediate } from 'node:timers/promises';

/** A stretch of work of limited time, after which others get their turn. */
export type Stretch = { isOver: () => boolean; rest: () => Promise<void> };

/** Starts a stretch of `lasting` ms, and a new one after each rest. `clock` counts milliseconds. */
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
