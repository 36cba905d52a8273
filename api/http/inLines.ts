import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../crud/idempotency.ts';
import { answerOf, refusalOf } from './answerErrors.ts';

/** What whoever wants to see how far long work is asks for: a line of JSON each time, the last one with the answer. */
export const LINES = 'application/x-ndjson';

/**
 * Answers what `work` does: as any call, or to who accepts lines, with what it tells on the way and at the end
 * `{ status, body }`, as it would have been answered.
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
  // Who asked may have gone; what was begun is ended all the same.
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
  // Proxies hold back what comes little by little unless they are told not to.
  return reply.header('content-type', LINES).header('x-accel-buffering', 'no').send(lines);
};
