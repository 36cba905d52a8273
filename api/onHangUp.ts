import type { Socket } from 'node:net';

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
