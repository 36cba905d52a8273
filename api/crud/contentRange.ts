import type { FastifyReply } from 'fastify';

/** Sets the `Content-Range` of a list as ra-data-simple-rest reads it: `loads 0-24/1234` (Design 4). */
export const contentRange = (
  reply: FastifyReply,
  name: string,
  { offset, count, total }: { offset: number; count: number; total: number },
): FastifyReply => reply.header('content-range', `${name} ${offset}-${offset + Math.max(count, 1) - 1}/${total}`);
