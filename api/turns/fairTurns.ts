import type { onRequestHookHandler } from 'fastify';
import { addressKey } from '../auth/addressKey.ts';
import { holderIn } from '../auth/guard.ts';
import type { NextRound } from './rounds.ts';
import { createWorkLine, type WorkLine } from './workLine.ts';

/** More than a browser requests at once: the most requests of one user handled at a time. */
const AT_ONCE = 10;
const IN_LINE = 1_000;

type Line = { work: WorkLine; people: number };

/**
 * Limits a user's (or, without login, an address's) requests in progress, so that one with many waits behind itself
 * while others are answered. Runs after the session is known; 503 if its queue is full.
 */
export const inFairTurns = (nextRound: NextRound): onRequestHookHandler => {
  const lines = new Map<string, Line>();
  return (request, reply, done) => {
    const holder = holderIn(request);
    const who = holder ? `user ${holder.id}` : addressKey(request.ip);
    const line = lines.get(who) ?? { work: createWorkLine(AT_ONCE, IN_LINE), people: 0 };
    lines.set(who, line);
    line.people += 1;
    const { work } = line;
    let [hasPlace, isOver] = [false, false];
    // `close` comes after the answer, or if the client hung up: while waiting, or even before queueing.
    const leave = () => {
      isOver = true;
      line.people -= 1;
      if (line.people === 0) lines.delete(who);
      if (hasPlace) work.leave();
    };
    if (reply.raw.closed || request.raw.destroyed) leave();
    else reply.raw.once('close', leave);
    work.enter(() => {
      hasPlace = true;
      if (isOver) work.leave();
      // The previous request was answered in this round: the next one's work goes into another.
      nextRound(() => {
        // The client may be gone by then.
        if (request.raw.socket.destroyed) reply.hijack();
        else done();
      });
    });
  };
};
