import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type ApiClient, apiClient } from './apiClient.ts';
import { launchChromium, letIn, newVisitor, type Visitor } from './chromium.ts';
import { demonstration } from './demonstration.ts';
import { type RunningServer, startServer } from './server.ts';

export type OwnServer = { server: RunningServer; browser: Browser };

/** A server with a copy of the demonstration and a browser, for all tests of a file. Called at its top. */
export const serverPerFile = (env: Record<string, string> = {}): OwnServer => {
  const own = {} as OwnServer;
  beforeAll(async () => {
    const start = async () => startServer({ env, from: await demonstration() });
    [own.server, own.browser] = await Promise.all([start(), launchChromium()]);
  });
  afterAll(async () => {
    await own.browser.close();
    await own.server.stop();
  });
  return own;
};

/** An administrator at a screen of it, for all tests of a file. */
export const adminPerFile = (own: OwnServer): Visitor => {
  const admin = {} as Visitor;
  beforeAll(async () => {
    Object.assign(admin, await newVisitor(own.browser, own.server.url));
    await letIn(admin.page, 'admin');
  });
  return admin;
};

/** What the office does meanwhile, by the API. */
export const officePerFile = (own: OwnServer): ApiClient => {
  const office = {} as ApiClient;
  beforeAll(async () => {
    Object.assign(office, await apiClient(own.server.url, 'admin'));
  });
  return office;
};
