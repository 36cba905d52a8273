/** Browsers without it have none to tell of their idle moments: then a moment later than the page. */
const LATER_MS = 1_000;

/** Does it once nothing else is to be done; the answer takes that back. */
export const whenIdle = (act: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, LATER_MS);
  return () => clearTimeout(timer);
};
