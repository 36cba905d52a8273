import { dayOf } from '../dates.ts';
import { LOAD_STATUSES, type LoadStatus } from '../loads.ts';
import type { Stop } from './stops.ts';
import type { TrackingActor } from './trackingActor.ts';

/**
 * A line of the timeline; `stop` is the index of its intermediate stop, null for the load's own steps. `stopId` is the
 * stop's id, which doesn't change if another is inserted before it.
 */
export type StepName = { status: LoadStatus; stop: number | null; stopId?: number | null };
export type StepState = 'done' | 'current' | 'pending';
export type Step = StepName & {
  key: string;
  state: StepState;
  /** When it was done and when it was received; ISO. */
  at: string | null;
  receivedAt: string | null;
  by: TrackingActor | null;
};

/**
 * A tracking event: what was reached (`undo:` if taken back), at which stop, when, when reported, and by whom if the
 * reader may know.
 */
export type TrackingEvent = {
  detail: string;
  stop: number | null;
  timestamp: string;
  receivedAt?: string | null;
  userId: number | null;
  by?: TrackingActor | null;
};

export type Tracked = {
  status: LoadStatus;
  intermediateStops?: readonly Pick<Stop, 'id' | 'statusTimestamps'>[] | null;
  tracking?: readonly TrackingEvent[] | null;
};

const UNDO = 'undo:';
/** The first four, then each stop's two, then the last two (Spec 4). */
const BEFORE_STOPS = LOAD_STATUSES.slice(0, 4);
const AT_PLACE = LOAD_STATUSES.slice(4) as ['at-destination', 'delivered'];

/** The key a step is reported by: `loaded`; `s12:delivered` at stop 12, or by the stop's index if it has no id. */
export const stepKey = ({ status, stop, stopId }: StepName): string => {
  if (stop === null) return status;
  return stopId ? `s${stopId}:${status}` : `${stop}:${status}`;
};

const stepNames = (load: Tracked): StepName[] => [
  ...BEFORE_STOPS.map(status => ({ status, stop: null })),
  ...(load.intermediateStops ?? []).flatMap(({ id }, stop) => AT_PLACE.map(status => ({ status, stop, stopId: id }))),
  ...AT_PLACE.map(status => ({ status, stop: null })),
];

/** The index of the load's current step. While stops are served the status stays `loaded` (Design 5). */
const currentIndex = (load: Tracked): number => {
  const stops = load.intermediateStops ?? [];
  const status = LOAD_STATUSES.indexOf(load.status);
  if (status < 3) return status;
  if (load.status !== 'loaded') return status + 2 * stops.length;
  const served = stops.flatMap(stop => AT_PLACE.map(name => stop.statusTimestamps?.[name])).filter(Boolean);
  return status + served.length;
};

const eventKey = (status: LoadStatus, stop: number | null): string => `${stop}:${status}`;

/** The last event of each step by its key, without those taken back since. */
const reached = (events: readonly TrackingEvent[]): Map<string, TrackingEvent> => {
  const found = new Map<string, TrackingEvent>();
  for (const event of events) {
    const isUndo = event.detail.startsWith(UNDO);
    const status = (isUndo ? event.detail.slice(UNDO.length) : event.detail) as LoadStatus;
    const key = eventKey(status, event.stop);
    if (isUndo) found.delete(key);
    else found.set(key, event);
  }
  return found;
};

/** Every step of a load with its state and time; timeline, table and driver's page all use it (Design 5). */
export const loadSteps = (load: Tracked): Step[] => {
  const current = currentIndex(load);
  const times = reached(load.tracking ?? []);
  return stepNames(load).map((name, index) => {
    const event = times.get(eventKey(name.status, name.stop));
    const state = index < current ? 'done' : index === current ? 'current' : 'pending';
    const { timestamp: at = null, receivedAt = null, by = null } = event ?? {};
    return { ...name, key: stepKey(name), state, at, receivedAt, by };
  });
};

/** The next step; null if delivered or not on a confirmed route. */
export const nextStep = (load: Tracked): StepName | null =>
  load.status === 'not-assigned' ? null : (stepNames(load)[currentIndex(load) + 1] ?? null);

/** The step that an undo would take back; null if none: `assigned` comes from the route, not from a step. */
export const lastStep = (load: Tracked): StepName | null => {
  const index = currentIndex(load);
  return index < 2 ? null : (stepNames(load)[index] ?? null);
};

/** When the last step was done (ISO); null if none was. */
export const lastMoment = (load: Tracked): string | null =>
  loadSteps(load).findLast(({ state, at }) => state !== 'pending' && at)?.at ?? null;

type Progress = { status: LoadStatus; intermediateStops: Tracked['intermediateStops']; deliveredDate?: string | null };

const withStopTime = (load: Tracked, { status, stop }: StepName, at: string | null): Progress => ({
  status: 'loaded',
  intermediateStops: (load.intermediateStops ?? []).map((each, index) =>
    index === stop ? { ...each, statusTimestamps: { ...each.statusTimestamps, [status]: at } } : each,
  ),
});

/** What changes on the load when its next step is done at a moment (ISO). */
export const stepForward = (load: Tracked, step: StepName, at: string): Progress =>
  step.stop === null
    ? {
        status: step.status,
        intermediateStops: load.intermediateStops,
        ...(step.status === 'delivered' && at && { deliveredDate: dayOf(new Date(at)) }),
      }
    : withStopTime(load, step, at);

/** What changes on the load when its last step is taken back; its event is `undo:` and the status. */
export const stepBack = (load: Tracked, step: StepName): Progress => {
  if (step.stop !== null) return withStopTime(load, step, null);
  const before = stepNames(load)[currentIndex(load) - 1];
  return {
    status: before?.stop === null ? before.status : 'loaded',
    intermediateStops: load.intermediateStops,
    ...(step.status === 'delivered' && { deliveredDate: null }),
  };
};

/**
 * The direction of the step that leads to a status; null if it isn't one step away. Stops' steps don't change the
 * status, so no status leads to them.
 */
export const wayToStatus = (load: Tracked, status: unknown): 'forward' | 'back' | null => {
  if (status === load.status) return null;
  const [next, last] = [nextStep(load), lastStep(load)];
  if (next && stepForward(load, next, '').status === status) return 'forward';
  return last && stepBack(load, last).status === status ? 'back' : null;
};

/** How an event says that a status was taken back: `undo:loaded`. */
export const undoDetail = (status: LoadStatus): string => `${UNDO}${status}`;

/** Whether the transport has started: at origin or later. */
export const isStarted = (load: { status: string }): boolean =>
  LOAD_STATUSES.indexOf(load.status as LoadStatus) >= LOAD_STATUSES.indexOf('at-origin');
