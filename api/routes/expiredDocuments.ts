import { z } from 'zod';
import { documents } from '#domain/documents';
import { expiredDocuments, type RouteDocument } from '#domain/routes/expiredDocuments';
import { day } from '#domain/fields';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { rowToWire } from '../crud/codec.ts';
import { documented, jsonSchemaOf } from '../crud/docs.ts';
import { idInQuery } from '../crud/params.ts';
import { scopedRows } from '../crud/read.ts';
import { documentsResource } from '../documents/index.ts';
import { newerVersion } from '../documents/versions.ts';
import { parseBody } from '../http/parseBody.ts';
import type { Ctx } from '../world.ts';
import { routesTable } from './table.ts';

const documentsQuery = z.strictObject({
  carrierId: idInQuery.nullish(),
  tractionVehicleId: idInQuery.nullish(),
  towingVehicleId: idInQuery.nullish(),
  startDate: day().schema(z),
  endDate: day().schema(z),
});
type Planned = z.output<typeof documentsQuery>;

const COLUMNS = ['id', 'type', 'name', 'expirationDate'].map(name => `documents.${name}`);

/** Dated current documents of a carrier and of vehicles, of those the user may see. */
const documentsOf = ({ carrierId, tractionVehicleId, towingVehicleId }: Planned, ctx: Ctx): Promise<RouteDocument[]> =>
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
 * GET /api/routes/expiredDocuments: documents of a carrier and its vehicles that expire before the last day of a route,
 * stored or not: a warning while planning, not a refusal.
 */
export const expiredDocumentsRoutes: Routes = (app, deps) => {
  app.get(
    '/api/routes/expiredDocuments',
    {
      onRequest: allow('update', 'routes'),
      schema: documented(routesTable.entity, 'Documentos caducados en una carga', {
        query: jsonSchemaOf(documentsQuery),
        data: { type: 'array' },
      }),
    },
    async request => {
      const ctx = ctxOf(deps, request);
      const route = parseBody(documentsQuery, request.query);
      const found = expiredDocuments(await documentsOf(route, ctx), route, ctx.now);
      return { data: found.map(each => rowToWire(documents, each)) };
    },
  );
};
