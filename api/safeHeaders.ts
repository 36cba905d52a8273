import type { OutgoingHttpHeaders } from 'node:http';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

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

/** Puts on every answer what keeps a browser safe. It is the same for all, so helmet is asked for the first alone. */
export const safeHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: { useDefaults: false, directives: cspOf(config) },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
  });
  let known: Map<string, string> | null = null;
  app.addHook('onRequest', async (_request, reply) => {
    if (known) return void reply.raw.setHeaders(known);
    await reply.helmet();
    const set: OutgoingHttpHeaders = reply.raw.getHeaders();
    known = new Map(Object.entries(set).map(([name, value]) => [name, String(value)]));
  });
};
