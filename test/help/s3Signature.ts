import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a request is signed with this secret, as AWS Signature Version 4 has it. */
export const isSigned = (request: FastifyRequest, secret: string): boolean => {
  const { authorization = '' } = request.headers;
  const [, scope = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\S+?), SignedHeaders=(\S+?), Signature=(\w+)$/.exec(authorization) ?? [];
  const { pathname, searchParams } = new URL(request.url, 'http://x');
  const query = [...searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const headers = signed.split(';').map(name => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const content = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, pathname, query.join('&'), headers.join(''), signed, content].join('\n');
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const moment = String(request.headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
  return hmac(key, text).toString('hex') === signature;
};
