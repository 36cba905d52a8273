import { isSpain } from './address.ts';
import type { Place } from './places.ts';
import { isAdminLevel, type Role } from './roles.ts';

/** Why a route's control document can't be made, in the order in which it is put right. */
export type DecaProblem =
  | 'insecure'
  | 'loads'
  | 'office'
  | 'carrier'
  | 'ownFleet'
  | 'date'
  | 'vehicle'
  | 'towing'
  | 'places'
  | 'nature';

/** How it stands with the control document of a route. */
export type DecaView = {
  /**
   * `waiting`: the route isn't confirmed yet. `stale`: the latest isn't what would be made today; it is there all the
   * same, since a driver who is stopped has to show one (Resolución of 5 June 2026).
   */
  state: 'waiting' | 'ready' | 'stale' | 'missing' | 'international';
  /** What keeps it from being made, or made anew. */
  problems: DecaProblem[];
  /** Where whoever checks the transport downloads it, and the same as a code: a line of 0 and 1 for each of its rows. */
  url: string | null;
  code: string[] | null;
  createdAt: string | null;
};

/**
 * What is said of a document that isn't there, or says what isn't so any more, as a message key: the office is told what
 * only it can put right. `late`: it is just not made yet. null while nothing is to be said.
 */
export const decaWarning = ({ state, problems }: Pick<DecaView, 'state' | 'problems'>, role: Role): string | null => {
  if (state !== 'missing' && state !== 'stale') return null;
  const [problem] = problems;
  if (!problem) return state === 'stale' ? 'errors.deca.stale' : 'errors.deca.late';
  const reason = problem === 'insecure' && isAdminLevel(role) ? 'insecureOffice' : problem;
  return state === 'stale' ? `errors.deca.notAnew.${reason}` : `errors.deca.${reason}`;
};

type Carried = {
  origin?: Partial<Place> | null;
  destination?: Partial<Place> | null;
  intermediateStops?: readonly { destination?: Partial<Place> | null }[] | null;
};

/** Taken and left in Spain: a control document goes along; else a CMR does. */
export const isDomestic = ({ origin, destination, intermediateStops }: Carried): boolean =>
  [origin, destination, ...(intermediateStops ?? []).map(stop => stop.destination)].every(
    place => !place || isSpain(place),
  );
