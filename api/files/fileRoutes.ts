import type { FastifyReply, FastifyRequest } from 'fastify';
import { can } from '#domain/permissions';
import type { ResourceName } from '#domain/resources';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { findRow } from '../crud/read.ts';
import { HttpError, notFound } from '../HttpError.ts';
import { resources } from '../resources.ts';
import type { Ctx } from '../world.ts';
import { disposition } from './disposition.ts';
import { FILE_OWNERS, type FileOwner, type FileRow } from './fileRows.ts';

const NAME = /^[0-9a-f]{32}\.[a-z0-9]{2,5}$/;

/** Through which resource's rights each kind of file is read. */
const OWNERS = {
  documentId: 'documents',
  discountId: 'discounts',
  accountingRequestId: 'accountingRequests',
  settingsId: 'settings',
} as const satisfies Record<FileOwner, keyof typeof resources>;

/** Resources whose files are downloaded by name (Spec 7): all that have documents, and those with files of their own. */
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

/** Nothing inside a file may run or fetch; a picture opened by itself brings the browser's own inline style. */
const CSP = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox";

/** Whether the user may read the row that a file is of. A row out of sight and a missing one look alike. */
const isReadable = async (owner: FileOwner, id: number, ctx: Ctx): Promise<boolean> => {
  const name = OWNERS[owner];
  // The office's logo is on every paper that it gives away.
  if (name === 'settings') return true;
  const resource = resources[name];
  if (!resource || !can(ctx.user.role, 'read', name)) return false;
  try {
    await findRow(resource, id, ctx);
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 404) return false;
    throw error;
  }
};

/** The row of a file, if the user may read what it belongs to; anything else is a file that doesn't exist (Design 8). */
const readableFile = async (request: FastifyRequest, ctx: Ctx): Promise<FileRow> => {
  const { name } = request.params as { name: string };
  const file: FileRow | undefined = NAME.test(name) ? await ctx.db('files').where({ name }).first() : undefined;
  const owner = FILE_OWNERS.find(each => file?.[each] != null);
  if (!file || !owner || !(await isReadable(owner, file[owner] ?? 0, ctx))) throw notFound();
  return file;
};

/** Content never changes under a name; the right to read it may: browsers keep it, and ask before each use. */
const CACHE = 'private, no-cache';

const sendFile = async (request: FastifyRequest, reply: FastifyReply, ctx: Ctx, kind: 'inline' | 'attachment') => {
  const file = await readableFile(request, ctx);
  const tag = `"${file.sha256}"`;
  if (request.headers['if-none-match'] === tag)
    return reply.code(304).header('cache-control', CACHE).header('etag', tag).send();
  const found = await ctx.world.files.open(file.name);
  if (!found) {
    ctx.log.error({ file: file.name }, 'file missing from the store');
    throw notFound();
  }
  return reply
    .type(file.type)
    .header('content-length', found.size)
    .header('content-disposition', disposition(kind, file.title))
    .header('content-security-policy', CSP)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', CACHE)
    .header('etag', tag)
    .send(found.stream);
};

/** GET /api/static/{name} shows a file, GET /api/{resource}/download-pic/{name} saves it (Spec 7). */
export const fileRoutes: Routes = (app, deps) => {
  const docs = (summary: string) => ({ schema: { tags: ['files'], summary } });
  app.get('/api/static/:name', docs('Ver un archivo'), (request, reply) =>
    sendFile(request, reply, ctxOf(deps, request), 'inline'),
  );
  for (const resource of DOWNLOADS)
    app.get(`/api/${resource}/download-pic/:name`, docs('Descargar un archivo'), (request, reply) =>
      sendFile(request, reply, ctxOf(deps, request), 'attachment'),
    );
};
