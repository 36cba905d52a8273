import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { newApp } from './newApp.ts';

/** No inline script anywhere; emotion's one empty <style> is let in by its hash (MUI writes rules through the CSSOM). */
const cspOf = ({ mapTiles }: Config) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
  imgSrc: ["'self'", 'data:', 'blob:', ...(mapTiles ? [new URL(mapTiles.url).origin] : [])],
  connectSrc: ["'self'"],
  // What serves a driver's pages without coverage, and what puts them on the phone's home screen.
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  // PDFs are shown from memory: as pages of their own they are sandboxed, where no viewer starts.
  frameSrc: ["'self'", 'blob:'],
  frameAncestors: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  upgradeInsecureRequests: null,
});

/** What helmet says: the same on every answer, so it is asked once, on a server that nobody reaches. */
const headersOf = async (config: Config): Promise<Record<string, string>> => {
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

/** Puts on every answer what keeps a browser safe. */
export const safeHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  const headers = await headersOf(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
};
