import type { EventEmitter } from 'node:events';
import { HttpError } from '../http/HttpError.ts';

type Limits = {
  /** Answers in progress at once: in all, and per person. */
  places: number;
  each: number;
  inLine: number;
  /** Longest wait, in milliseconds. */
  patience: number;
};

/** The part of `reply.raw` used: whether it is over, and an event when it is. */
type Answer = EventEmitter & { readonly closed: boolean; readonly destroyed: boolean };

type Waiting = { who: number; begin: () => void };

/**
 * Grants a place to large answers until they are delivered or the client hangs up (read-ahead stays in memory
 * meanwhile). Waiting users pass whoever holds all their places. False if the client left; 503 if the queue is full or
 * too slow, and the connection closes: who doesn't read wouldn't see the answer.
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

/**
 * Shared by the whole process: all users' exports and packages. Waits less than the time after which httpServer.ts
 * hangs up.
 */
export const exportPlace = createPlaces({ places: 8, each: 2, inLine: 500, patience: 10_000 });
