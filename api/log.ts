import type { FastifyServerOptions } from 'fastify';

/** Whoever has the token of a link comes in with it, or reads the paper that it is of: it isn't written down. */
export const withoutSecrets = (url: string): string =>
  url.replace(/(\/(?:reset-password|setup|deca)\/)[^/?]+/, '$1***').replace(/\?.*$/, '');

/** Structured logs without personal data: method, path without its query, status, time; never bodies, cookies or names. */
export const loggerOptions = (level: string): FastifyServerOptions['logger'] =>
  level === 'silent'
    ? false
    : {
        level,
        serializers: {
          req: request => ({ method: request.method, url: withoutSecrets(request.url) }),
          res: reply => ({ statusCode: reply.statusCode }),
          err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
        },
      };
