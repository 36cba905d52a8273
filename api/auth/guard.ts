import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Duty } from '#domain/duties';
import { type Action, can } from '#domain/permissions';
import type { ServiceName } from '#domain/resources';
import { forbidden, HttpError } from '../http/HttpError.ts';
import type { User } from '../world.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the request carries; null for nobody's, and for one that owes something first. */
    user: User | null;
    /** Whose session it is while nothing is open to it but what it owes. */
    owing: { user: User; duty: Duty } | null;
  }
}

/** Who asks, or 401; 403 for who has something else to do before. */
export const userOf = (request: FastifyRequest): User => {
  if (request.user) return request.user;
  if (request.owing) throw new HttpError(403, `errors.auth.owes.${request.owing.duty}`);
  throw new HttpError(401, 'errors.unauthorized');
};

/** Who is logged in, whatever they owe; null for nobody. */
export const holderIn = ({ user, owing }: FastifyRequest): User | null => user ?? owing?.user ?? null;

/** The same, or 401: for the few calls by which it is done. */
export const holderOf = (request: FastifyRequest): User => holderIn(request) ?? userOf(request);

/**
 * Lets only roles with the verb on the service pass. Runs in onRequest, before anything of the body is read, so that
 * who may not gets 403 whatever was sent.
 */
export const allow =
  (action: Action, service: ServiceName): onRequestHookHandler =>
  (request, _reply, done) => {
    if (!can(userOf(request).role, action, service)) throw forbidden();
    done();
  };
