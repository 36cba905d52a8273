import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

const LIMITS = {
  // A phone at the roadside takes its time with the photo of a delivery note.
  requestTimeout: 120_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 30_000,
};

/** How long a connection on which an answer or a request is under way may stand still. */
const STILL_MS = 15_000;

/** No browser sends a second request on a connection before the first is answered; some programs send a few. */
const UNANSWERED = 20;

/**
 * The server that hears what the API answers (`serverFactory`). Hangs up on who sends request after request without
 * waiting for an answer: thousands of them come in one piece and stand before everybody else, so those behind are
 * dropped before anything is done for them.
 */
export const httpServer = (answer: RequestListener): Server => {
  const unanswered = new WeakMap<Socket, number>();
  const countOf = (socket: Socket) => unanswered.get(socket) ?? 0;
  const server = createServer(LIMITS, (request, reply) => {
    const { socket } = request;
    if (socket.destroyed) return;
    if (countOf(socket) >= UNANSWERED) return void socket.destroy();
    unanswered.set(socket, countOf(socket) + 1);
    reply.once('close', () => unanswered.set(socket, countOf(socket) - 1));
    answer(request, reply);
  });
  return server.setTimeout(STILL_MS);
};
