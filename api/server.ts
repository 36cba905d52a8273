import process from 'node:process';
import { closeOnSignal } from './closeOnSignal.ts';
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

let config: Config | null = null;
try {
  config = readConfig(process.env);
  const { close } = await startServer(config, { say });
  closeOnSignal(close);
} catch (error) {
  refuse(error, config);
}
