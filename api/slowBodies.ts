import type { FastifyInstance } from 'fastify';

/** A form of text comes at once; only files, which the time of the whole request limits, may take longer. */
const BODY_MS = 20_000;

/** Hangs up on who sends a body drop by drop, each in time for the next: a connection held costs them nothing, but us. */
export const hangUpOnSlowBodies = (app: FastifyInstance, patience: number = BODY_MS): void => {
  app.addHook('preParsing', ({ headers, raw }, _reply, payload, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !headers['content-type']?.startsWith('multipart/')) {
      // Of what came whole the answer may take as long as it takes.
      const timer = setTimeout(() => !raw.complete && raw.destroy(), patience).unref();
      for (const event of ['end', 'close'] as const) payload.once(event, () => clearTimeout(timer));
    }
    done(null, payload);
  });
};
