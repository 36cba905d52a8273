import { userOf } from '../auth/guard.ts';
import type { Routes } from '../crud/ctx.ts';

/** GET /api/settings/map: where maps take their pictures from; `tiles: null` when nowhere. For everyone who is logged in. */
export const mapRoutes: Routes = (app, { config }) => {
  app.get(
    '/api/settings/map',
    { schema: { tags: ['settings'], summary: 'De dónde salen las imágenes de los mapas' } },
    async request => {
      userOf(request);
      return { data: { tiles: config.mapTiles } };
    },
  );
};
