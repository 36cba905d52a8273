import type { FastifyRequest } from 'fastify';

/** Whether the client already has the answer with this tag; a compressing proxy may have made the tag weak. */
export const isTagged = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === tag);
