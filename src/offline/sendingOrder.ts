import type { QueueItem } from './queue.ts';

/** How long a photo rests after the server was in trouble with it, in ms: twice as long each time, as it goes out whole. */
const REST_MS = 20_000;
const LONGEST_REST_MS = 10 * 60_000;

type Item = Pick<QueueItem, 'id' | 'files'>;

export const hasFiles = ({ files = [] }: Item): boolean => files.length > 0;

/**
 * In which order things are sent, remembered for as long as the page is open: first, in their order, those without photos,
 * which the server takes whenever they come; then photos that have not been tried; last those that did not get through on
 * this line, the one that waits longest first. `clock` counts milliseconds.
 */
export const createSendingOrder = (clock = () => performance.now()) => {
  const stuck = new Set<number>();
  const rests = new Map<number, { until: number; lasts: number }>();

  const isResting = (item: Item): boolean => hasFiles(item) && clock() < (rests.get(item.id)?.until ?? 0);

  const longestStuck = <T extends Item>(items: readonly T[]): T | undefined => {
    for (const id of stuck) {
      const found = items.find(item => item.id === id);
      if (found) return found;
    }
    return undefined;
  };

  return {
    /** The next of those that wait; undefined if none may go now. */
    next: <T extends Item>(waiting: readonly T[]): T | undefined => {
      const free = waiting.filter(item => !isResting(item));
      return free.find(item => !hasFiles(item)) ?? free.find(({ id }) => !stuck.has(id)) ?? longestStuck(free);
    },
    /** It did not get through. */
    noteStuck: ({ id }: Item): void => {
      stuck.delete(id);
      stuck.add(id);
    },
    /** The server got it, and was in trouble. */
    noteTrouble: ({ id }: Item): void => {
      const lasts = Math.min(2 * (rests.get(id)?.lasts ?? REST_MS / 2), LONGEST_REST_MS);
      rests.set(id, { until: clock() + lasts, lasts });
    },
  };
};
