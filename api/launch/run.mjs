import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { launch } from '../../i18n/launch.mjs';
import { ROOT } from './paths.mjs';
import { fail } from './say.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What a shell answers for a program that a signal ended. */
const codeOf = signal => 128 + constants.signals[signal];

let running = 0;

/**
 * Runs a program and resolves with its exit code. A signal sent to us goes on to it, and once it has ended we end too,
 * so that nothing of ours outlives us.
 */
export const run = (program, args, options = {}) =>
  new Promise(resolve => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    let received = null;
    const forward = signal => {
      received = signal;
      child.kill(signal);
    };
    const stop = () => child.kill();
    for (const signal of SIGNALS) process.on(signal, forward);
    process.once('exit', stop);
    running += 1;
    child.on('error', error => fail(launch.cannotRun(program, error.message)));
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      process.off('exit', stop);
      running -= 1;
      const ending = received ?? signal;
      if (ending) process.exit(codeOf(ending));
      resolve(code);
    });
  });

/** Runs a JavaScript program on this same Node. */
export const runNode = (file, args = [], options = {}) => run(process.execPath, [file, ...args], options);

/**
 * Runs what must be undone when this process ends, however it ends but by SIGKILL, what was done last first; the work must
 * be synchronous.
 */
export const atExit = undo => {
  process.prependOnceListener('exit', undo);
  for (const signal of SIGNALS) process.on(signal, () => running === 0 && process.exit(codeOf(signal)));
};
