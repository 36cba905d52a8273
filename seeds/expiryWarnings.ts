import { warningStretches } from '#domain/documents';
import type { Row } from './rows.ts';
import type { World } from './world.ts';

/** Of the papers in force that expire soon people were told the working day before: nothing is left to be said at the first start. */
export const buildExpiryWarnings = (documents: readonly Row[], { calendar }: World): Row[] => {
  const at = calendar.at(calendar.work(calendar.today, -1), 7 * 60);
  const replaced = new Set(documents.map(({ replacesId }) => replacesId));
  const inForce = documents.filter(({ id }) => !replaced.has(id));
  return warningStretches(calendar.today).flatMap(({ daysAhead, from, to }) =>
    inForce
      .filter(({ expirationDate }) => expirationDate && `${expirationDate}` >= from && `${expirationDate}` <= to)
      .map(({ id, expirationDate }) => ({ documentId: id, expirationDate, daysAhead, at })),
  );
};
