import { dayOf, toRowDay } from './dates.ts';
import type { DocumentType } from './documents.ts';
import { canExpire } from './documentValidity.ts';

/** What says on which days a route is driven. */
export type RouteDays = { startDate?: string | null; endDate?: string | null };

/** A paper in force of a route's carrier or of one of its vehicles, whose plate it then has. */
export type Paper = {
  id: number;
  type: DocumentType;
  name: string | null;
  expirationDate: string | null;
  plate: string | null;
};

/** The last day on which a route is driven, as far as its dates say: today in Spain without any. */
export const lastRouteDay = ({ startDate, endDate }: RouteDays, now: Date): string =>
  toRowDay(endDate || startDate || dayOf(now));

/** The papers that will have expired on a route's last day, the longest expired first: they warn and let save. */
export const expiredPapers = <P extends Pick<Paper, 'type' | 'expirationDate'>>(
  papers: readonly P[],
  route: RouteDays,
  now: Date,
): P[] => {
  const lastDay = lastRouteDay(route, now);
  const dayIn = ({ expirationDate }: P) => toRowDay(expirationDate ?? '');
  return papers
    .filter(paper => paper.expirationDate && canExpire(paper.type) && dayIn(paper) < lastDay)
    .sort((one, other) => dayIn(one).localeCompare(dayIn(other)));
};
