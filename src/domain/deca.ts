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
  | 'nature'
  /** There is one, which says what isn't so any more: a new one is made by asking for it. */
  | 'stale';

/** How it stands with the control document of a route. */
export type DecaView = {
  /** `waiting`: the route isn't confirmed yet. */
  state: 'waiting' | 'ready' | 'missing' | 'international';
  problems: DecaProblem[];
  /** Where whoever checks the transport downloads it, and the same as a code: a line of 0 and 1 for each of its rows. */
  url: string | null;
  code: string[] | null;
  createdAt: string | null;
};

/** Why there is none, as a message key: the office is told what only it can put right. `late`: it is just not made yet. */
export const decaRefusal = ({ problems }: Pick<DecaView, 'problems'>, role: Role): string => {
  const [problem = 'late'] = problems;
  return `errors.deca.${problem === 'insecure' && isAdminLevel(role) ? 'insecureOffice' : problem}`;
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
