import { execFile } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { percentile } from './Goal.ts';
import type { Desk } from './site.ts';

export type Honest = { p95: number; slowest: number; failed: number };

const CLIENT = fileURLToPath(new URL('honestClient.ts', import.meta.url));

/** What somebody who means no harm is asking all the while: a list, ten times a second, for so long. */
export const honestDuring = async ({ address, cookieOf }: Desk, milliseconds: number): Promise<Honest> => {
  const args = [`${address}/api/vehicles`, cookieOf('carrier'), `${milliseconds}`];
  const { stdout } = await promisify(execFile)(process.execPath, [...process.execArgv, CLIENT, ...args]);
  const { times, failed } = JSON.parse(stdout) as { times: number[]; failed: number };
  return { p95: percentile(times, 0.95), slowest: Math.max(...times), failed };
};
