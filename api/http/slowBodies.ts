import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How often it is looked at how a request's text comes. Forms with files have as long as the request. */
const BODY_MS = 20_000;
/** A quarter of what the worst line carries that somebody still works with: a sheet of 32 MiB takes its time on any. */
const BYTES_A_SECOND = 10_000;

/**
 * Hangs up on who sends a body drop by drop, each in time for the next: a connection held costs them nothing, but us. The
 * time begins anew when the body is read: who waits behind others (fairTurns.ts) with all that fits is not slow.
 */
export const hangUpOnSlowBodies = (app: FastifyInstance, patience: number = BODY_MS): void => {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (hasBody && !headers['content-type']?.startsWith('multipart/')) {
      let seen = raw.socket.bytesRead;
      const look = () => {
        const came = raw.socket.bytesRead - seen;
        seen += came;
        const isAwaited = raw.readableLength < raw.readableHighWaterMark;
        // Of what came whole the answer may take as long as it takes.
        if (raw.complete) clearInterval(timer);
        else if (isAwaited && came < (BYTES_A_SECOND * patience) / 1000) raw.destroy();
      };
      const timer = setInterval(look, patience).unref();
      timers.set(raw, timer);
      for (const event of ['end', 'close'] as const) raw.once(event, () => clearInterval(timer));
    }
    done();
  });
  app.addHook('preParsing', ({ raw }, _reply, payload, done) => {
    timers.get(raw)?.refresh();
    done(null, payload);
  });
};
