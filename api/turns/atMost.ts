import { HttpError } from '../http/HttpError.ts';

/**
 * Runs at most `running` tasks at once, with `waiting` more queued; 503 beyond. Used for hashing, whose threads and
 * memory other answers need too.
 */
export const atMost = (running: number, waiting: number) => {
  let going = 0;
  const line: (() => void)[] = [];

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (going >= running) {
      if (line.length >= waiting) throw new HttpError(503, 'errors.unavailable', { headers: { 'retry-after': '2' } });
      await new Promise<void>(resolve => line.push(resolve));
    } else going += 1;
    try {
      return await work();
    } finally {
      // The place goes directly to the next in line, so that nobody overtakes.
      const next = line.shift();
      if (next) next();
      else going -= 1;
    }
  };
};
