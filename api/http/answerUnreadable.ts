import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tellCompleted } from '../log.ts';
import { refuse } from './answerErrors.ts';
import { isPage } from './spa.ts';

/**
 * Answers a URL with a malformed `%`, which is refused before any hook runs because no route can be found for it: with
 * the usual refusal and log line. Under /app/ it gets the page, which says that nothing is there.
 */
export const answerUnreadable =
  (headers: Record<string, string>, app: () => FastifyInstance) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    if (isPage(request)) {
      request.raw.url = '/app/';
      return app().routing(request.raw, reply.raw);
    }
    const begun = performance.now();
    reply.raw.once('finish', () => tellCompleted(request, reply, performance.now() - begun));
    reply.headers({ ...headers, 'cache-control': 'no-store' });
    refuse(error, request, reply);
  };
