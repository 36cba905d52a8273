import { HttpError } from '../http/HttpError.ts';

/**
 * Lets at most `running` pieces of work go on at once and `waiting` more stand in line; 503 for any further. Hashing
 * takes threads and memory that files and the rest of the answers need too.
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
      // The place goes straight to the next in line, so that nobody who comes in between takes it.
      const next = line.shift();
      if (next) next();
      else going -= 1;
    }
  };
};
