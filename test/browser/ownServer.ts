import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchChromium } from './chromium.ts';
import { type RunningServer, startServer } from './server.ts';

export type OwnServer = { server: RunningServer; browser: Browser };

/** A server with the demonstration and a browser, for all tests of a file. Called at its top. */
export const serverPerFile = (env: Record<string, string> = {}): OwnServer => {
  const own = {} as OwnServer;
  beforeAll(async () => {
    own.server = await startServer(env);
    own.browser = await launchChromium();
  });
  afterAll(async () => {
    await own.browser.close();
    await own.server.stop();
  });
  return own;
};
