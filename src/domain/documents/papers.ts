import { isConfirmed } from '../routes.ts';

/** The papers of a load and of a route, each at its own address under the row's: `/api/loads/12/cmr`. */
export const LOAD_PAPERS = ['cmr', 'deliveryNote', 'labels'] as const;
export type LoadPaper = (typeof LOAD_PAPERS)[number];

export const ROUTE_PAPERS = ['sheet', 'loadOrder', 'labels'] as const;
export type RoutePaper = (typeof ROUTE_PAPERS)[number];

/** Whether a paper waits for the route to be confirmed: sheet and order say who drives with what (Design 6). */
export const needsConfirmed = (paper: RoutePaper): boolean => paper !== 'labels';

/** The papers available for a route in its present state. */
export const routePapersOf = (route: { status: string; loads: readonly unknown[] }): RoutePaper[] =>
  ROUTE_PAPERS.filter(paper => (needsConfirmed(paper) ? isConfirmed(route.status) : route.loads.length > 0));
