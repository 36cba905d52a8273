/** How long a write waits for the one that is under way: longer than an import of as many rows as it takes. */
const PATIENCE_MS = 30_000;

/** Who of the connections of a database may write: one, until it has ended what it began. The others stand in line. */
export type Turns = {
  isOf: (connection: object) => boolean;
  /** Rejects like the engine itself, as busy, when it takes too long. */
  take: (connection: object) => Promise<void>;
  /** Does nothing when it isn't this one's turn. */
  give: (connection: object) => void;
};

const newTurns = (patience: number): Turns => {
  const line: { connection: object; begin: () => void }[] = [];
  let writing: object | null = null;
  return {
    isOf: connection => connection === writing,
    take: connection => {
      if (!writing) {
        writing = connection;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const place = { connection, begin: () => {} };
        const timer = setTimeout(() => {
          line.splice(line.indexOf(place), 1);
          reject(Object.assign(new Error('somebody else has been writing for too long'), { code: 'SQLITE_BUSY' }));
        }, patience);
        place.begin = () => {
          clearTimeout(timer);
          // A moment in which another process may write, which else would wait for as long as this one has a line.
          setTimeout(resolve, 1);
        };
        line.push(place);
      });
    },
    give: connection => {
      if (connection !== writing) return;
      const next = line.shift();
      writing = next?.connection ?? null;
      next?.begin();
    },
  };
};

const all = new WeakMap<object, Turns>();

/** The turns of a database, by the configuration that its connections share. */
export const turnsOf = (config: object, patience: number = PATIENCE_MS): Turns => {
  const turns = all.get(config) ?? newTurns(patience);
  all.set(config, turns);
  return turns;
};
