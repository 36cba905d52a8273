import type { onRequestHookHandler } from 'fastify';
import type { Config } from '../config.ts';
import { HttpError } from '../http/HttpError.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Every write must come from our own pages (Design 4). Browsers name their origin in Sec-Fetch-Site or Origin; a client
 * that sends neither is no browser, so nobody can misuse its cookie.
 */
export const checkOrigin =
  (config: Config): onRequestHookHandler =>
  (request, _reply, done) => {
    if (SAFE.has(request.method)) return done();
    const site = request.headers['sec-fetch-site'];
    const { origin } = request.headers;
    const own = [new URL(config.publicUrl).origin, `${request.protocol}://${request.host}`];
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none';
    if (foreignSite || (origin !== undefined && !own.includes(origin)))
      throw new HttpError(403, 'errors.foreignOrigin');
    done();
  };
