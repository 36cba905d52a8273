import type { Routes } from './crud/ctx.ts';

/** The calls that aren't CRUD, one list (Spec 7). */
const specific: readonly Routes[] = [];

export const specificRoutes: Routes = (app, deps) => {
  for (const routes of specific) routes(app, deps);
};
