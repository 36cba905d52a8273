import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './Goal.ts';
import { type Desk, statusOf } from './site.ts';

export type Honest = { p95: number; slowest: number; failed: number };

/** What somebody who means no harm is asking all the while: a list, ten times a second, for so long. */
export const honestDuring = async ({ ask }: Desk, milliseconds: number): Promise<Honest> => {
  const times: number[] = [];
  let failed = 0;
  const asked: Promise<void>[] = [];
  const askOnce = async (): Promise<void> => {
    const begun = performance.now();
    const status = await statusOf(ask('carrier', 'GET', '/api/vehicles')).catch(() => 0);
    if (status !== 200) failed += 1;
    times.push(performance.now() - begun);
  };
  for (const until = performance.now() + milliseconds; performance.now() < until; ) {
    asked.push(askOnce());
    await wait(100);
  }
  await Promise.all(asked);
  return { p95: percentile(times, 0.95), slowest: Math.max(...times), failed };
};
