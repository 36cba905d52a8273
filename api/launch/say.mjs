import process from 'node:process';

/** Prints one line for the person at the terminal. */
export const say = text => process.stdout.write(`${text}\n`);

/** Says what is wrong, in plain words and without a stack, and ends with the given exit code. */
export const fail = (text, code = 1) => {
  process.stderr.write(`\n${text}\n`);
  process.exit(code);
};
