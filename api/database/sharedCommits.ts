import type { Knex } from 'knex';
import type { Db } from './db.ts';

/** How long, in ms, further writes may join; the first waits for the last. */
const OPEN_MS = 25;

export type Work<T> = (trx: Knex.Transaction) => Promise<T>;
type Waiting = { work: Work<unknown>; tell: (answer: unknown) => void; refuse: (error: unknown) => void };
export type SharedCommits = <T>(work: Work<T>) => Promise<T>;

/** Whether an error leaves the whole transaction in doubt: SQLite may have rolled it all back. */
const isOfEverybody = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT');
};

/** Runs a write; gives how to tell its outcome. */
const outcomeOf = async ({ work, tell }: Waiting, trx: Knex.Transaction): Promise<() => void> => {
  const answer = await work(trx);
  return () => tell(answer);
};

/**
 * The same in a savepoint of its own: a failed write leaves the others' alone. Not a nested Knex transaction, which is
 * slower than most statements.
 */
const outcomeInside = async (one: Waiting, trx: Knex.Transaction): Promise<() => void> => {
  await trx.raw('savepoint one');
  try {
    const outcome = await outcomeOf(one, trx);
    await trx.raw('release one');
    return outcome;
  } catch (error) {
    if (isOfEverybody(error)) throw error;
    await trx.raw('rollback to one');
    await trx.raw('release one');
    return () => one.refuse(error);
  }
};

const breath = () => new Promise<void>(resolve => setImmediate(resolve));

/**
 * Runs SQLite writes that arrive together in one transaction: each in its own savepoint, all answered after the one
 * commit. A failed write fails alone; a failed commit (no space, a broken disk) fails all.
 */
export const createSharedCommits = (db: Db): SharedCommits => {
  const line: Waiting[] = [];
  let isGoing = false;

  /** The next in line; requests that arrived meanwhile are let in first. */
  const next = async (): Promise<Waiting | undefined> => {
    if (!line.length) await breath();
    return line.shift();
  };

  const goTogether = async (): Promise<void> => {
    const inside: Waiting[] = [];
    const tellings: (() => void)[] = [];
    try {
      await db.transaction(async trx => {
        const closes = performance.now() + OPEN_MS;
        for (let one = line.shift(); one; one = performance.now() < closes ? await next() : undefined) {
          inside.push(one);
          // The first is alone in the transaction, so it needs no savepoint.
          tellings.push(await (inside.length === 1 ? outcomeOf(one, trx) : outcomeInside(one, trx)));
        }
      });
      for (const tell of tellings) tell();
    } catch (error) {
      // If the transaction couldn't begin, all in line were waiting for it.
      for (const { refuse } of inside.length ? inside : line.splice(0)) refuse(error);
    }
  };

  const go = async (): Promise<void> => {
    isGoing = true;
    while (line.length) await goTogether();
    isGoing = false;
  };

  return work =>
    new Promise((resolve, reject) => {
      line.push({ work, tell: answer => resolve(answer as Awaited<ReturnType<typeof work>>), refuse: reject });
      if (!isGoing) void go();
    });
};
