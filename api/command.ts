import process from 'node:process';
import { type Config, readConfig } from './config.ts';
import { startProblem } from './setup/startProblem.ts';

/** Runs a program with the settings of the environment; what goes wrong is a plain sentence and the exit code 1. */
export const command = async (run: (config: Config) => Promise<void>): Promise<void> => {
  // Whatever is written (database, files, letters, backups) is its owner's alone.
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
