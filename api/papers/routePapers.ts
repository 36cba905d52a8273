import type { Content } from 'pdfmake/interfaces.js';
import { needsConfirmed, ROUTE_PAPERS, type RoutePaper } from '#domain/documents/papers';
import { isConfirmed, routeLabel, routeSheetNumber } from '#domain/routes';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow } from '../crud/read.ts';
import { HttpError } from '../http/HttpError.ts';
import { officeLogo } from '../pdf/officeLogo.ts';
import { routesResource } from '../routes/index.ts';
import type { RouteRow } from '../routes/RouteRow.ts';
import type { Ctx } from '../world.ts';
import { labelCode } from './labelCode.ts';
import { labels } from './labels.ts';
import { loadOrder } from './loadOrder.ts';
import { carriageOfRoute, type PaperRoute } from './readCarriage.ts';
import { routeSheet } from './routeSheet.ts';
import { sendPaper } from './sendPaper.ts';

type RouteCarriage = Awaited<ReturnType<typeof carriageOfRoute>>;

const DRAWN: Record<RoutePaper, (carriage: RouteCarriage, ctx: Ctx) => Promise<Content>> = {
  sheet: async (carriage, ctx) => routeSheet(carriage, await officeLogo(ctx)),
  loadOrder: async (carriage, ctx) => loadOrder(carriage, await officeLogo(ctx), ctx.now),
  labels: async (carriage, ctx) => labels(carriage, await labelCode(ctx)),
};

const SUMMARIES: Record<RoutePaper, string> = {
  sheet: 'La hoja de ruta en PDF',
  loadOrder: 'La orden de carga al transportista en PDF; el precio, para quien puede leerlo',
  labels: 'Las etiquetas de expedición de todos los pedidos de la carga en PDF',
};

const numberOf = (paper: RoutePaper, route: PaperRoute): string =>
  paper === 'labels' ? routeLabel(route) : routeSheetNumber(route);

/** GET /api/routes/{id}/{sheet,loadOrder,labels}: for everyone who may read the route (Design 6). */
export const routePapers: Routes = (app, deps) => {
  for (const paper of ROUTE_PAPERS)
    app.get(
      `/api/routes/:id/${paper}`,
      {
        onRequest: allow('read', 'routes'),
        schema: documented(routesResource.entity, SUMMARIES[paper], { id: true, file: ['application/pdf'] }),
      },
      async (request, reply) => {
        const ctx = ctxOf(deps, request);
        const route = (await findRow(routesResource, idOf(request), ctx)) as RouteRow;
        if (needsConfirmed(paper) && !isConfirmed(route.status)) throw new HttpError(409, 'errors.routes.notConfirmed');
        const carriage = await carriageOfRoute(route, ctx);
        if (paper === 'labels' && !carriage.loads.length) throw new HttpError(409, 'errors.routes.nothingToLabel');
        const [number, content] = [numberOf(paper, carriage.route), await DRAWN[paper](carriage, ctx)];
        return sendPaper(reply, { paper, number, author: carriage.office.name, content }, ctx);
      },
    );
};
