import type { RequestStatus } from './requests.ts';
import { isConfirmed, type RouteStatus } from './routes.ts';
import { trackedRouteStatus } from './routes/status.ts';
import { nextStep, type StepName, stepForward, stepKey, type Tracked } from './loads/tracking.ts';

/**
 * What a driver did that the server hasn't confirmed: a step of a load, its papers, or a CMR request. `at` is when it
 * was done (ISO), however long it waits for coverage.
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
  // Not the next step: the server has it already, or the office set the load back.
  if (!next || stepKey(next) !== stepKey(unsent.step)) return load;
  const event = { detail: next.status, stop: next.stop, timestamp: unsent.at, userId: null };
  return { ...load, ...stepForward(load, next, unsent.at), tracking: [...(load.tracking ?? []), event] };
};

/** A load as its driver left it: the server's state plus the unsent steps, in order. */
export const withUnsent = <L extends Shown>(load: L, unsent: readonly Unsent[]): L =>
  unsent.filter(({ loadId }) => loadId === load.id).reduce((shown, each) => withOne(shown, each), load);

/** A route with its loads as the driver left them, and the status that follows. */
export const routeWithUnsent = <R extends { status: RouteStatus; loads: Shown[] }>(
  route: R,
  unsent: readonly Unsent[],
): R => {
  const own = unsent.filter(({ loadId }) => route.loads.some(load => load.id === loadId));
  if (!own.length) return route;
  const loads = route.loads.map(load => withUnsent(load, own));
  // Whoever else started it has set it by hand: only a step says otherwise.
  const isMoved = isConfirmed(route.status) && own.some(({ kind }) => kind === 'step');
  return { ...route, loads, status: isMoved ? trackedRouteStatus(loads) : route.status };
};
