import { readFile } from 'node:fs/promises';
import type { Desk } from './site.ts';

const megabytes = async ({ server }: Desk, name: string): Promise<number> => {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
};

/** What a server holds in memory now, in MB; 0 once it has ended. */
export const residentMb = (desk: Desk): Promise<number> => megabytes(desk, 'VmRSS');

/** The most that it has held so far. */
export const peakMb = (desk: Desk): Promise<number> => megabytes(desk, 'VmHWM');
