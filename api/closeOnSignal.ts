import process from 'node:process';
import type { FastifyBaseLogger } from 'fastify';

/** On an uncaught error: logs it, finishes requests under way, then exits with code 1. */
export const closeOnFault = (close: () => Promise<void>, log: Pick<FastifyBaseLogger, 'fatal'>): void => {
  const end = () => process.exit(1);
  // Unhandled rejections arrive here too.
  process.on('uncaughtException', thrown => {
    log.fatal({ err: thrown }, 'fault');
    void close().then(end, end);
  });
};

/** A second signal within this time, in ms, is the same Ctrl-C: npm passes on what the terminal already sent us. */
const SAME_WISH = 1_000;

/** On the first signal, closes after finishing requests under way; a later signal exits at once. */
export const closeOnSignal = (close: () => Promise<void>): void => {
  let asked: number | null = null;
  const onSignal = () => {
    if (asked === null) void close().then(() => process.exit(0));
    else if (performance.now() - asked > SAME_WISH) process.exit(1);
    asked ??= performance.now();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
};
