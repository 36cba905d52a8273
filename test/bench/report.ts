import { cpus } from 'node:os';
import process from 'node:process';
import type { Exported } from './exported.ts';
import type { Measured } from './measure.ts';
import type { Filtered } from './operators.ts';
import type { Engine } from './seeded.ts';

export type Report = {
  date: string;
  machine: string;
  engine: Engine;
  rows: number;
  readyMs: number;
  idleMb: number;
  measured: Measured[];
  operators: Filtered[];
  exported: Exported[];
};

export const machine = (): string => `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;

const whole = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en');
const short = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : 0);
const ratio = (a: number | undefined, b: number | undefined): string => (a && b ? `${(a / b).toFixed(2)} ×` : '–');

const line = ({ title, connections, failed, ours, hand, bare }: Measured): string =>
  [
    failed ? `${title}: **${failed.slice(0, 200)}**` : title,
    connections,
    whole(ours?.perSecond),
    short(ours?.p50),
    short(ours?.p99),
    short(ours?.cpuMs),
    whole(ours?.memoryMb),
    ratio(ours?.perSecond, hand?.perSecond),
    ratio(ours?.perSecond, bare?.perSecond),
  ].join(' | ');

const operatorsLine = (found: readonly Filtered[]): string[] => {
  const [slowest] = found;
  if (!slowest) return [];
  const middle = found[Math.floor(found.length / 2)];
  const slow = found.slice(0, 3).map(({ what, ms }) => `${what} ${short(ms)} ms`);
  return [`Each operator on each field (${found.length}): median ${short(middle?.ms)} ms, slowest ${slow.join(', ')}.`];
};

const exportedLines = (found: Exported[]): string[] =>
  found.flatMap(({ format, rows, firstByteMs, seconds, aboveIdleMb }) => [
    '',
    `Export of ${whole(rows)} rows as ${format}: first byte ${whole(firstByteMs)} ms, all ${short(seconds)} s, ${whole(aboveIdleMb)} MB above idle.`,
  ]);

/** As Markdown, for the README. */
export const markdown = (report: Report): string =>
  [
    `${report.date}, ${report.machine}: ${whole(report.rows)} loads on ${report.engine}. Ready after ${whole(report.readyMs)} ms, ${whole(report.idleMb)} MB idle.`,
    '',
    '| scenario | connections | req/s | p50 ms | p99 ms | CPU ms | MB | of hand-written | of bare Fastify |',
    '|---|---|---|---|---|---|---|---|---|',
    ...report.measured.map(each => `| ${line(each)} |`),
    '',
    ...operatorsLine(report.operators),
    ...exportedLines(report.exported),
  ].join('\n');
