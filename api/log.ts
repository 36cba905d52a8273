import type { FastifyServerOptions } from 'fastify';
import type { World } from './world.ts';

/** Whoever has the token of a link comes in with it, or reads the paper that it is of: it isn't written down. */
export const withoutSecrets = (url: string): string =>
  url
    .replace(/(\/(?:reset-password|setup|deca)\/)[^/?]+/, '$1***')
    .split('?', 1)
    .join();

/** Structured logs: method, path without its query, status, time, what auth/securityLog.ts tells; never bodies, cookies or names. */
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
