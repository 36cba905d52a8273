import type { Routes } from './crud/ctx.ts';
import { trackRoutes } from './loads/trackRoutes.ts';

/** The calls that aren't CRUD, one list (Spec 7). */
const specific: readonly Routes[] = [trackRoutes];

export const specificRoutes: Routes = (app, deps) => {
  for (const routes of specific) routes(app, deps);
};
