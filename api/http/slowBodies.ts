import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { timeForUpload } from '#domain/uploads';

/** How often the arrival of a request's body is checked, in ms. */
const BODY_MS = 20_000;
/** A quarter of the slowest usable line: a sheet of 32 MiB takes long on any. */
const BYTES_A_SECOND = 10_000;

/** What came of a body since it was last looked at and in all, in bytes, and how long it was awaited, in ms. */
type Arrival = { came: number; total: number; awaited: number };

const isSlowText = ({ came }: Arrival, patience: number): boolean => came < (BYTES_A_SECOND * patience) / 1000;

/**
 * Hangs up on clients that send a body drop by drop: open connections cost us, not them. Texts are to arrive steadily,
 * forms with files in `timeForForm`: a phone's line comes and goes. Timing restarts when the body is read, so that
 * waiting one's turn (fairTurns.ts) with full buffers doesn't count as slow.
 */
export const hangUpOnSlowBodies = (
  app: FastifyInstance,
  patience: number = BODY_MS,
  timeForForm: (bytes: number) => number = timeForUpload,
): void => {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
      const isForm = headers['content-type']?.startsWith('multipart/');
      const before = raw.socket.bytesRead;
      let [total, awaited] = [0, 0];
      const isSlow = (now: Arrival) => (isForm ? now.awaited > timeForForm(now.total) : isSlowText(now, patience));
      const look = () => {
        const came = raw.socket.bytesRead - before - total;
        total += came;
        // Once it has arrived whole, the answer may take its time.
        if (raw.complete) return clearInterval(timer);
        // What is full waits for us.
        if (raw.readableLength >= raw.readableHighWaterMark) return;
        awaited += patience;
        if (isSlow({ came, total, awaited })) raw.destroy();
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
