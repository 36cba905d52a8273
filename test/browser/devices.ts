import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What a person leaves on a device, but for its cookies: all of it is thrown away before somebody else takes it. */
const KEPT_ON_DEVICES = 'local_storage,indexeddb,service_workers,cache_storage';

type Device = { context: BrowserContext; url: string; atRest: Page };

/** Those that nobody is at, and of whom is at one, which it is. */
const free = new Map<Browser, Device[]>();
const taken = new WeakMap<BrowserContext, Device>();

const newDevice = async (browser: Browser, url: string): Promise<Device> => {
  const context = await browser.newContext({ baseURL: url, locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  // Without a page Chromium forgets the files of the application and how it has compiled them.
  return { context, url, atRest: await context.newPage() };
};

/**
 * A context of this browser with nothing in it of who had it before, for the application at `url`: another one's, with the
 * application's files at hand, or a new one. To read and compile them takes two thirds of what a page takes to come up.
 */
export const takeDevice = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const devices = free.get(browser) ?? [];
  free.set(browser, devices);
  const known = devices.findIndex(device => device.url === url);
  const device = devices.splice(known, known < 0 ? 0 : 1)[0] ?? (await newDevice(browser, url));
  taken.set(device.context, device);
  return device.context;
};

/** Somebody leaves: its pages are closed, and the next one finds nothing of it. Any other context is closed. */
export const returnDevice = async (context: BrowserContext): Promise<void> => {
  const device = taken.get(context);
  if (!device) return context.close();
  taken.delete(context);
  const { url, atRest } = device;
  for (const page of context.pages()) if (page !== atRest) await page.close();
  await context.removeAllListeners('request');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(atRest);
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: KEPT_ON_DEVICES });
  await session.detach();
  const browser = context.browser();
  if (browser) free.get(browser)?.push(device);
};
