import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What a person leaves on a device, but for its cookies: all of it is thrown away before somebody else takes it. */
const KEPT_ON_DEVICES = 'local_storage,indexeddb,service_workers,cache_storage';

type Device = { context: BrowserContext; url: string; atRest: Page; isTaken: boolean };

const devices: Device[] = [];

/** A clock that was set stays set for the whole device: there is no call that gives back the machine's own. */
const isClockSet = (page: Page): Promise<boolean> => page.evaluate(() => '__pwClock' in window);

const newDevice = async (browser: Browser, url: string): Promise<Device> => {
  const context = await browser.newContext({ baseURL: url, locale: 'es-ES', timezoneId: 'Europe/Madrid' });
  // Without a page Chromium forgets the files of the application and how it has compiled them.
  return { context, url, atRest: await context.newPage(), isTaken: true };
};

/**
 * A context of this browser with nothing in it of who had it before, for the application at `url`: another one's, with the
 * application's files at hand, or a new one. To read and compile them takes two thirds of what a page takes to come up.
 */
export const takeDevice = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const free = devices.find(device => !device.isTaken && device.context.browser() === browser && device.url === url);
  if (free) {
    free.isTaken = true;
    return free.context;
  }
  const device = await newDevice(browser, url);
  devices.push(device);
  return device.context;
};

/** Somebody leaves: its pages are closed, and the next one finds nothing of it. Any other context is closed. */
export const returnDevice = async (context: BrowserContext): Promise<void> => {
  const device = devices.find(each => each.context === context);
  if (!device) return context.close();
  if (!device.isTaken) return;
  const { url, atRest } = device;
  if (await isClockSet(atRest)) {
    devices.splice(devices.indexOf(device), 1);
    return context.close();
  }
  for (const page of context.pages()) if (page !== atRest) await page.close();
  // What tests listen for at a whole device; their other ears are at its pages.
  await context.removeAllListeners('request');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(atRest);
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: KEPT_ON_DEVICES });
  await session.detach();
  device.isTaken = false;
};
