import { dayOf, toRowDay } from '../dates.ts';
import type { DocumentType } from '../documents.ts';
import { canExpire } from '../documents/validity.ts';

/** The days on which a route is driven. */
export type RouteDays = { startDate?: string | null; endDate?: string | null };

/** A document in force of a route's carrier or, with its plate, of one of its vehicles. */
export type RouteDocument = {
  id: number;
  type: DocumentType;
  name: string | null;
  expirationDate: string | null;
  plate: string | null;
};

/** The last day of the route, `YYYY-MM-DD`; today in Spain if it has no dates. */
export const lastRouteDay = ({ startDate, endDate }: RouteDays, now: Date): string =>
  toRowDay(endDate || startDate || dayOf(now));

/**
 * The documents that expire before the route's last day, the longest expired first. Only a warning: the form still saves.
 */
export const expiredDocuments = <P extends Pick<RouteDocument, 'type' | 'expirationDate'>>(
  documents: readonly P[],
  route: RouteDays,
  now: Date,
): P[] => {
  const lastDay = lastRouteDay(route, now);
  const dayIn = ({ expirationDate }: P) => toRowDay(expirationDate ?? '');
  return documents
    .filter(each => each.expirationDate && canExpire(each.type) && dayIn(each) < lastDay)
    .sort((one, other) => dayIn(one).localeCompare(dayIn(other)));
};
