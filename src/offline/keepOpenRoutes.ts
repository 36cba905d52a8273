import { HttpError, type RaRecord } from 'react-admin';
import { isConfirmed, type RouteStatus } from '#domain/routes';
import { onlineProvider } from '../provider/onlineProvider.ts';
import { within } from './answered.ts';
import { driverId } from './driverId.ts';
import { decaPath, ROUTES_PER_PAGE, FINISHED_ROUTES, loadsOfRoute, UNFINISHED_ROUTES } from './driverQueries.ts';
import { keep } from './kept.ts';
import { listName, rowName } from './keepingProvider.ts';

type Route = RaRecord & { status: RouteStatus };
type Load = RaRecord & { routeId: number };

const PAGE = 100;
const FINISHED = { ...FINISHED_ROUTES, pagination: { page: 1, perPage: ROUTES_PER_PAGE } };

/** Every load of these routes, page by page. */
const loadsOf = async (routeIds: readonly number[], page = 1): Promise<Load[]> => {
  const { data, total = 0 } = await onlineProvider.getList<Load>('loads', {
    filter: { routeId: routeIds },
    pagination: { page, perPage: PAGE },
    sort: { field: 'position', order: 'ASC' },
    signal: within(),
  });
  return page * PAGE < total ? [...data, ...(await loadsOf(routeIds, page + 1))] : data;
};

/** A route by its id; none when it is not the driver's any more. */
const routeOf = async (id: number): Promise<Route[]> => {
  try {
    return [(await onlineProvider.getOne<Route>('routes', { id, signal: within() })).data];
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
};

/** Who stops the lorry asks for its control document wherever it is: how it stands with that of each, by its path. */
const decasOf = (routes: readonly Route[]) =>
  Promise.all(
    routes
      .filter(({ status }) => isConfirmed(status))
      .map(({ id }) => decaPath(id))
      .map(async path => [path, await onlineProvider.call('GET', path, undefined, within())] as const),
  );

/**
 * Keeps every route that is still to be driven with its loads and its control document, those never opened too, the list
 * of the latest that are done, and the `others` named. Rejects when the server can't be asked.
 */
export const keepOpenRoutes = async (others: readonly number[] = []): Promise<void> => {
  const userId = driverId();
  const open = await onlineProvider.getList<Route>('routes', { ...UNFINISHED_ROUTES, signal: within() });
  const finished = await onlineProvider.getList('routes', { ...FINISHED, signal: within() });
  const routes = [...open.data];
  for (const id of others) if (!routes.some(route => route.id === id)) routes.push(...(await routeOf(id)));
  const ids = routes.map(route => Number(route.id));
  const loads = ids.length ? await loadsOf(ids) : [];
  // Another one may have logged in meanwhile.
  if (userId === null || userId !== driverId()) return;
  const rows = routes.map(route => [rowName('routes', route.id), { data: route }] as const);
  const loadLists = ids.map(id => {
    const data = loads.filter(load => load.routeId === id);
    return [listName('loads', loadsOfRoute(id)), { data, total: data.length }] as const;
  });
  await keep(userId, {
    [listName('routes', UNFINISHED_ROUTES)]: open,
    [listName('routes', FINISHED)]: finished,
    ...Object.fromEntries([...rows, ...loadLists]),
  });
  const decas = await decasOf(routes);
  if (userId === driverId()) await keep(userId, Object.fromEntries(decas));
};
