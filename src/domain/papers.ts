import { isAssignedLike } from './routes.ts';

/** The papers that are drawn of a load and of a route; each has its own address under the row's: `/api/loads/12/cmr`. */
export const LOAD_PAPERS = ['cmr', 'deliveryNote', 'labels'] as const;
export type LoadPaper = (typeof LOAD_PAPERS)[number];

export const ROUTE_PAPERS = ['sheet', 'loadOrder', 'labels'] as const;
export type RoutePaper = (typeof ROUTE_PAPERS)[number];

/** The sheet and the order say who drives with what, so they wait for the route to be confirmed (Design 6). */
export const needsConfirmed = (paper: RoutePaper): boolean => paper !== 'labels';

/** What can be had of a route as it is. */
export const routePapersOf = (route: { status: string; loads: readonly unknown[] }): RoutePaper[] =>
  ROUTE_PAPERS.filter(paper => (needsConfirmed(paper) ? isAssignedLike(route.status) : route.loads.length > 0));
