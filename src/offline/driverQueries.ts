import type { Identifier } from 'react-admin';
import { UNFINISHED_STATUSES } from '#domain/routes';

/** What a driver's pages ask for, in one place: what was kept is found again by the same words. */

const ALL = { page: 1, perPage: 100 };

export type RoutesPage = {
  filter: { status: readonly string[] };
  sort: { field: 'startDate'; order: 'ASC' | 'DESC' };
};

/** Routes that are still to be driven or on the road, what comes first on top. */
export const openRoutes = (status: readonly string[]): RoutesPage => ({
  filter: { status },
  sort: { field: 'startDate', order: 'ASC' },
});

/** All that one driver has of them. */
export const UNFINISHED_ROUTES = { ...openRoutes(UNFINISHED_STATUSES), pagination: ALL };

/** Those that are done, page by page, the latest first. */
export const FINISHED_ROUTES: RoutesPage = {
  filter: { status: ['finished'] },
  sort: { field: 'startDate', order: 'DESC' },
};
export const ROUTES_PER_PAGE = 25;

/** The loads of a route, in the order they are served. */
export const loadsOfRoute = (routeId: number) =>
  ({ filter: { routeId }, pagination: ALL, sort: { field: 'position', order: 'ASC' } }) as const;

/** How it stands with the control document of a route. */
export const decaPath = (routeId: Identifier | undefined): string => `/routes/${routeId}/decaState`;
