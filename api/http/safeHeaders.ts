import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { newApp } from './newApp.ts';

/** No inline script anywhere; emotion's one empty <style> is allowed by its hash (MUI adds rules through the CSSOM). */
const cspOf = ({ mapTiles }: Config) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  imgSrc: ["'self'", 'data:', 'blob:', ...(mapTiles ? [new URL(mapTiles.url).origin] : [])],
  connectSrc: ["'self'"],
  // The service worker for a driver's pages without coverage, and the manifest for the home screen.
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  // PDFs are shown from memory: as pages they would be sandboxed, and viewers don't start there.
  frameSrc: ["'self'", 'blob:'],
  frameAncestors: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  upgradeInsecureRequests: null,
});

/** Helmet's security headers, by name: the same for every answer, so read once from an unreachable server. */
export const safeHeadersOf = async (config: Config): Promise<Record<string, string>> => {
  const asked = newApp();
  await asked.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: cspOf(config) },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  });
  let found: OutgoingHttpHeaders = {};
  asked.get('/', (_request, reply) => {
    found = reply.raw.getHeaders();
    return '';
  });
  await asked.inject('/');
  await asked.close();
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, String(value)]));
};

/**
 * Adds these headers to every answer that doesn't set its own, but not to a 304 of the API, which leaves the browser
 * those it got with the content: a file's own policy (RFC 9111, 3.2). The page's 304 brings it what has changed.
 */
export const sendSafeHeaders = (app: FastifyInstance, headers: Record<string, string>): void => {
  const all = Object.entries(headers);
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode !== 304 || !request.url.startsWith('/api/'))
      for (const [name, value] of all) if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
};
