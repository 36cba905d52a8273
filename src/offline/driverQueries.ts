/** What a driver's pages ask for, in one place: what was kept is found again by the same words. */

const ALL = { page: 1, perPage: 100 };

/** The routes still to be driven, and those on the road. */
export const OPEN_ROUTES = {
  filter: { status: ['assigned', 'ongoing'] },
  pagination: ALL,
  sort: { field: 'startDate', order: 'ASC' },
} as const;

/** Those that are done, page by page, the latest first. */
export const FINISHED_ROUTES = {
  filter: { status: ['finished'] },
  sort: { field: 'startDate', order: 'DESC' },
} as const;
export const FINISHED_PER_PAGE = 25;

/** The loads of a route, in the order they are served. */
export const loadsOfRoute = (routeId: number) =>
  ({ filter: { routeId }, pagination: ALL, sort: { field: 'position', order: 'ASC' } }) as const;
