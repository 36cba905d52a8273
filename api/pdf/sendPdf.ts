import type { FastifyReply } from 'fastify';
import { disposition } from '../files/disposition.ts';

/** Answers a generated paper: shown in place unless said otherwise, saved under `name`, and asked for anew each time. */
export const sendPdf = (
  reply: FastifyReply,
  name: string,
  pdf: Buffer,
  kind: 'inline' | 'attachment' = 'inline',
): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', disposition(kind, name))
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(pdf);
