import type { Server } from 'node:http';

/** For how long work waits for those who connect and connect. */
const PATIENCE_MS = 20;

/**
 * Tells whether somebody has just connected, and others may stand behind: Node hears one a round of its event loop, so a
 * round in which somebody came is kept short. However many come, now and then one is given to the work.
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
    // Until the round after this one has brought nobody.
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
