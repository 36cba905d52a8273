import type { onRequestAsyncHookHandler } from 'fastify';
import { atMost } from './atMost.ts';
import { addressKey } from '../auth/addressKey.ts';
import { holderIn } from '../auth/guard.ts';

/** More than a browser asks at once, and as many as one may have answered side by side. */
const AT_ONCE = 10;
const IN_LINE = 1_000;

type Line = { inLine: ReturnType<typeof atMost>; people: number };

/**
 * Who asks a lot at once waits behind himself: a user, or an address that nobody has logged in from, has so many requests
 * under way, and the others are answered meanwhile. Runs after the session is known; 503 for what is beyond the line.
 */
export const inFairTurns = (nextRound: () => Promise<void>): onRequestAsyncHookHandler => {
  const lines = new Map<string, Line>();
  return async (request, reply) => {
    const holder = holderIn(request);
    const who = holder ? `user ${holder.id}` : addressKey(request.ip);
    const line = lines.get(who) ?? { inLine: atMost(AT_ONCE, IN_LINE), people: 0 };
    lines.set(who, line);
    line.people += 1;
    // `close` comes after the answer, or when the other side hung up: while it waits, or even before it stood in line.
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
    // The one whose place this was has just been answered: the next one's work is for another round.
    await nextRound();
    // Nobody is there to be answered any more.
    if (request.raw.socket.destroyed) return reply.hijack();
  };
};
