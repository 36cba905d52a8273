import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How often the arrival of a request's body is checked, in ms. Forms with files have as long as the request. */
const BODY_MS = 20_000;
/** A quarter of the slowest usable line: a sheet of 32 MiB takes long on any. */
const BYTES_A_SECOND = 10_000;

/**
 * Hangs up on clients that send a body drop by drop: open connections cost us, not them. Timing restarts when the body
 * is read, so that waiting one's turn (fairTurns.ts) with full buffers doesn't count as slow.
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
        // Once it has arrived whole, the answer may take its time.
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
