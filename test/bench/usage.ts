import { existsSync, readFileSync } from 'node:fs';

export type Usage = { cpuMs: number; memoryMb: number; peakMb: number };

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

const megabytes = (status: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? Number.NaN) / 1_024;

/** What a process has used so far of the processor, and of memory now and at most; nothing is known of one that has ended, or but on Linux. */
export const usageOf = (pid: number | undefined): Usage => {
  if (!existsSync(`/proc/${pid}/stat`)) return { cpuMs: Number.NaN, memoryMb: Number.NaN, peakMb: Number.NaN };
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name in brackets, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    memoryMb: megabytes(status, 'VmRSS'),
    peakMb: megabytes(status, 'VmHWM'),
  };
};
