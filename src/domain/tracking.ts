import { LOAD_STATUSES, type LoadStatus } from './loads.ts';
import type { Stop } from './stops.ts';
import type { TrackingActor } from './trackingActor.ts';

/**
 * One line of the timeline; `stop` is the index of the intermediate stop it belongs to, null for the load's own. `stopId`
 * is the stop's own, which stays when another is put before it.
 */
export type StepName = { status: LoadStatus; stop: number | null; stopId?: number | null };
export type StepState = 'done' | 'current' | 'pending';
export type Step = StepName & {
  key: string;
  state: StepState;
  /** When it was done, and when the office got to know; ISO. */
  at: string | null;
  receivedAt: string | null;
  by: TrackingActor | null;
};

/**
 * What was reached (`undo:` when it was taken back), at which stop, when, when that came in, and by whom as far as the
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

/** The name a step is reported by: `loaded`, `s12:delivered` of the stop 12; by its index when a stop has no id. */
export const stepKey = ({ status, stop, stopId }: StepName): string => {
  if (stop === null) return status;
  return stopId ? `s${stopId}:${status}` : `${stop}:${status}`;
};

const stepNames = (load: Tracked): StepName[] => [
  ...BEFORE_STOPS.map(status => ({ status, stop: null })),
  ...(load.intermediateStops ?? []).flatMap(({ id }, stop) => AT_PLACE.map(status => ({ status, stop, stopId: id }))),
  ...AT_PLACE.map(status => ({ status, stop: null })),
];

/** How far the load is: the index of its current step. While stops are served the status stays `loaded` (Design 5). */
const currentIndex = (load: Tracked): number => {
  const stops = load.intermediateStops ?? [];
  const status = LOAD_STATUSES.indexOf(load.status);
  if (status < 3) return status;
  if (load.status !== 'loaded') return status + 2 * stops.length;
  const served = stops.flatMap(stop => AT_PLACE.map(name => stop.statusTimestamps?.[name])).filter(Boolean);
  return status + served.length;
};

const eventKey = (status: LoadStatus, stop: number | null): string => `${stop}:${status}`;

/** When each step was reached: the last time it was, unless it was taken back since. */
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

/** Every step of a load with its state and time: timeline, table and driver's page all draw from this (Design 5). */
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

/** The step to come; null when delivered, or while no confirmed route carries the load. */
export const nextStep = (load: Tracked): StepName | null =>
  load.status === 'not-assigned' ? null : (stepNames(load)[currentIndex(load) + 1] ?? null);

/** The step that would be taken back; null when there is none: assigned comes from the route, not from a step. */
export const lastStep = (load: Tracked): StepName | null => {
  const index = currentIndex(load);
  return index < 2 ? null : (stepNames(load)[index] ?? null);
};

type Progress = { status: LoadStatus; intermediateStops: Tracked['intermediateStops'] };

const withStopTime = (load: Tracked, { status, stop }: StepName, at: string | null): Progress => ({
  status: 'loaded',
  intermediateStops: (load.intermediateStops ?? []).map((each, index) =>
    index === stop ? { ...each, statusTimestamps: { ...each.statusTimestamps, [status]: at } } : each,
  ),
});

/** The load after its next step was done at a moment (ISO). */
export const stepForward = (load: Tracked, step: StepName, at: string): Progress =>
  step.stop === null
    ? { status: step.status, intermediateStops: load.intermediateStops }
    : withStopTime(load, step, at);

/** The load after its last step was taken back; the event to keep is `undo:` and the status. */
export const stepBack = (load: Tracked, step: StepName): Progress => {
  if (step.stop !== null) return withStopTime(load, step, null);
  const before = stepNames(load)[currentIndex(load) - 1];
  return { status: before?.stop === null ? before.status : 'loaded', intermediateStops: load.intermediateStops };
};

export const undoDetail = (status: LoadStatus): string => `${UNDO}${status}`;

/** Whether the vehicle has begun: at origin or later. */
export const isStarted = (load: { status: string }): boolean =>
  LOAD_STATUSES.indexOf(load.status as LoadStatus) >= LOAD_STATUSES.indexOf('at-origin');
