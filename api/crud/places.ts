import type { EventEmitter } from 'node:events';
import { HttpError } from '../http/HttpError.ts';

type Limits = {
  /** Under way at once, and of them those of one person. */
  places: number;
  each: number;
  inLine: number;
  /** How long one waits, in milliseconds. */
  patience: number;
};

/** What is asked of `reply.raw`: whether it is over, and to hear when it is. */
type Answer = EventEmitter & { readonly closed: boolean; readonly destroyed: boolean };

type Waiting = { who: number; begin: () => void };

/**
 * Gives those who ask for something large a place each, until their answer has been taken or they hang up: what is read
 * ahead of a slow line stays in memory for so long. The others stand in line, where they cost next to nothing; who has
 * his own places taken lets those behind him pass. Answers false to whoever left the line; 503 when it is too long, or
 * too slow, and the connection ends then, since who doesn't read doesn't hear that either.
 */
export const createPlaces = ({ places, each, inLine, patience }: Limits) => {
  const underWay = new Map<number, number>();
  const line: Waiting[] = [];
  let taken = 0;
  const isFree = (who: number) => taken < places && (underWay.get(who) ?? 0) < each;
  const change = (who: number, by: number) => {
    taken += by;
    const now = (underWay.get(who) ?? 0) + by;
    if (now) underWay.set(who, now);
    else underWay.delete(who);
  };
  const refused = () =>
    new HttpError(503, 'errors.unavailable', { headers: { 'retry-after': '10', connection: 'close' } });

  return async (who: number, answer: Answer): Promise<boolean> => {
    if (answer.closed || answer.destroyed) return false;
    const begin = () => {
      change(who, 1);
      answer.once('close', () => {
        change(who, -1);
        const next = line.findIndex(waiting => isFree(waiting.who));
        if (next >= 0) line.splice(next, 1)[0]?.begin();
      });
    };
    if (isFree(who)) {
      begin();
      return true;
    }
    if (line.length >= inLine) throw refused();
    return new Promise<boolean>((resolve, reject) => {
      const leave = () => {
        const at = line.indexOf(waiting);
        if (at >= 0) line.splice(at, 1);
      };
      const timer = setTimeout(() => {
        answer.off('close', gone);
        leave();
        reject(refused());
      }, patience);
      const gone = () => {
        clearTimeout(timer);
        leave();
        resolve(false);
      };
      const waiting: Waiting = {
        who,
        begin: () => {
          clearTimeout(timer);
          answer.off('close', gone);
          begin();
          resolve(true);
        },
      };
      answer.once('close', gone);
      line.push(waiting);
    });
  };
};

/** Of the whole process: exports and packages of all who ask for them. Waits less than what hangs up (httpServer.ts). */
export const exportPlace = createPlaces({ places: 8, each: 2, inLine: 500, patience: 10_000 });
