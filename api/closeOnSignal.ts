import process from 'node:process';

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
