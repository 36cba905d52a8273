/** In which those who ask something small, some rounds of the event loop for each, are answered. */
const GAP_MS = 2;

/**
 * Answers when it is one's turn to read much: one at a time, and with a gap for everybody else before the next of those
 * that wait. Forty exports that each take a batch in each round of the event loop else make a second of it.
 */
export const createBatchTurns = (gap: number = GAP_MS): (() => Promise<void>) => {
  const line: (() => void)[] = [];
  let isTaken = false;
  const serve = () => {
    line.shift()?.();
    // Comes after what is done at once, which on SQLite is the reading itself.
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

/** Of the whole process: exports and packs of all who ask for them. */
export const batchTurn: () => Promise<void> = createBatchTurns();
