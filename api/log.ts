import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { World } from './world.ts';

/** A URL without link tokens: they let the reader of a log log in, or read a paper. */
export const withoutSecrets = (url: string): string =>
  url
    .replace(/(\/(?:reset-password|setup|deca)\/)[^/?]+/, '$1***')
    .split('?', 1)
    .join();

/**
 * The logger: method, path without query, status, time, and what auth/securityLog.ts reports; never bodies, cookies or
 * names.
 */
export const loggerOptions = (level: string, stream: World['logTo']): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        ...(stream && { stream }),
        serializers: {
          req: request => ({ method: request.method, url: withoutSecrets(request.url) }),
          res: reply => ({ statusCode: reply.statusCode }),
          err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
        },
      };

/** What was asked, what came of it, and how long it took, in ms. */
const lineOf = (request: FastifyRequest, reply: FastifyReply, responseTime = reply.elapsedTime) => ({
  req: request,
  res: reply,
  responseTime,
});

/** Says that a request was answered; of one that no route was found for, Fastify doesn't know how long it took. */
export const tellCompleted = (request: FastifyRequest, reply: FastifyReply, responseTime?: number): void =>
  request.log.info(lineOf(request, reply, responseTime), 'request completed');

/**
 * One line for each request: once it is answered, or its client has left before. Fastify's two would have to be brought
 * together to say anything.
 */
export class RequestLines extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    request.raw.once('aborted', () => {
      if (!reply.raw.writableFinished) request.log.info(lineOf(request, reply), 'request aborted');
    });
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) request.log.error({ ...lineOf(request, reply), err: error }, 'request errored');
    else tellCompleted(request, reply);
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.log.info(lineOf(request, reply), 'request aborted');
    else request.log.warn({ ...lineOf(request, reply), err: error }, 'answer cut off');
  }
}
