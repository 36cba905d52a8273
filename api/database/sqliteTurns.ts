/** How long a write waits for the one in progress: longer than the largest import takes. */
const PATIENCE_MS = 30_000;
/**
 * How long this process may keep the write lock before leaving a gap for other processes, which would otherwise wait as
 * long as this one has work.
 */
const WITHOUT_GAP_MS = 15;
/** A gap in ms; and a longer one, if another process was met lately, so that its retries hit it. */
const GAP_MS = 1;
const LONG_GAP_MS = 4;
const OF_LATE_MS = 1_000;

/** Which of a database's connections may write: one, until it has ended what it began. The others queue. */
export type Turns = {
  isOf: (connection: object) => boolean;
  /** Rejects with the engine's busy error if it takes too long. */
  take: (connection: object) => Promise<void>;
  /** No effect if it isn't this connection's turn. */
  give: (connection: object) => void;
  /** To be called when another process was found writing. */
  meet: () => void;
};

const newTurns = (patience: number): Turns => {
  const line: { connection: object; begin: () => void }[] = [];
  let writing: object | null = null;
  let lastGap = -Infinity;
  let lastMet = -Infinity;
  let freeSince = -Infinity;
  /** Begins at once, or after a gap if there was none for a while. */
  const inGap = (begin: () => void) => {
    const now = performance.now();
    if (now - lastGap < WITHOUT_GAP_MS) return begin();
    const gap = now - lastMet < OF_LATE_MS ? LONG_GAP_MS : GAP_MS;
    setTimeout(() => {
      lastGap = performance.now();
      begin();
    }, gap);
  };
  return {
    isOf: connection => connection === writing,
    take: connection => {
      if (!writing) {
        writing = connection;
        if (performance.now() - freeSince >= GAP_MS) lastGap = performance.now();
        return new Promise(inGap);
      }
      return new Promise((resolve, reject) => {
        const place = { connection, begin: () => {} };
        const timer = setTimeout(() => {
          line.splice(line.indexOf(place), 1);
          reject(Object.assign(new Error('somebody else has been writing for too long'), { code: 'SQLITE_BUSY' }));
        }, patience);
        place.begin = () => {
          clearTimeout(timer);
          inGap(resolve);
        };
        line.push(place);
      });
    },
    give: connection => {
      if (connection !== writing) return;
      const next = line.shift();
      writing = next?.connection ?? null;
      if (next) next.begin();
      else freeSince = performance.now();
    },
    meet: () => {
      lastMet = performance.now();
    },
  };
};

const all = new WeakMap<object, Turns>();

/** The turns of a database, by the configuration its connections share. */
export const turnsOf = (config: object, patience: number = PATIENCE_MS): Turns => {
  const turns = all.get(config) ?? newTurns(patience);
  all.set(config, turns);
  return turns;
};
