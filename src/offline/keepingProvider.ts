import type { DataProvider } from 'react-admin';
import { listQuery } from '../app/listQuery.ts';
import type { Provider } from '../app/provider.ts';
import { isUnreachable } from '../app/isUnreachable.ts';
import { coverageFound, coverageLost } from './coverage.ts';
import { driverId } from './driverId.ts';
import { keep, readKept } from './kept.ts';

/** After so long what is kept on the phone is better than waiting: a bar of coverage that carries nothing. */
const PATIENCE_MS = 8_000;

const KEPT_RESOURCES = ['routes', 'loads', 'documents', 'alerts'];

export const listName = (resource: string, params: Parameters<DataProvider['getList']>[1]): string =>
  `${resource}${listQuery(params)}`;
export const rowName = (resource: string, id: number | string): string => `${resource}/${id}`;

const within = (signal: AbortSignal | undefined): AbortSignal => {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  return signal && 'any' in AbortSignal ? AbortSignal.any([patience, signal]) : patience;
};

/** The server's answer, kept for the driver who asked; without coverage the one that was kept. */
const answered = async <T>(
  name: string,
  signal: AbortSignal | undefined,
  ask: (signal?: AbortSignal) => Promise<T>,
) => {
  const userId = driverId();
  if (userId === null) return ask(signal);
  const askedAt = performance.now();
  try {
    const answer = await ask(within(signal));
    coverageFound(askedAt);
    if (driverId() === userId) await keep(userId, { [name]: answer });
    return answer;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const kept = await readKept(userId, name);
    coverageLost(kept?.at);
    if (!kept) throw error;
    return kept.value as T;
  }
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
  call: (method, path, body) =>
    method === 'GET'
      ? answered(path, undefined, () => provider.call(method, path, body))
      : provider.call(method, path, body),
});
