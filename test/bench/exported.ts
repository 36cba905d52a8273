import type { Place } from '../safety/site.ts';
import type { Facts } from './facts.ts';
import { type Ours, runOurs } from './servers.ts';
import { usageOf } from './usage.ts';

export type Exported = { format: Format; rows: number; firstByteMs: number; seconds: number; aboveIdleMb: number };

const FORMATS = ['csv', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

const LOOK_MS = 50;
/** No row of a workbook, compressed, is shorter. */
const LEAST_BYTES = 20;

/** Whether a file holds so many rows: a text may hold a line of its own, and the names are above them. */
const isWhole = (format: Format, lines: number, bytes: number, rows: number): boolean =>
  format === 'csv' ? lines >= rows : bytes > rows * LEAST_BYTES;

const exportAs = async (format: Format, { port, pid, idleMb }: Ours, facts: Facts): Promise<Exported> => {
  const { from, until } = facts.exported;
  const rows = await facts.count('"loads" where "disabled" = false and "pickupDate" between ? and ?', from, until);
  const filter = encodeURIComponent(JSON.stringify({ pickupDate: { isBetween: [from, until] } }));
  let most = 0;
  const look = setInterval(() => (most = Math.max(most, usageOf(pid).memoryMb || 0)), LOOK_MS);
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/loads/export?format=${format}&filter=${filter}`, {
    headers: { cookie: facts.cookies.admin[0] ?? '' },
  });
  let firstByteMs = 0;
  let [lines, bytes] = [0, 0];
  for await (const chunk of response.body ?? []) {
    firstByteMs ||= performance.now() - begun;
    bytes += (chunk as Uint8Array).length;
    for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1;
  }
  clearInterval(look);
  if (response.status !== 200 || !isWhole(format, lines, bytes, rows))
    throw new Error(`export: ${response.status}, ${lines} lines, ${bytes} bytes of ${rows} rows`);
  return { format, rows, firstByteMs, seconds: (performance.now() - begun) / 1_000, aboveIdleMb: most - idleMb };
};

/**
 * Some 100,000 loads as a file of each format: until the first byte, until the last, and the memory that the server takes
 * meanwhile. Each by a server of its own: one that has made a file keeps its memory for a while.
 */
export const exportLoads = async (place: Place, facts: Facts): Promise<Exported[]> => {
  const found: Exported[] = [];
  for (const format of FORMATS) {
    const ours = await runOurs(place);
    found.push(await exportAs(format, ours, facts).finally(() => ours.process.stop()));
  }
  return found;
};
