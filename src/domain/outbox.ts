import type { RequestStatus } from './requests.ts';
import { isAssignedLike, type RouteStatus, trackedRouteStatus } from './routes.ts';
import { nextStep, type StepName, stepForward, stepKey, type Tracked } from './tracking.ts';

/**
 * What a driver did that the server has not confirmed yet: a step of a load, a paper of it, or asking for its CMR. `at`
 * is the moment it was done (ISO), however long it waits for coverage.
 */
export type Unsent = { loadId: number; at: string } & (
  | { kind: 'step'; step: StepName }
  | { kind: 'papers'; type: string }
  | { kind: 'cmr' }
);

type Shown = Tracked & {
  id: number;
  documentTypes?: string[];
  cmrRequest?: { status: RequestStatus; createdAt: string } | null;
};

const withOne = <L extends Shown>(load: L, unsent: Unsent): L => {
  if (unsent.kind === 'cmr') return { ...load, cmrRequest: { status: 'pending', createdAt: unsent.at } };
  if (unsent.kind === 'papers') {
    const types = load.documentTypes ?? [];
    return types.includes(unsent.type) ? load : { ...load, documentTypes: [...types, unsent.type] };
  }
  const next = nextStep(load);
  // Another step than the next one: the server knows of it already, or the office has set the load back.
  if (!next || stepKey(next) !== stepKey(unsent.step)) return load;
  const event = { detail: next.status, stop: next.stop, timestamp: unsent.at, userId: null };
  return { ...load, ...stepForward(load, next, unsent.at), tracking: [...(load.tracking ?? []), event] };
};

/** A load as its driver left it: what the server knows, and on top what was done since, in order. */
export const withUnsent = <L extends Shown>(load: L, unsent: readonly Unsent[]): L =>
  unsent.filter(({ loadId }) => loadId === load.id).reduce((shown, each) => withOne(shown, each), load);

/** A route with its loads as its driver left them, and the status that follows from their steps. */
export const routeWithUnsent = <R extends { status: RouteStatus; loads: Shown[] }>(
  route: R,
  unsent: readonly Unsent[],
): R => {
  const isTouched = unsent.some(({ loadId }) => route.loads.some(load => load.id === loadId));
  if (!isTouched) return route;
  const loads = route.loads.map(load => withUnsent(load, unsent));
  return { ...route, loads, status: isAssignedLike(route.status) ? trackedRouteStatus(loads) : route.status };
};
