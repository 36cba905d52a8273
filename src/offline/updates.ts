import { HOUR } from '#domain/dates';
import { sharedState } from './sharedState.ts';

/** Whether a newer build serves this page than the one that it came from. */
export const isOutdated = sharedState(false);

/** A new build lets go of the files of the one before: a page whose own script is gone is of that. */
const checkOwnFiles = async (): Promise<void> => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (script && !(await caches.match(script.src))) isOutdated.set(true);
};

const whenActive = (worker: ServiceWorker | null, act: () => void): void => {
  if (!worker || worker.state === 'activated') return act();
  worker.addEventListener('statechange', () => worker.state === 'activated' && act());
};

let registered: Promise<ServiceWorkerRegistration> | null = null;

/** Whether the application opens without coverage too: not on an address without TLS, nor in some private windows. */
export const opensOffline = sharedState(true);

/** Has the pages of a driver served from the phone when there is no coverage; only the built application can be. */
export const serveWithoutCoverage = async (): Promise<void> => {
  if (!import.meta.env.PROD) return;
  const { serviceWorker } = navigator;
  const wasServed = serviceWorker?.controller;
  try {
    registered ??= serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    await registered;
  } catch {
    registered = null;
    opensOffline.set(false);
    return;
  }
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasServed) whenActive(serviceWorker.controller, () => void checkOwnFiles());
  });
};

let asked = Date.now();

/** Asks once in an hour whether there is a newer build: an application that stays open never would otherwise. */
export const askForUpdate = async (): Promise<void> => {
  if (!registered || Date.now() - asked < HOUR) return;
  asked = Date.now();
  await (await registered).update();
};

/** The office is always served by the server: what a driver left in this browser goes. */
export const serveFromServerOnly = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(each => each.unregister()));
  if (registrations.length) await Promise.all((await caches.keys()).map(name => caches.delete(name)));
};
