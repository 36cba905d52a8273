import process from 'node:process';
import { type Config, readConfig } from './config.ts';
import { startProblem } from './setup/startProblem.ts';
import { startServer } from './startServer.ts';

// Whatever the server writes (database, files, letters) is its owner's alone.
process.umask(0o077);

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Says what is wrong in a plain sentence and ends. */
const refuse = (error: unknown, config: Config | null): void => {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`\n${startProblem(error, config)}\n`);
  process.exitCode = 1;
};

/** Closes on the first signal, with what is under way finished; the second ends it at once. */
const closeOnSignal = (close: () => Promise<void>): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      void close().then(() => process.exit(0));
    });
};

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const { close } = await startServer(config, { say });
  closeOnSignal(close);
} catch (error) {
  refuse(error, config);
}
