import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayBeSignedIn } from '../auth/sessionCookies.ts';
import type { Config } from '../config.ts';
import { HttpError } from './HttpError.ts';
import { pageLinks } from './pageFiles.ts';

const YEAR = 31_536_000;

/** Only files, compressed at build time. */
const AS_BUILT = { index: false, preCompressed: true, cacheControl: false } as const;

/** A file missing in the build is a 404, not the page: a deleted service worker must be missing. */
const FILE = /^\/app\/assets\/|\.(js|map|css|png|svg|ico|webmanifest)$/;

/** The addresses above the app's own, which lead to it. */
const ABOVE = /^\/(app)?(\?|$)/;

/** Whether an unknown URL belongs to the app, whose page routes it. */
export const isPage = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && url.startsWith('/app/') && !FILE.test(url.split('?')[0] ?? '');

/** The built app's folder: dist/web, found from the sources and from dist/server/api alike; null if not built. */
const webFolder = (): string | null => {
  const places = ['../../dist/web', '../../web'].map(path => fileURLToPath(new URL(path, import.meta.url)));
  return places.find(existsSync) ?? null;
};

/**
 * Serves the built app under /app/: its assets, cached for a year, and its page for any other path, which it routes
 * itself.
 */
export const spaRoutes = async (app: FastifyInstance, config: Config): Promise<void> => {
  app.addHook('onRequest', (request, reply, done) => {
    if (ABOVE.test(request.url)) reply.redirect('/app/');
    else done();
  });
  const root = webFolder();
  if (!root) return;
  await app.register(fastifyStatic, {
    ...AS_BUILT,
    root,
    prefix: '/app/',
    wildcard: false,
    // The build's manifest is for this server alone.
    globIgnore: ['.vite/**', 'assets/**'],
    setHeaders: reply => void reply.header('cache-control', 'no-cache'),
  });
  // One wildcard route: hundreds of routes would take a tenth of a server's start.
  await app.register(fastifyStatic, {
    ...AS_BUILT,
    root: join(root, 'assets'),
    prefix: '/app/assets/',
    decorateReply: false,
    setHeaders: reply => void reply.header('cache-control', `public, max-age=${YEAR}, immutable`),
  });
  const linksOf = pageLinks(root);
  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) throw new HttpError(404, 'errors.notFound');
    // Not for the login page, which is a third of it and needs no more.
    const links = mayBeSignedIn(request, config) ? linksOf(request.url.split('?')[0] ?? '') : null;
    if (links) reply.header('link', links);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
};
