import type { Server } from 'node:http';

/** How long, in ms, work waits for new connections. */
const PATIENCE_MS = 20;

/**
 * Tells whether a connection has just arrived, and others may be waiting: Node accepts one per event-loop round, so
 * such rounds are kept short. Now and then a round is given to work anyway.
 */
export const createArrivals = (server: Pick<Server, 'on'>, clock = () => performance.now()): (() => boolean) => {
  let count = 0;
  let waitingSince: number | null = null;
  let isComing = false;
  server.on('connection', () => {
    const mine = ++count;
    isComing = true;
    const settle = () => {
      if (count !== mine) return;
      isComing = false;
      waitingSince = null;
    };
    // Until a round brings no connection.
    setImmediate(() => setImmediate(settle));
  });
  return () => {
    if (!isComing) return false;
    waitingSince ??= clock();
    if (clock() - waitingSince <= PATIENCE_MS) return true;
    waitingSince = null;
    return false;
  };
};
