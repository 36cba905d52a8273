import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mayBeSignedIn } from '../auth/sessionCookies.ts';
import type { Config } from '../config.ts';
import { HttpError } from './HttpError.ts';
import { pageLinks } from './pageFiles.ts';

const YEAR = 31_536_000;

/** Files that were compressed when they were built, and nothing but files. */
const AS_BUILT = { index: false, preCompressed: true, cacheControl: false } as const;

/** A file that the build does not have (any more) is missing, not a page: a service worker that is gone must be. */
const FILE = /^\/app\/assets\/|\.(js|map|css|png|svg|ico|webmanifest)$/;

/** Where the built app lies: dist/web, seen from the sources and from dist/server/api alike. */
const webFolder = (): string | null => {
  const places = ['../../dist/web', '../../web'].map(path => fileURLToPath(new URL(path, import.meta.url)));
  return places.find(existsSync) ?? null;
};

/** Serves the built app under /app/: its assets for a year, and its page for any other path there, which it routes itself. */
export const spaRoutes = async (app: FastifyInstance, config: Config): Promise<void> => {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0];
    if (path === '/' || path === '/app') return reply.redirect('/app/');
  });
  const root = webFolder();
  if (!root) return;
  await app.register(fastifyStatic, {
    ...AS_BUILT,
    root,
    prefix: '/app/',
    wildcard: false,
    // What the build tells of itself is for this server alone.
    globIgnore: ['.vite/**', 'assets/**'],
    setHeaders: reply => void reply.header('cache-control', 'no-cache'),
  });
  // Whatever is there: hundreds of routes of their own would take a tenth of the time in which a server starts.
  await app.register(fastifyStatic, {
    ...AS_BUILT,
    root: join(root, 'assets'),
    prefix: '/app/assets/',
    decorateReply: false,
    setHeaders: reply => void reply.header('cache-control', `public, max-age=${YEAR}, immutable`),
  });
  const linksOf = pageLinks(root);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && request.url.startsWith('/app/') && !FILE.test(request.url.split('?')[0] ?? '');
    if (!isPage) throw new HttpError(404, 'errors.notFound');
    // Not for the login, which is a third of it and asks for no more.
    const links = mayBeSignedIn(request, config) ? linksOf(request.url.split('?')[0] ?? '') : null;
    if (links) reply.header('link', links);
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
};
