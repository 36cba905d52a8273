import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { OwnServer } from './ownServer.ts';

/** Files of the letters that were written so far, as the server's log names them. */
const letters = ({ server }: OwnServer): string[] =>
  [...server.log().matchAll(/"file":"([^"]+\.eml)"/g)].map(([, file = '']) => file);

/** Waits for the letter that comes of `asking`; answers the path of the link for a new password in it. */
export const linkOfLetter = async (own: OwnServer, asking: () => Promise<unknown>): Promise<string> => {
  const before = letters(own).length;
  await asking();
  await expect.poll(() => letters(own).length, { timeout: 30_000 }).toBeGreaterThan(before);
  const letter = await readFile(letters(own).at(-1) ?? '', 'utf8');
  return /\/app\/reset-password\/[\w-]+/.exec(letter)?.[0] ?? '';
};
