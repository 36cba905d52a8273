import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Duty } from '#domain/permissions/duties';
import { type Action, can } from '#domain/permissions';
import type { ServiceName } from '#domain/resources';
import { forbidden, HttpError } from '../http/HttpError.ts';
import type { User } from '../world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of the request's session; null without one, or while it has an open duty. */
    user: User | null;
    /** The user of a session that can only do its open duty. */
    owing: { user: User; duty: Duty } | null;
  }
}

/** The user of a request; 401 without one, 403 if it has an open duty. */
export const userOf = (request: FastifyRequest): User => {
  if (request.user) return request.user;
  if (request.owing) throw new HttpError(403, `errors.auth.owes.${request.owing.duty}`);
  throw new HttpError(401, 'errors.unauthorized');
};

/** The logged-in user, even with an open duty; null without one. */
export const holderIn = ({ user, owing }: FastifyRequest): User | null => user ?? owing?.user ?? null;

/** The same, or 401: for the few calls that fulfil a duty. */
export const holderOf = (request: FastifyRequest): User => holderIn(request) ?? userOf(request);

/**
 * Lets only roles with the verb on the service pass. Runs in onRequest, before the body is read, so that others get 403
 * whatever they sent.
 */
export const allow = (actions: Action | readonly Action[], service: ServiceName): onRequestHookHandler => {
  const each = [actions].flat();
  return (request, _reply, done) => {
    const { role } = userOf(request);
    if (!each.some(action => can(role, action, service))) throw forbidden();
    done();
  };
};
