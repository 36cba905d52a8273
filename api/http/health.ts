import { isMigrated } from '../database/db.ts';
import type { Routes } from '../crud/ctx.ts';

/** `health`: the process lives. `ready`: the database answers and every migration has run (Design 4). */
export const healthRoutes: Routes = (app, { db }) => {
  let migrated = false;

  app.get('/api/health', () => ({ data: { status: 'ok' } }));

  app.get('/api/ready', async (request, reply) => {
    try {
      await db.raw('select 1');
      migrated ||= await isMigrated(db);
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      migrated = false;
    }
    return reply.code(migrated ? 200 : 503).send({ data: { status: migrated ? 'ready' : 'not ready' } });
  });
};
