import { z } from 'zod';
import { documents } from '#domain/documents';
import { expiredPapers, type Paper } from '#domain/expiredPapers';
import { day } from '#domain/fields';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { rowToWire } from '../crud/codec.ts';
import { documented } from '../crud/docs.ts';
import { idInQuery } from '../crud/params.ts';
import { scopedRows } from '../crud/read.ts';
import { documentsResource } from '../documents/index.ts';
import { newerVersion } from '../documents/versions.ts';
import { parseBody } from '../http/parseBody.ts';
import type { Ctx } from '../world.ts';
import { routesTable } from './table.ts';

const papersQuery = z.strictObject({
  carrierId: idInQuery.nullish(),
  tractionVehicleId: idInQuery.nullish(),
  towingVehicleId: idInQuery.nullish(),
  startDate: day().schema(z),
  endDate: day().schema(z),
});
type Planned = z.output<typeof papersQuery>;

const COLUMNS = ['id', 'type', 'name', 'expirationDate'].map(name => `documents.${name}`);

/** Dated papers in force of a carrier and of vehicles, of those that who asks may see. */
const papersOf = ({ carrierId, tractionVehicleId, towingVehicleId }: Planned, ctx: Ctx): Promise<Paper[]> =>
  scopedRows(documentsResource, ctx)
    .leftJoin('vehicles', 'vehicles.id', 'documents.vehicleId')
    .where('documents.disabled', false)
    .whereNotNull('documents.expirationDate')
    .whereNotExists(newerVersion(ctx.db))
    .where(any => {
      any
        .where('documents.carrierId', carrierId ?? 0)
        .orWhereIn('documents.vehicleId', [tractionVehicleId ?? 0, towingVehicleId ?? 0]);
    })
    .orderBy('documents.id')
    .select(...COLUMNS, 'vehicles.number as plate');

/**
 * GET /api/routes/expiredPapers: those of a carrier and its vehicles that will have expired on the last day of a route, which
 * need not be stored yet: who puts it together is warned, and may go on.
 */
export const expiredPapersRoutes: Routes = (app, deps) => {
  app.get(
    '/api/routes/expiredPapers',
    {
      onRequest: allow('update', 'routes'),
      schema: documented(
        routesTable.entity,
        'Documentos caducados en una carga: ?carrierId&tractionVehicleId&towingVehicleId&startDate&endDate',
      ),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const route = parseBody(papersQuery, request.query);
      const papers = expiredPapers(await papersOf(route, ctx), route, ctx.now);
      return { data: papers.map(paper => rowToWire(documents, paper)) };
    },
  );
};
