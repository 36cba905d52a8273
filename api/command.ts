import process from 'node:process';
import { type Config, readConfig } from './config.ts';
import { startProblem } from './setup/startProblem.ts';

/** Runs a program with the environment's settings; an error becomes a plain sentence and exit code 1. */
export const command = async (run: (config: Config) => Promise<void>): Promise<void> => {
  // All files written (database, files, letters, backups) are readable by their owner alone.
  process.umask(0o077);
  let config: Config | null = null;
  try {
    config = readConfig(process.env);
    await run(config);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`\n${startProblem(error, config)}\n`);
    process.exitCode = 1;
  }
};
