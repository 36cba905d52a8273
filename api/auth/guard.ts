import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { type Action, can } from '#domain/permissions';
import type { ServiceName } from '#domain/resources';
import { forbidden, HttpError } from '../HttpError.ts';
import type { User } from '../world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the request carries; null for nobody's. */
    user: User | null;
  }
}

/** Who asks, or 401. */
export const userOf = (request: FastifyRequest): User => {
  if (!request.user) throw new HttpError(401, 'errors.unauthorized');
  return request.user;
};

/**
 * Lets only roles with the verb on the service pass. Runs in onRequest, before anything of the body is read, so that
 * who may not gets 403 whatever was sent.
 */
export const allow =
  (action: Action, service: ServiceName): onRequestAsyncHookHandler =>
  async request => {
    if (!can(userOf(request).role, action, service)) throw forbidden();
  };
