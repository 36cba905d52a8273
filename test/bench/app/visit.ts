import type { Browser } from 'playwright-core';
import { newVisitor } from '../../browser/chromium.ts';

/** What one step cost a person with a slow device on a slow line. */
export type Cost = { ms: number; js: number; requests: number; twice: string[] };

const CPU_SLOWED = 4;
const LATENCY_MS = 40;
const BYTES_PER_SECOND = 10_000_000 / 8;

const isSeen = (selector: string): boolean => document.querySelector(selector)?.checkVisibility() ?? false;

/** A browser with nothing kept, slowed; `spent` counts what is asked for from one call of it to the next. */
export const slowVisit = async (browser: Browser, url: string) => {
  const { page, context } = await newVisitor(browser, url);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWED });
  const asked = new Map<string, string>();
  let seen: string[] = [];
  let js = 0;
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) return;
    asked.set(requestId, request.url);
    seen.push(`${request.method} ${request.url.replace(url, '')}`);
  });
  // Of the content as it was sent; headers are the server's, not the application's.
  wire.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (/\.m?js$/.test(asked.get(requestId) ?? '')) js += encodedDataLength;
  });
  const spent = async (act: () => Promise<unknown>, usable: string): Promise<Cost> => {
    seen = [];
    js = 0;
    const start = performance.now();
    await act();
    // Looked at with every frame: a locator looks again after up to half a second.
    await page.waitForFunction(isSeen, usable, { polling: 'raf' });
    const cost = { ms: performance.now() - start, js, requests: seen.length };
    return { ...cost, twice: seen.filter((line, at) => seen.indexOf(line) !== at) };
  };
  return { page, spent, close: () => context.close() };
};
