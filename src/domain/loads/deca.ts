import { isSpain } from '../geography/address.ts';
import type { Place } from '../geography/places.ts';
import { isAdminLevel, type Role } from '../roles.ts';

/** Why a route's control document can't be made, in the order in which to fix it. */
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

/** The state of a route's control document. */
export type DecaView = {
  /**
   * `waiting`: the route isn't confirmed yet. `stale`: the latest document no longer matches the route; it is still
   * offered, since a driver who is stopped has to show one (Resolución of 5 June 2026).
   */
  state: 'waiting' | 'ready' | 'stale' | 'missing' | 'international';
  /** What prevents making it, or a new one. */
  problems: DecaProblem[];
  /** The address where an inspector downloads it, and that address as a QR code: a line of 0s and 1s per row. */
  url: string | null;
  code: string[] | null;
  createdAt: string | null;
  /**
   * The last of those that it replaced, newest first: both parties can have them for a year (Resolución of 5 June
   * 2026). Not for the driver, who shows the last one.
   */
  earlier?: { url: string; createdAt: string }[];
};

/**
 * The warning for a missing or outdated document, as a message key; null if none. The office is told the problem that
 * only it can solve; `late` means there is no problem, it just isn't made yet.
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

/** Whether all places are in Spain: then the load carries a control document, otherwise a CMR. */
export const isDomestic = ({ origin, destination, intermediateStops }: Carried): boolean =>
  [origin, destination, ...(intermediateStops ?? []).map(stop => stop.destination)].every(
    place => !place || isSpain(place),
  );

/** Whether it is said what the goods are, if only by their kind: every paper of a transport has to (Orden FOM/2861/2012 art. 6.d). */
export const saysNature = ({
  goodsNature,
  loadType,
}: {
  goodsNature?: string | null;
  loadType?: string | null;
}): boolean => !!goodsNature || !!loadType;
