/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** The files that the driver's pages are made of; the build writes their list here (vite.config.ts). */
declare const FILES_OF_THE_DRIVER: PrecacheEntry[];

/** After so long without an answer the page that is kept is better than a white one. */
const PATIENCE_MS = 3_000;

// Only under their own names: /app/ itself is a page, and the network's before it is ours.
precacheAndRoute(FILES_OF_THE_DRIVER, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

const keptPage = createHandlerBoundToURL(`${import.meta.env.BASE_URL}index.html`);

const tooLate = (): Promise<null> =>
  new Promise(resolve => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });

// The network first, so that with coverage the page is always the server's. /api is never touched.
registerRoute(
  new NavigationRoute(
    async options => {
      const { request } = options as { request: Request };
      const answer = await Promise.race([fetch(request).catch(() => null), tooLate()]);
      return answer && answer.status < 500 ? answer : keptPage(options);
    },
    { allowlist: [new RegExp(`^${import.meta.env.BASE_URL}`)] },
  ),
);

// A new build takes over at once: open pages have all of theirs already, and are told to reload (updates.ts).
self.addEventListener('install', event => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));
