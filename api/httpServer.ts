import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** No browser sends a second request on a connection before the first is answered; some programs send a few. */
const UNANSWERED = 20;

/**
 * Hangs up on who sends request after request without waiting for an answer: thousands of them come in one piece, and
 * stand before everybody else.
 */
export const hangUpOnFloods = (app: FastifyInstance): void => {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > UNANSWERED) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
};

const waiting = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls when a connection is over, unless what is answered has been called before, which says whether it was in time. An
 * answer that waits for one before it on the same connection never hears of that end by itself.
 */
export const onHangUp = (socket: Socket, call: () => void): (() => boolean) => {
  const known = waiting.get(socket);
  const calls = known ?? new Set();
  if (!known) {
    waiting.set(socket, calls);
    socket.once('close', () => {
      for (const each of calls) each();
      calls.clear();
    });
  }
  calls.add(call);
  return () => calls.delete(call);
};
