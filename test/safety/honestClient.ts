import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Somebody who means no harm, in a process apart: what others do to the one that measures isn't taken for what they do to
 * the server. Asks for an address ten times a second for so long, and says how long each answer took.
 */
const [url = '', cookie = '', milliseconds = '0'] = process.argv.slice(2);

const times: number[] = [];
let failed = 0;
const askOnce = async (): Promise<void> => {
  const begun = performance.now();
  try {
    const response = await fetch(url, { headers: { cookie } });
    await response.arrayBuffer();
    if (response.status !== 200) failed += 1;
  } catch {
    failed += 1;
  }
  times.push(performance.now() - begun);
};

const asked: Promise<void>[] = [];
for (const until = performance.now() + Number(milliseconds); performance.now() < until; ) {
  asked.push(askOnce());
  await wait(100);
}
await Promise.all(asked);
process.stdout.write(JSON.stringify({ times, failed }));
