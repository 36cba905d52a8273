import { HttpError } from '../http/HttpError.ts';

export type WorkLine = { enter: (begin: () => void) => void; leave: () => void };

/**
 * `running` places, with a line of at most `waiting` for them. `enter` calls `begin` once there is a place, and throws
 * 503 if the line is full; who has begun must `leave`, once.
 */
export const createWorkLine = (running: number, waiting: number): WorkLine => {
  let going = 0;
  const line: (() => void)[] = [];
  return {
    enter: begin => {
      if (going < running) {
        going += 1;
        begin();
      } else if (line.length < waiting) line.push(begin);
      else throw new HttpError(503, 'errors.unavailable', { headers: { 'retry-after': '2' } });
    },
    leave: () => {
      // The place goes directly to the next in line, so that nobody overtakes.
      const next = line.shift();
      if (next) next();
      else going -= 1;
    },
  };
};
