import { isAssignedLike, routeSheetNumber } from '#domain/routes';
import { translate } from '../../../i18n/translate.ts';
import { allow } from '../../auth/guard.ts';
import { ctxOf, type Routes } from '../../crud/ctx.ts';
import { documented } from '../../crud/docs.ts';
import { idOf } from '../../crud/params.ts';
import { findRow } from '../../crud/read.ts';
import { HttpError } from '../../HttpError.ts';
import { createPdf } from '../../pdf/createPdf.ts';
import { officeLogo } from '../../pdf/officeLogo.ts';
import { sendPdf } from '../../pdf/sendPdf.ts';
import { routesResource } from '../index.ts';
import { readSheet, type RouteSheet } from './readSheet.ts';
import { routeSheet } from './routeSheet.ts';

/** GET /api/routes/{id}/sheet: once a route is confirmed, for all who may read it (Design 6). */
export const sheetRoutes: Routes = (app, deps) => {
  app.get(
    '/api/routes/:id/sheet',
    {
      onRequest: allow('read', 'routes'),
      schema: documented(routesResource.entity, 'La hoja de ruta en PDF', { id: true }),
    },
    async (request, reply) => {
      const ctx = ctxOf(deps, request);
      const route = (await findRow(routesResource, idOf(request), ctx)) as RouteSheet['route'];
      if (!isAssignedLike(route.status)) throw new HttpError(409, 'errors.routes.notConfirmed');
      const sheet = await readSheet(route, ctx);
      const number = routeSheetNumber(route);
      const pdf = await createPdf({
        title: translate('papers.routeSheet.title', { number }),
        author: sheet.office.name,
        content: routeSheet(sheet, await officeLogo(ctx)),
        foot: translate('papers.routeSheet.title', { number }),
        now: ctx.now,
      });
      return sendPdf(reply, translate('papers.routeSheet.file', { number }), pdf);
    },
  );
};
