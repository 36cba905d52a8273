import { DAY, formatDay, shownInSpain } from './dates.ts';

const shown = (iso: string | null | undefined): string => {
  const date = new Date(iso ?? '');
  return Number.isNaN(date.getTime()) ? '' : shownInSpain(date);
};

/** A moment in UTC → `DD-MM-YYYY HH:mm` in Spain (Spec 9); '' if it isn't one. */
export const formatMoment = (iso: string | null | undefined): string => {
  const moment = shown(iso);
  return moment && `${formatDay(moment)} ${moment.slice(11, 16)}`;
};

/** `HH:mm` in Spain. */
export const formatClock = (iso: string | null | undefined): string => shown(iso).slice(11, 16);

/** How far a clock may be ahead, in ms. */
const AHEAD = 60_000;
/** How long a phone's report may wait for coverage, in ms. */
export const REPORTS_WAIT = 30 * DAY;

/**
 * When a phone says it did something: in UTC with milliseconds; now if it doesn't say; null if in the future or over 30
 * days ago.
 */
export const reportedMoment = (at: string | null | undefined, now: Date): string | null => {
  if (!at) return now.toISOString();
  const moment = Date.parse(at);
  const isLikely = moment <= now.getTime() + AHEAD && moment >= now.getTime() - REPORTS_WAIT;
  return isLikely ? new Date(moment).toISOString() : null;
};

/** The same of what waits on a phone whose clock was put right since: a moment that can't be is now, or nobody would take it. */
export const likelyMoment = (at: string, now: Date): string => {
  const moment = reportedMoment(at, now);
  const sent = now.toISOString();
  return moment && moment <= sent ? moment : sent;
};

/** The latest moment (ISO) that can have been noted by now: a later one comes from a clock that was ahead. */
export const latestNoted = (now: Date): string => new Date(now.getTime() + AHEAD).toISOString();

/** Whether a stored moment (ISO) can't have been yet. */
export const isStillToCome = (iso: string, now: Date): boolean => Date.parse(iso) > now.getTime() + AHEAD;

const LATE = 60_000;

/** Whether a report came in well after it was done, for lack of coverage. */
export const isLate = (at: string | null | undefined, receivedAt: string | null | undefined): boolean =>
  !!at && !!receivedAt && Date.parse(receivedAt) - Date.parse(at) > LATE;
