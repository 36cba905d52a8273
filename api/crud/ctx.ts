import type { FastifyInstance, FastifyRequest } from 'fastify';
import { userOf } from '../auth/guard.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import type { Ctx, World } from '../world.ts';

export type Deps = { db: Db; config: Config; world: World };

/** A use case's context for a request's user; 401 without one. */
export const ctxOf = ({ db, config, world }: Deps, request: FastifyRequest, user = userOf(request)): Ctx => ({
  db,
  config,
  world,
  user,
  now: world.now(),
  log: request.log,
  address: request.ip,
});

export type Routes = (app: FastifyInstance, deps: Deps) => void;
