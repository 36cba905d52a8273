import type { DataProvider } from 'react-admin';
import { listQuery } from '../provider/listQuery.ts';
import type { Provider } from '../provider/provider.ts';
import { driverId } from './driverId.ts';

const KEPT_RESOURCES = ['routes', 'loads', 'documents', 'alerts'];

export const listName = (resource: string, params: Parameters<DataProvider['getList']>[1]): string =>
  `${resource}${listQuery(params)}`;
export const rowName = (resource: string, id: number | string): string => `${resource}/${id}`;

/** As the server answers it; what a driver is answered goes by the phone, which nobody else has to bring along. */
const answered = async <T>(
  name: string,
  signal: AbortSignal | undefined,
  ask: (signal?: AbortSignal) => Promise<T>,
): Promise<T> => {
  const userId = driverId();
  return userId === null ? ask(signal) : (await import('./answered.ts')).answered(userId, name, signal, ask);
};

/** The provider of an application that keeps on a driver's phone what its pages were answered (routes, loads, the office). */
export const keepingProvider = (provider: Provider): Provider => ({
  ...provider,
  getList: (resource, params) =>
    KEPT_RESOURCES.includes(resource)
      ? answered(listName(resource, params), params.signal, signal => provider.getList(resource, { ...params, signal }))
      : provider.getList(resource, params),
  getOne: (resource, params) =>
    KEPT_RESOURCES.includes(resource)
      ? answered(rowName(resource, params.id), params.signal, signal =>
          provider.getOne(resource, { ...params, signal }),
        )
      : provider.getOne(resource, params),
  call: (method, path, body, signal) =>
    method === 'GET'
      ? answered(path, signal, within => provider.call(method, path, body, within))
      : provider.call(method, path, body, signal),
});
