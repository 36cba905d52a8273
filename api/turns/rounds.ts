/**
 * Finding out who asks is quick, and goes before the work itself: until then nobody knows who has to wait behind himself
 * (fairTurns.ts).
 */
export const HEARING_MS = 10;
export const WORKING_MS = 2;

/**
 * Answers when there is time for a piece of work in this round of the event loop, of so many milliseconds, or in one of
 * the next. New connections are heard once a round, one at a time; what is read of those that are there already is else
 * worked off within one round, for as long as that takes, which beside some hundreds that ask and ask is minutes. In
 * order: who waits is before who comes. All are put off while `isHeld` (arrivals.ts).
 */
export const createRounds = (
  lasting: number,
  isHeld = () => false,
  clock = () => performance.now(),
): (() => Promise<void>) => {
  const line: (() => void)[] = [];
  let begun: number | null = null;
  const end = () => {
    begun = null;
  };
  // One for each who waits, but whoever is first in line goes: somebody new may be called before who was put off.
  const serve = () => {
    if (begun === null) {
      if (isHeld()) return void setImmediate(serve);
      begun = clock();
      // Stands before all that are put off, and so is the first of the next round.
      setImmediate(end);
    } else if (clock() - begun > lasting) return void setImmediate(serve);
    line.shift()?.();
  };
  return () =>
    new Promise(resolve => {
      line.push(resolve);
      setImmediate(serve);
    });
};
