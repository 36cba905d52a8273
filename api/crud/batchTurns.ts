/** The gap in ms in which small requests, a few event-loop rounds each, are answered. */
const GAP_MS = 2;

/**
 * Resolves when it is the caller's turn to read a large batch: one at a time, with a gap for all other requests in
 * between. Otherwise forty exports reading a batch each per event-loop round make every round a second long.
 */
export const createBatchTurns = (gap: number = GAP_MS): (() => Promise<void>) => {
  const line: (() => void)[] = [];
  let isTaken = false;
  const serve = () => {
    line.shift()?.();
    // Runs after the turn's synchronous work, which on SQLite is the reading itself.
    setImmediate(() => {
      if (line.length) setTimeout(serve, gap);
      else isTaken = false;
    });
  };
  return () =>
    new Promise(resolve => {
      line.push(resolve);
      if (isTaken) return;
      isTaken = true;
      setImmediate(serve);
    });
};

/** Shared by the whole process: all users' exports and packages. */
export const batchTurn: () => Promise<void> = createBatchTurns();
