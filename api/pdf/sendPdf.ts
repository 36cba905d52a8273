import type { FastifyReply } from 'fastify';
import { disposition } from '../files/disposition.ts';

/** Sends a generated PDF: shown inline by default, saved under `name`, never cached. */
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
