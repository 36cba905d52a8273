import type { FastifyRequest } from 'fastify';

/** Whether the client already has the answer with this tag; a compressing proxy may have made the tag weak. */
export const isTagged = ({ headers }: FastifyRequest, tag: string): boolean => {
  const { 'if-none-match': had = '' } = headers;
  return had === tag || had.split(',').some(each => each.trim().replace(/^W\//, '') === tag);
};
