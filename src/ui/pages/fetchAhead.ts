/** Browsers without it have none to tell of their idle moments: then a moment later than the page. */
const LATER_MS = 1_000;

const whenIdle = (act: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, LATER_MS);
  return () => clearTimeout(timer);
};

/** Whoever pays for each megabyte, and told the browser so, waits instead. */
const isSparing = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/**
 * Fetches a part of the application once nothing else is to be done, for when it is needed; the answer takes that back.
 * Whoever needs one that can't be had asks for it again, and says so then.
 */
export const fetchAhead = (ask: () => Promise<unknown>): (() => void) | undefined =>
  isSparing() ? undefined : whenIdle(() => void ask().catch(() => {}));
