import { userOf } from '../auth/guard.ts';
import type { Routes } from '../crud/ctx.ts';
import { documentedCall } from '../http/callDocs.ts';

/** GET /api/settings/map: the source of map pictures; `tiles: null` if none. For all users. */
export const mapRoutes: Routes = (app, { config }) => {
  app.get(
    '/api/settings/map',
    { schema: documentedCall('settings', 'De dónde salen las imágenes de los mapas', { data: { type: 'object' } }) },
    async request => {
      userOf(request);
      return { data: { tiles: config.mapTiles } };
    },
  );
};
