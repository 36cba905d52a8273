import type { FastifyRequest } from 'fastify';

/** Whether who asks has the answer with this tag already; a proxy that compresses may have made the tag a weak one. */
export const isTagged = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === tag);
