import { createHash } from 'node:crypto';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { isSigned } from './s3Signature.ts';

const KEY = 'portes';
const SECRET = 'se/cr+eto';
const BUCKET = 'archivos';

type Kept = { content: Buffer; at: Date };
type State = {
  /** By its whole key. */
  objects: Map<string, Kept>;
  /** `away`: 503; `silent`: no answer ever; `full`: nothing more goes in; `cut`: what is read breaks off halfway. */
  mood: 'well' | 'away' | 'silent' | 'full' | 'cut';
  /** How many answers are still refused before it is well again, in the mood `away`; without end otherwise. */
  refusals: number;
  /** What it was asked, in order. */
  asked: string[];
};

const xml = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${text}`);
const refuse = (reply: FastifyReply, status: number, code: string) =>
  xml(reply, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** A small S3-compatible store in memory with one bucket, whose lists have pages of three. */
export const startS3 = async () => {
  const state: State = { objects: new Map(), mood: 'well', refusals: Number.POSITIVE_INFINITY, asked: [] };
  const app = Fastify({ bodyLimit: 64 * 1024 * 1024, forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.addHook('preHandler', async (request, reply) => {
    state.asked.push(`${request.method} ${request.url}`);
    if (state.mood === 'silent') return new Promise<never>(() => {});
    if (state.mood === 'away') {
      state.refusals -= 1;
      if (state.refusals <= 0) Object.assign(state, { mood: 'well', refusals: Number.POSITIVE_INFINITY });
      return refuse(reply, 503, 'SlowDown');
    }
    if (!request.headers.authorization?.includes(`Credential=${KEY}/`)) return refuse(reply, 403, 'InvalidAccessKeyId');
    if (!isSigned(request, SECRET)) return refuse(reply, 403, 'SignatureDoesNotMatch');
    if (!request.url.startsWith(`/${BUCKET}/`) && !request.url.startsWith(`/${BUCKET}?`))
      return refuse(reply, 404, 'NoSuchBucket');
  });

  const keyOf = (request: FastifyRequest) => (request.params as { '*': string })['*'];

  app.put(`/${BUCKET}/*`, (request, reply) => {
    const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (state.mood === 'full') return refuse(reply, 507, 'XMinioStorageFull');
    const sum = request.headers['x-amz-checksum-sha256'];
    if (sum !== createHash('sha256').update(content).digest('base64')) return refuse(reply, 400, 'BadDigest');
    state.objects.set(keyOf(request), { content, at: new Date() });
    return reply.code(200).send();
  });
  app.get(`/${BUCKET}/*`, (request, reply) => {
    if (keyOf(request) === '') return listObjects(request, reply);
    const found = state.objects.get(keyOf(request));
    if (!found) return refuse(reply, 404, 'NoSuchKey');
    if (state.mood !== 'cut') return reply.type('application/octet-stream').send(found.content);
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': found.content.length });
    reply.raw.write(found.content.subarray(0, found.content.length / 2), () => reply.raw.destroy());
    return reply;
  });
  app.delete(`/${BUCKET}/*`, (request, reply) => {
    state.objects.delete(keyOf(request));
    return reply.code(204).send();
  });

  const listObjects = (request: FastifyRequest, reply: FastifyReply) => {
    const { prefix = '', delimiter, 'continuation-token': after = '' } = request.query as Record<string, string>;
    const keys = [...state.objects.keys()].sort().filter(key => key.startsWith(prefix) && key > after);
    const isDeeper = (key: string) => delimiter !== undefined && key.slice(prefix.length).includes(delimiter);
    const page = keys.slice(0, 3);
    const contents = page
      .filter(key => !isDeeper(key))
      .map(
        key =>
          `<Contents><Key>${key}</Key><LastModified>${state.objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
      );
    const more = keys.length > page.length;
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return xml(
      reply,
      200,
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
    );
  };
  app.get(`/${BUCKET}`, listObjects);

  const origin = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const urlOf = ({ key = KEY, secret = SECRET, bucket = BUCKET, folder = '' } = {}) =>
    `s3://${key}:${encodeURIComponent(secret)}@${origin.host}/${bucket}${folder && `/${folder}`}?tls=0`;
  /** How many connections it has, at work or not. */
  const connections = () =>
    new Promise<number>((resolve, reject) => {
      app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  return { state, urlOf, connections, close: () => app.close() };
};

export type S3 = Awaited<ReturnType<typeof startS3>>;
