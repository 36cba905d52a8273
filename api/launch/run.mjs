import { spawn } from 'node:child_process';
import process from 'node:process';
import { launch } from '../../i18n/launch.mjs';
import { ROOT } from './paths.mjs';
import { fail } from './say.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program and resolves with its exit code. A signal sent to us goes on to it, and once it has ended we end by
 * the same signal, so that whoever started us learns the truth.
 */
export const run = (program, args, options = {}) =>
  new Promise(resolve => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options });
    let received = null;
    const forward = signal => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    child.on('error', error => fail(launch.cannotRun(program, error.message)));
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward);
      if (received ?? signal) process.kill(process.pid, received ?? signal);
      else resolve(code);
    });
  });

/** Runs a JavaScript program on this same Node. */
export const runNode = (file, args = [], options = {}) => run(process.execPath, [file, ...args], options);
