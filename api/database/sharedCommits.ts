import type { Knex } from 'knex';
import type { Db } from './db.ts';

/** For how long others may come in; who was first waits for the last of them. */
const OPEN_MS = 25;

export type Work<T> = (trx: Knex.Transaction) => Promise<T>;
type Waiting = { work: Work<unknown>; tell: (answer: unknown) => void; refuse: (error: unknown) => void };
export type SharedCommits = <T>(work: Work<T>) => Promise<T>;

/** After which nobody can tell what is left of a transaction: SQLite may have rolled all of it back. */
const isOfEverybody = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && code.startsWith('SQLITE_') && !code.startsWith('SQLITE_CONSTRAINT');
};

/** Does a piece of work; answers how to tell what came of it. */
const outcomeOf = async ({ work, tell }: Waiting, trx: Knex.Transaction): Promise<() => void> => {
  const answer = await work(trx);
  return () => tell(answer);
};

/**
 * The same, all or nothing by itself: what is refused in it leaves what others have done. Not a transaction of Knex in
 * another, which takes longer than most statements.
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
 * Writes of a SQLite database that come at once, one after another in one transaction: each all or nothing by a savepoint
 * of its own, and told how it went once the one commit, which waits for the disk, has stood for all of them. What fails in
 * one is its own; what the whole transaction dies of (no space, a disk that fails) is told to all of them.
 */
export const createSharedCommits = (db: Db): SharedCommits => {
  const line: Waiting[] = [];
  let isGoing = false;

  /** The next in line; those whose requests have come meanwhile are let in first. */
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
          // The first has it to itself so far.
          tellings.push(await (inside.length === 1 ? outcomeOf(one, trx) : outcomeInside(one, trx)));
        }
      });
      for (const tell of tellings) tell();
    } catch (error) {
      // Who never came in has waited for the very same.
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
