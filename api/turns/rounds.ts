/**
 * Milliseconds per round. Identifying users is quick and comes before the work itself: until then nobody knows who must
 * wait behind itself (fairTurns.ts).
 */
export const HEARING_MS = 10;
export const WORKING_MS = 2;

/** Calls `begin` when there is time for it. */
export type NextRound = (begin: () => void) => void;

/**
 * Waits until this event-loop round, or a later one, has time for the work (`lasting`, in ms). Otherwise new
 * connections, heard once a round, starve behind busy ones: with some hundreds of these, for minutes. First in, first
 * out; paused while `isHeld` (arrivals.ts).
 */
export const createRounds = (lasting: number, isHeld = () => false, clock = () => performance.now()): NextRound => {
  const line: (() => void)[] = [];
  let begun: number | null = null;
  const end = () => {
    begun = null;
  };
  // Called once per waiter, but serves the first in line: a newcomer may be called before those put off.
  const serve = () => {
    if (begun === null) {
      if (isHeld()) return void setImmediate(serve);
      begun = clock();
      // Queued before everything put off, so it runs first in the next round.
      setImmediate(end);
    } else if (clock() - begun > lasting) return void setImmediate(serve);
    line.shift()?.();
  };
  return begin => {
    line.push(begin);
    setImmediate(serve);
  };
};
