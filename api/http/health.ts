import { isMigrated } from '../database/db.ts';
import type { Routes } from '../crud/ctx.ts';
import { documentedCall } from './callDocs.ts';

const told = (summary: string) => documentedCall('health', summary, { open: true, data: { type: 'object' } });

/** `health`: the process runs. `ready`: the database answers and every migration has run (Design 4). */
export const healthRoutes: Routes = (app, { db }) => {
  let migrated = false;

  app.get('/api/health', { schema: told('El proceso está en marcha') }, () => ({ data: { status: 'ok' } }));

  app.get(
    '/api/ready',
    { schema: told('La base de datos responde y está al día; 503 si no') },
    async (request, reply) => {
      try {
        await db.raw('select 1');
        migrated ||= await isMigrated(db);
      } catch (error) {
        request.log.warn({ err: error }, 'not ready');
        migrated = false;
      }
      return reply.code(migrated ? 200 : 503).send({ data: { status: migrated ? 'ready' : 'not ready' } });
    },
  );
};
