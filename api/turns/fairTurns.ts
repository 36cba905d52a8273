import type { onRequestAsyncHookHandler } from 'fastify';
import { atMost } from './atMost.ts';
import { addressKey } from '../auth/addressKey.ts';
import { holderIn } from '../auth/guard.ts';

/** More than a browser requests at once: the most requests of one user handled at a time. */
const AT_ONCE = 10;
const IN_LINE = 1_000;

type Line = { inLine: ReturnType<typeof atMost>; people: number };

/**
 * Limits a user's (or, without login, an address's) requests in progress, so that one with many waits behind itself
 * while others are answered. Runs after the session is known; 503 if its queue is full.
 */
export const inFairTurns = (nextRound: () => Promise<void>): onRequestAsyncHookHandler => {
  const lines = new Map<string, Line>();
  return async (request, reply) => {
    const holder = holderIn(request);
    const who = holder ? `user ${holder.id}` : addressKey(request.ip);
    const line = lines.get(who) ?? { inLine: atMost(AT_ONCE, IN_LINE), people: 0 };
    lines.set(who, line);
    line.people += 1;
    // `close` comes after the answer, or if the client hung up: while waiting, or even before queueing.
    const over = new Promise<void>(resolve => {
      const leave = () => {
        line.people -= 1;
        if (line.people === 0) lines.delete(who);
        resolve();
      };
      if (reply.raw.closed || request.raw.destroyed) leave();
      else reply.raw.once('close', leave);
    });
    await new Promise<void>((begin, refuse) => {
      line
        .inLine(() => {
          begin();
          return over;
        })
        .catch(refuse);
    });
    // The previous request was answered in this round: the next one's work goes into another.
    await nextRound();
    // The client is gone.
    if (request.raw.socket.destroyed) return reply.hijack();
  };
};
