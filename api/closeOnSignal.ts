import process from 'node:process';
import type { FastifyBaseLogger } from 'fastify';

/** What is thrown where nobody waits for it: it is written down, and what is under way is finished before the end. */
export const closeOnFault = (close: () => Promise<void>, log: Pick<FastifyBaseLogger, 'fatal'>): void => {
  const end = () => process.exit(1);
  // Also what no promise waited for comes here.
  process.on('uncaughtException', thrown => {
    log.fatal({ err: thrown }, 'fault');
    void close().then(end, end);
  });
};

/** Within this long a second signal is the same wish: npm passes on the Ctrl-C that the terminal already told us of. */
const SAME_WISH = 1_000;

/** Closes on the first signal, with what is under way finished; a later one ends the process at once. */
export const closeOnSignal = (close: () => Promise<void>): void => {
  let asked: number | null = null;
  const onSignal = () => {
    if (asked === null) void close().then(() => process.exit(0));
    else if (performance.now() - asked > SAME_WISH) process.exit(1);
    asked ??= performance.now();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
};
