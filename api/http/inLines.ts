import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../crud/idempotency.ts';
import { answerOf, refusalOf } from './answerErrors.ts';

/** The media type for seeing the progress of long work: one JSON object per line, the last with the answer. */
export const LINES = 'application/x-ndjson';

/**
 * Answers with the result of `work`: normally, or to clients accepting lines, with its progress and finally `{ status,
 * body }` of that answer.
 */
export const inLines = async (
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: (progress: object) => void) => Promise<Answer>,
): Promise<unknown> => {
  if (!request.headers.accept?.includes(LINES)) {
    const { status, body } = await work(() => {});
    return reply.code(status).send(body);
  }
  const lines = new PassThrough();
  // The client may be gone; the work is finished anyway.
  lines.on('error', () => {});
  const write = (line: object) => {
    if (!lines.destroyed) lines.write(`${JSON.stringify(line)}\n`);
  };
  const answer = async (): Promise<Answer> => {
    try {
      return await work(write);
    } catch (error) {
      const refusal = refusalOf(error as Error, request);
      return { status: refusal.statusCode, body: answerOf(refusal) };
    }
  };
  const end = async () => {
    write(await answer());
    lines.end();
  };
  void end();
  // Proxies buffer small pieces unless told not to.
  return reply.header('content-type', LINES).header('x-accel-buffering', 'no').send(lines);
};
