import { HOUR } from '#domain/dates';
import { sharedState } from './sharedState.ts';

/** Whether a newer build serves this page than the one that it came from. */
export const isOutdated = sharedState(false);

/** A new build lets go of the files of the one before: a page whose own script is gone is of that. */
const checkOwnFiles = async (): Promise<void> => {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (script && !(await caches.match(script.src))) isOutdated.set(true);
};

/**
 * Whether the application opens without coverage too: `never` on an address without TLS and in some private windows,
 * `notYet` when some of it did not arrive.
 */
export const opensOffline = sharedState<'yes' | 'notYet' | 'never'>('yes');

let registered: Promise<ServiceWorkerRegistration | null> | null = null;

/** The browser forgets a first one whose files did not all arrive: the next time that is asked begins anew. */
const notYet = (): void => {
  registered = null;
  opensOffline.set('notYet');
};

const onStateChange = async ({ currentTarget }: Event): Promise<void> => {
  const { state } = currentTarget as ServiceWorker;
  const registration = await registered;
  if (registration && (state === 'activated' || state === 'redundant')) checkWithNewest(registration);
};

/**
 * Looks once the newest build there is has come into its own: only then are the files of others gone. That can be
 * long after it was found, since the browser first waits until the one before has nothing left to do.
 */
const checkWithNewest = ({ installing, waiting, active }: ServiceWorkerRegistration): void => {
  const newest = installing ?? waiting ?? active;
  if (!newest) return notYet();
  if (active) opensOffline.set('yes');
  if (newest.state === 'activated') return void checkOwnFiles();
  newest.addEventListener('statechange', onStateChange);
};

const register = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator)) {
    opensOffline.set('never');
    return null;
  }
  try {
    const registration = await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
    registration.addEventListener('updatefound', () => checkWithNewest(registration));
    return registration;
  } catch {
    notYet();
    return null;
  }
};

const update = async (): Promise<void> => {
  const registration = await registered;
  if (!registration) return;
  try {
    await registration.update();
  } catch {
    // No coverage: the server has none within reach. One that another page has let in is seen below all the same.
  }
  checkWithNewest(registration);
};

/** Has the pages of a driver served from the phone when there is no coverage; only the built application can be. */
export const serveWithoutCoverage = async (): Promise<void> => {
  if (!import.meta.env.PROD) return;
  registered ??= register();
  await update();
};

let asked = Date.now();

/**
 * Asks the server once in an hour whether there is a newer build: an application that stays open never would
 * otherwise. Whether one has come by another way is known here, and looked at each time. What did not arrive at first is
 * asked for each time.
 */
export const askForUpdate = async (): Promise<void> => {
  const registration = await registered;
  if (!registration) return serveWithoutCoverage();
  if (Date.now() - asked < HOUR) return checkWithNewest(registration);
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
