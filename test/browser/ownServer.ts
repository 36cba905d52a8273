import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from './chromium.ts';
import { demonstration } from './demonstration.ts';
import { type RunningServer, startServer } from './server.ts';

export type OwnServer = { server: RunningServer; browser: Browser };

/** A server with a copy of the demonstration and a browser, for all tests of a file. Called at its top. */
export const serverPerFile = (env: Record<string, string> = {}): OwnServer => {
  const own = {} as OwnServer;
  beforeAll(async () => {
    own.server = await startServer({ env, from: await demonstration() });
    own.browser = await launchChromium();
  });
  afterAll(async () => {
    await own.browser.close();
    await own.server.stop();
  });
  return own;
};
