import type { FastifyInstance } from 'fastify';

/** A form of text comes at once; only files, which the time of the whole request limits, may take longer. */
const BODY_MS = 20_000;

/** Hangs up on who sends a body drop by drop, each in time for the next: a connection held costs them nothing, but us. */
export const hangUpOnSlowBodies = (app: FastifyInstance): void => {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!request.headers['content-type']?.startsWith('multipart/')) {
      const timer = setTimeout(() => request.raw.destroy(), BODY_MS).unref();
      for (const event of ['end', 'close'] as const) payload.once(event, () => clearTimeout(timer));
    }
    done(null, payload);
  });
};
