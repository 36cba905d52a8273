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

/** One line for each request, once it is answered; Fastify's two would have to be brought together to say anything. */
export class RequestLines extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.error({ ...line, err: error }, 'request errored');
    else request.log.info(line, 'request completed');
  }
}
