import { DAY, formatDay, shownInSpain } from './dates.ts';

const shown = (iso: string | null | undefined): string => {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : shownInSpain(date);
};

/** A moment in UTC → `DD-MM-YYYY HH:mm` in Spain (Spec 9); '' for what is no moment. */
export const formatMoment = (iso: string | null | undefined): string => {
  const moment = shown(iso);
  return moment && `${formatDay(moment)} ${moment.slice(11, 16)}`;
};

/** `HH:mm` in Spain. */
export const formatClock = (iso: string | null | undefined): string => shown(iso).slice(11, 16);

/** A phone's clock may be this far ahead. */
const AHEAD = 60_000;
/** A phone's reports wait for coverage no longer than this. */
export const REPORTS_WAIT = 30 * DAY;

/**
 * A moment that a phone reports of what it did: the same in UTC with milliseconds, now when it says none, or null when it
 * lies in the future or more than 30 days back.
 */
export const reportedMoment = (at: string | null | undefined, now: Date): string | null => {
  if (!at) return now.toISOString();
  const moment = Date.parse(at);
  const isLikely = moment <= now.getTime() + AHEAD && moment >= now.getTime() - REPORTS_WAIT;
  return isLikely ? new Date(moment).toISOString() : null;
};

const LATE = 60_000;

/** Reported from a place without coverage: it came in well after it was done. */
export const isLate = (at: string | null | undefined, receivedAt: string | null | undefined): boolean =>
  !!at && !!receivedAt && Date.parse(receivedAt) - Date.parse(at) > LATE;
