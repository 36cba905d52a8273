import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LONGEST_REQUEST } from '#domain/uploads';

const LIMITS = {
  // A phone at the roadside needs time to send a delivery note's photo; who wastes it: slowBodies.ts.
  requestTimeout: LONGEST_REQUEST,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 30_000,
};

/**
 * Longest standstill of a connection with a request or answer in progress, in ms; Node grants it once more to clients
 * that read some of the answer.
 */
const STILL_MS = 11_500;
/** How many of them in a row while we are at work ourselves: longer than any handler waits for a store or a lock. */
const AT_WORK = 6;

/** Browsers never send a second request on a connection before the first is answered; some programs send a few. */
const UNANSWERED = 20;

type Exchange = { request: IncomingMessage; reply: ServerResponse; begin: () => void };

/** Whether a standstill is ours: the client has sent all we can take and read all we sent. */
const isAtWork = ({ request, reply }: Exchange): boolean => {
  const isHeard = request.complete || request.readableLength >= request.readableHighWaterMark;
  return isHeard && reply.writableLength === 0;
};

/** Disconnects clients that stand still; while we are at work, whoever waits for the answer gets it. */
const hangUpOnStill = (server: Server, still: number, exchangeOf: (socket: Socket) => Exchange | undefined): void => {
  const silences = new WeakMap<Socket, { bytes: number; times: number }>();
  server.setTimeout(still, socket => {
    const exchange = exchangeOf(socket);
    const bytes = socket.bytesRead + socket.bytesWritten;
    const before = silences.get(socket);
    const times = before?.bytes === bytes ? before.times + 1 : 1;
    if (!exchange || !isAtWork(exchange) || times > AT_WORK) return void socket.destroy();
    silences.set(socket, { bytes, times });
    socket.setTimeout(still);
  });
};

/**
 * The API's HTTP server (`serverFactory`). Requests on one connection are handled one by one: an answer can't leave
 * before the earlier ones, and would hold a place they wait for. Clients sending request after request without reading
 * answers are disconnected: thousands arrive in one piece, ahead of everybody else's, and are dropped before any work.
 */
export const httpServer = (answer: RequestListener, still: number = STILL_MS): Server => {
  const lines = new WeakMap<Socket, Exchange[]>();
  const server = createServer(LIMITS, (request, reply) => {
    const { socket } = request;
    // A connection without an address is already broken.
    if (socket.destroyed || !socket.remoteAddress) return void socket.destroy();
    const line = lines.get(socket) ?? [];
    lines.set(socket, line);
    if (line.length >= UNANSWERED) return void socket.destroy();
    const begin = () => {
      if (!socket.destroyed) answer(request, reply);
    };
    reply.once('close', () => {
      line.shift();
      line[0]?.begin();
    });
    if (line.push({ request, reply, begin }) === 1) begin();
  });
  // Reading the address makes Node keep it: once the connection is gone it is unknown, but counting and logging still
  // need it.
  server.on('connection', socket => void socket.remoteAddress);
  hangUpOnStill(server, still, socket => lines.get(socket)?.[0]);
  return server;
};
