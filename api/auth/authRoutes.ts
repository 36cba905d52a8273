import type { Routes } from '../crud/ctx.ts';

export const authRoutes: Routes = () => {};
