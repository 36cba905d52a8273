import { HOUR } from '#domain/dates';
import { sharedState } from './sharedState.ts';

/** Whether a newer build serves this page than the one that it came from. */
export const isOutdated = sharedState(false);

/** A new build lets go of the files of the one before: a page whose own script is gone is of that. */
const checkOwnFiles = async (): Promise<void> => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (script && !(await caches.match(script.src))) isOutdated.set(true);
};

/** Looks once the newest build there is has come into its own: only then are the files of others gone. */
const checkWithNewest = ({ installing, waiting, active }: ServiceWorkerRegistration): void => {
  const newest = installing ?? waiting ?? active;
  if (newest?.state === 'activated') return void checkOwnFiles();
  newest?.addEventListener('statechange', () => newest.state === 'activated' && void checkOwnFiles());
};

/** Whether the application opens without coverage too: not on an address without TLS, nor in some private windows. */
export const opensOffline = sharedState(true);

const register = async (): Promise<ServiceWorkerRegistration | null> => {
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    registration.addEventListener('updatefound', () => checkWithNewest(registration));
    return registration;
  } catch {
    opensOffline.set(false);
    return null;
  }
};

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

const update = async (): Promise<void> => {
  const registration = await registered;
  try {
    await registration?.update();
  } catch {
    // No coverage: there is no newer build within reach.
    return;
  }
  if (registration) checkWithNewest(registration);
};

/** Has the pages of a driver served from the phone when there is no coverage; only the built application can be. */
export const serveWithoutCoverage = async (): Promise<void> => {
  if (!import.meta.env.PROD) return;
  registered ??= register();
  await update();
};

let asked = Date.now();

/** Asks once in an hour whether there is a newer build: an application that stays open never would otherwise. */
export const askForUpdate = async (): Promise<void> => {
  if (Date.now() - asked < HOUR) return;
  asked = Date.now();
  await update();
};

/** The office is always served by the server: what a driver left in this browser goes. */
export const serveFromServerOnly = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  registered = null;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map(each => each.unregister()));
  if (registrations.length) await Promise.all((await caches.keys()).map(name => caches.delete(name)));
};
