import { decaWarning, type DecaView } from '#domain/loads/deca';
import { isStorable } from '#domain/text/characters';
import { isConfirmed } from '#domain/routes';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow } from '../crud/read.ts';
import { type CallParts, documentedCall } from '../http/callDocs.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { sendPdf } from '../pdf/sendPdf.ts';
import { routesResource } from '../routes/index.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { drawDeca } from './drawDeca.ts';
import { type DecaRow, decaToday, decaUrl, earlierDecas, keepDeca, latestDeca } from './keepDeca.ts';
import { qrCode } from './qrCode.ts';

const PDF: CallParts = { file: ['application/pdf'] };

const NONE = { problems: [], url: null, code: null, createdAt: null };

const earlierThan = async (row: DecaRow, ctx: Ctx): Promise<DecaView['earlier']> => {
  const rows = await earlierDecas(row.routeId, ctx);
  return rows.map(earlier => ({ url: decaUrl(earlier, ctx), createdAt: earlier.createdAt }));
};

type Shown = Pick<DecaView, 'url' | 'code' | 'createdAt' | 'earlier'>;

const shownOf = async (row: DecaRow, ctx: Ctx): Promise<Shown> => {
  const url = decaUrl(row, ctx);
  const shown = { url, code: qrCode(url), createdAt: row.createdAt };
  return ctx.user.role === 'driver' ? shown : { ...shown, earlier: await earlierThan(row, ctx) };
};

const viewOf = async (id: number, ctx: Ctx): Promise<{ view: DecaView; row?: DecaRow }> => {
  const route = await findRow(routesResource, id, ctx);
  if (!isConfirmed(`${route.status}`)) return { view: { ...NONE, state: 'waiting' } };
  const row = await latestDeca(id, ctx);
  const shown = row ? await shownOf(row, ctx) : null;
  // A route finished without a document needs none any more.
  if (route.status === 'finished') return { view: { ...NONE, ...shown, state: shown ? 'ready' : 'waiting' }, row };
  const { problems, isInternational, content } = await decaToday(route, ctx);
  if (isInternational) return { view: { ...NONE, ...shown, state: 'international' }, row };
  if (!row) return { view: { ...NONE, state: 'missing', problems } };
  const isStale = problems.length > 0 || row.content !== JSON.stringify(content);
  return { view: { ...NONE, ...shown, state: isStale ? 'stale' : 'ready', problems }, row };
};

const refusal = (view: DecaView, { user }: Ctx): HttpError =>
  new HttpError(409, decaWarning(view, user.role) ?? `errors.deca.${view.state}`);

/** The control document of a route: for its readers, and for inspectors by its own address. */
export const decaRoutes: Routes = (app, deps) => {
  const guard = { onRequest: allow('read', 'routes') };
  const says = (summary: string, answers: CallParts) => ({
    schema: documented(routesResource.entity, summary, { id: true, ...answers }),
  });

  app.get(
    '/api/routes/:id/decaState',
    { ...guard, ...says('Cómo está el DeCA de la carga', { data: { type: 'object' } }) },
    async request => ({
      data: (await viewOf(idOf(request), ctxOf(deps, request))).view,
    }),
  );

  app.get('/api/routes/:id/deca', { ...guard, ...says('El DeCA de la carga en PDF', PDF) }, async (request, reply) => {
    const ctx = ctxOf(deps, request);
    const { view, row } = await viewOf(idOf(request), ctx);
    if (!row) throw refusal(view, ctx);
    const { name, pdf } = await drawDeca(row, deps);
    return sendPdf(reply, name, pdf);
  });

  // For routes confirmed before everything the document needs was there.
  app.post(
    '/api/routes/:id/deca',
    { onRequest: allow('update', 'routes'), ...says('Generar el DeCA de la carga', { data: { type: 'object' } }) },
    async request => {
      const id = idOf(request);
      const ctx = ctxOf(deps, request);
      await inTransaction(ctx, async inside => {
        await findRow(routesResource, id, inside);
        await keepDeca(id, inside);
      });
      const { view } = await viewOf(id, ctx);
      if (view.state !== 'ready') throw refusal(view, ctx);
      return { data: view };
    },
  );

  // Without a session: an inspector scans the code and gets the document, as the law requires.
  app.get(
    '/api/deca/:token',
    { schema: documentedCall('routes', 'Descargar un DeCA por su dirección, sin sesión', { open: true, ...PDF }) },
    async (request, reply) => {
      const { token } = request.params as { token: string };
      // PostgreSQL fails on characters it can't store, instead of finding nothing.
      if (!isStorable(token)) throw notFound();
      const row: DecaRow | undefined = await deps.db('controlDocuments').where({ token }).first();
      if (!row) throw notFound();
      const { name, pdf } = await drawDeca(row, deps);
      return sendPdf(reply, name, pdf, 'attachment');
    },
  );
};
