import type { Facts } from './facts.ts';
import type { Ours } from './servers.ts';
import { usageOf } from './usage.ts';

export type Exported = { rows: number; firstByteMs: number; seconds: number; aboveIdleMb: number };

const LOOK_MS = 50;

/** Some 100,000 loads as CSV: until the first byte, until the last, and the memory that the server takes meanwhile. */
export const exportLoads = async ({ port, pid, idleMb }: Ours, facts: Facts): Promise<Exported> => {
  const { from, until } = facts.exported;
  const rows = await facts.count('"loads" where "disabled" = false and "pickupDate" between ? and ?', from, until);
  const filter = encodeURIComponent(JSON.stringify({ pickupDate: { isBetween: [from, until] } }));
  let most = 0;
  const look = setInterval(() => (most = Math.max(most, usageOf(pid).memoryMb || 0)), LOOK_MS);
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/loads/export?format=csv&filter=${filter}`, {
    headers: { cookie: facts.cookies.admin[0] ?? '' },
  });
  let firstByteMs = 0;
  let lines = 0;
  for await (const chunk of response.body ?? []) {
    firstByteMs ||= performance.now() - begun;
    for (const byte of chunk as Uint8Array) if (byte === 10) lines += 1;
  }
  clearInterval(look);
  // A text may hold a line of its own, so there are at least as many as rows, below that with the names.
  if (response.status !== 200 || lines < rows) throw new Error(`export: ${response.status}, ${lines} lines of ${rows}`);
  return { rows, firstByteMs, seconds: (performance.now() - begun) / 1_000, aboveIdleMb: most - idleMb };
};
