import type { Content } from 'pdfmake/interfaces.js';
import { loadLabel } from '#domain/loads';
import { LOAD_PAPERS, type LoadPaper } from '#domain/documents/papers';
import { allow } from '../auth/guard.ts';
import { ctxOf, type Routes } from '../crud/ctx.ts';
import { documented } from '../crud/docs.ts';
import { idOf } from '../crud/params.ts';
import { findRow } from '../crud/read.ts';
import { loadsResource } from '../loads/index.ts';
import { officeLogo } from '../pdf/officeLogo.ts';
import type { Ctx } from '../world.ts';
import { cmrNote } from './cmr/cmrNote.ts';
import { deliveryNote } from './deliveryNote.ts';
import { labelCode } from './labelCode.ts';
import { labels } from './labels.ts';
import { type LoadCarriage, readLoadPaper } from './readLoadPaper.ts';
import { sendPaper } from './sendPaper.ts';

const DRAWN: Record<LoadPaper, (carriage: LoadCarriage, ctx: Ctx) => Promise<Content>> = {
  cmr: async carriage => cmrNote(carriage),
  deliveryNote: async (carriage, ctx) => deliveryNote(carriage, await officeLogo(ctx), ctx.now),
  labels: async (carriage, ctx) => labels(carriage, await labelCode(ctx)),
};

const SUMMARIES: Record<LoadPaper, string> = {
  cmr: 'La carta de porte CMR en PDF, en sus tres ejemplares',
  deliveryNote: 'El albarán de entrega en PDF',
  labels: 'La etiqueta de expedición en PDF',
};

/** GET /api/loads/{id}/{cmr,deliveryNote,labels}: for everyone who may read the load. */
export const loadPapers: Routes = (app, deps) => {
  for (const paper of LOAD_PAPERS)
    app.get(
      `/api/loads/:id/${paper}`,
      {
        onRequest: allow('read', 'loads'),
        schema: documented(loadsResource.entity, SUMMARIES[paper], { id: true, file: ['application/pdf'] }),
      },
      async (request, reply) => {
        const ctx = ctxOf(deps, request);
        const carriage = await readLoadPaper(await findRow(loadsResource, idOf(request), ctx), ctx);
        const [number, content] = [loadLabel(carriage.load), await DRAWN[paper](carriage, ctx)];
        return sendPaper(reply, { paper, number, author: carriage.office.name, content }, ctx);
      },
    );
};
