import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResourceName } from '#domain/resources';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documentedCall, type JsonSchema } from '../http/callDocs.ts';
import { badRequest, notFound } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { disposition } from './disposition.ts';
import type { FileRow } from './fileRows.ts';
import { readableFile } from './readableFile.ts';
import { openThumbnail, THUMBNAIL_TYPE } from './thumbnail.ts';

/**
 * Resources whose files can be downloaded by name (Spec 7): those with documents, and those with files of their own.
 */
const DOWNLOADS: readonly ResourceName[] = [
  'documents',
  'loads',
  'routes',
  'vehicles',
  'carriers',
  'clients',
  'invoices',
  'discounts',
  'accountingRequests',
];

/** Nothing in a file may run or load; browsers show a picture with an inline style of their own. */
const CSP = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** A name's content never changes, but the right to read it may: browsers cache it and ask before each use. */
const CACHE = 'private, no-cache';

type Shown = { file: FileRow; kind: 'inline' | 'attachment'; isThumbnail?: boolean };

const openFile = async (file: FileRow, ctx: Ctx) => {
  const found = await ctx.world.files.open(file.name);
  if (!found) ctx.log.error({ file: file.name }, 'file missing from the store');
  return found;
};

const sendFile = async (request: FastifyRequest, reply: FastifyReply, ctx: Ctx, shown: Shown) => {
  const { file, kind, isThumbnail } = shown;
  const tag = isThumbnail ? `"${file.sha256}-thumb"` : `"${file.sha256}"`;
  if (request.headers['if-none-match'] === tag)
    return reply
      .code(304)
      .header('cache-control', CACHE)
      .header('content-security-policy', CSP)
      .header('etag', tag)
      .send();
  const found = await (isThumbnail ? openThumbnail : openFile)(file, ctx);
  if (!found) throw notFound();
  const title = isThumbnail ? file.title.replace(/\.\w+$/, '.webp') : file.title;
  return reply
    .type(isThumbnail ? THUMBNAIL_TYPE : file.type)
    .header('content-length', found.size)
    .header('content-disposition', disposition(kind, title))
    .header('content-security-policy', CSP)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', CACHE)
    .header('etag', tag)
    .send(found.stream);
};

const nameOf = (request: FastifyRequest): string => (request.params as { name: string }).name;

const wantsThumbnail = (request: FastifyRequest): boolean => {
  const { size } = request.query as { size?: unknown };
  if (size !== undefined && size !== 'thumb') throw badRequest('errors.malformedParameter', { name: 'size' });
  return size === 'thumb';
};

const SENT = ['image/*', 'application/pdf'];

const SIZE = {
  type: 'object',
  properties: {
    size: {
      type: 'string',
      enum: ['thumb'],
      description: 'Miniatura en WebP de hasta 320 píxeles de lado, de una imagen JPEG, PNG o WebP; 404 si no la tiene',
    },
  },
};

/**
 * GET /api/static/{name} shows a file, or its thumbnail, to those who may read it; GET
 * /api/{resource}/download-pic/{name} saves it (Spec 7).
 */
export const fileRoutes: Routes = (app, deps) => {
  const schema = (summary: string, query?: JsonSchema) => documentedCall('files', summary, { query, file: SENT });
  app.get('/api/static/:name', { schema: schema('Ver un archivo', SIZE) }, async (request, reply) => {
    const ctx = ctxOf(deps, request);
    const isThumbnail = wantsThumbnail(request);
    return sendFile(request, reply, ctx, {
      file: await readableFile(nameOf(request), ctx),
      kind: 'inline',
      isThumbnail,
    });
  });
  for (const resource of DOWNLOADS)
    app.get(
      `/api/${resource}/download-pic/:name`,
      { schema: schema('Descargar un archivo') },
      async (request, reply) => {
        const ctx = ctxOf(deps, request);
        return sendFile(request, reply, ctx, { file: await readableFile(nameOf(request), ctx), kind: 'attachment' });
      },
    );
};
