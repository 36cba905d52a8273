import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userOf } from '../auth/guard.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db.ts';
import type { Ctx, World } from '../world.ts';

export type Deps = { db: Db; config: Config; world: World };

/** What a use case needs, for the user of a request; 401 when it has none. */
export const ctxOf = (deps: Deps, request: FastifyRequest, user = userOf(request)): Ctx => ({
  ...deps,
  user,
  now: deps.world.now(),
  log: request.log,
  address: request.ip,
});

export type Routes = (app: FastifyInstance, deps: Deps) => void;
