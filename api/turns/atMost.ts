import { createWorkLine } from './workLine.ts';

/**
 * Runs at most `running` tasks at once, with `waiting` more queued; 503 beyond. Used for hashing, whose threads and
 * memory other answers need too.
 */
export const atMost = (running: number, waiting: number) => {
  const { enter, leave } = createWorkLine(running, waiting);
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await new Promise<void>(enter);
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
