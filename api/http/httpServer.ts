import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

const LIMITS = {
  // A phone at the roadside takes its time with the photo of a delivery note.
  requestTimeout: 120_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 30_000,
};

/** How long a connection may stand still while a request or an answer is under way; Node grants once more of it to who took some of the answer. */
const STILL_MS = 11_500;

/** No browser sends a second request on a connection before the first is answered; some programs send a few. */
const UNANSWERED = 20;

/**
 * The server that hears what the API answers (`serverFactory`). What comes on one connection is answered one after
 * another: an answer can't leave before those asked for earlier, and would else keep a place that they wait for. Hangs up
 * on who sends request after request without waiting for an answer: thousands of them come in one piece and stand before
 * everybody else, so those behind are dropped before anything is done for them.
 */
export const httpServer = (answer: RequestListener): Server => {
  const lines = new WeakMap<Socket, (() => void)[]>();
  const server = createServer(LIMITS, (request, reply) => {
    const { socket } = request;
    // A connection without an address is broken already.
    if (socket.destroyed || !socket.remoteAddress) return void socket.destroy();
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length >= UNANSWERED) return void socket.destroy();
    const begin = () => {
      if (!socket.destroyed) answer(request, reply);
    };
    reply.once('close', () => {
      line.shift();
      line[0]?.();
    });
    if (line.push(begin) === 1) begin();
  });
  // Node keeps an address that was asked for, and doesn't know it any more once the connection is gone; it is counted and
  // written down with what is done then too.
  server.on('connection', socket => void socket.remoteAddress);
  return server.setTimeout(STILL_MS);
};
