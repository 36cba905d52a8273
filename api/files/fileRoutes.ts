import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ResourceName } from '#domain/resources';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { findRow } from '../crud/read.ts';
import type { Resource } from '../crud/resource.ts';
import { notFound } from '../HttpError.ts';
import { resources } from '../resources.ts';
import type { Ctx } from '../world.ts';
import type { FileOwner, FileRow } from './fileRows.ts';

const NAME = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/** Through which resource's rights each kind of file is read. */
const OWNERS: Record<FileOwner, keyof typeof resources> = {
  documentId: 'documents',
  discountId: 'discounts',
  accountingRequestId: 'accountingRequests',
  settingsId: 'settings',
};

/** Resources whose pictures are downloaded by name (Spec 7). */
const DOWNLOADS: readonly ResourceName[] = [
  'documents',
  'loads',
  'routes',
  'discounts',
  'invoices',
  'accountingRequests',
];

/** The row of a file, if the user may read what it belongs to; anything else is a file that doesn't exist (Design 8). */
const readableFile = async (request: FastifyRequest, ctx: Ctx): Promise<FileRow> => {
  const { name } = request.params as { name: string };
  const file: FileRow | undefined = NAME.test(name) ? await ctx.db('files').where({ name }).first() : undefined;
  const owner = (Object.keys(OWNERS) as FileOwner[]).find(each => file?.[each] != null);
  const resource: Resource | undefined = owner && resources[OWNERS[owner]];
  if (!file || !owner || !resource) throw notFound();
  try {
    await findRow(resource, file[owner] ?? 0, ctx);
  } catch {
    // Forbidden and missing look alike, so that names can't be probed.
    throw notFound();
  }
  return file;
};

const disposition = (kind: 'inline' | 'attachment', title: string): string =>
  `${kind}; filename="${title.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(title).replace(/['()*]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)}`;

const sendFile = async (request: FastifyRequest, reply: FastifyReply, ctx: Ctx, kind: 'inline' | 'attachment') => {
  const file = await readableFile(request, ctx);
  const found = await ctx.world.files.open(file.name);
  if (!found) throw notFound();
  return reply
    .type(file.type)
    .header('content-length', found.size)
    .header('content-disposition', disposition(kind, file.title))
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, max-age=3600')
    .send(found.stream);
};

/** GET /api/static/{name} shows a file, GET /api/{resource}/download-pic/{name} saves it. */
export const fileRoutes: Routes = (app, deps) => {
  const docs = (summary: string) => ({ schema: { tags: ['files'], summary } });
  app.get('/api/static/:name', docs('Ver un archivo'), async (request, reply) =>
    sendFile(request, reply, ctxOf(deps, request), 'inline'),
  );
  for (const resource of DOWNLOADS)
    app.get(`/api/${resource}/download-pic/:name`, docs('Descargar un archivo'), async (request, reply) =>
      sendFile(request, reply, ctxOf(deps, request), 'attachment'),
    );
};
