import { DAY } from '#domain/dates';
import type { Db } from '../database/db.ts';
import { addAttempts, recentAttempts, tooMany } from './attempts.ts';

/** Failures that a name, and an address, may have in fifteen minutes. */
const MAX_FAILURES = 10;
/** Guesses of one address that may be under way at once besides: an office that begins its day behind one address. */
const MAX_UNDER_WAY = 50;
/** For how long an address from which an account came in is one of its own. */
export const KNOWN_FOR = 30 * DAY;

export type LoginAttempt = {
  failed: () => Promise<void>;
  /** It was right, but doesn't let in by itself: it counts neither for nor against anybody. */
  withdrawn: () => Promise<void>;
  /** Forgets what counted against the account, and that at the address which was against this account. */
  succeeded: (db: Db) => Promise<void>;
};

/**
 * Counts a guess before it is checked, so that many at once are caught; 429 when there were too many. The key is the
 * account's name however it is spelled, and apart from that the socket's address: nothing else of a request. Guesses
 * from an address where the account has come in before count on their own, so that a stranger can't lock it out.
 */
export const beginAttempt = async (db: Db, name: string, address: string, now: Date): Promise<LoginAttempt> => {
  const known = `known:${name}@${address}`;
  const since = new Date(now.getTime() - KNOWN_FOR).toISOString();
  const isKnown = await db('attempts').where({ subject: known }).where('at', '>', since).first('id');
  const anywhere = `name:${name}`;
  // Of a kind of its own: a name may be another one's with an address behind it.
  const here = `here:${name}@${address}`;
  const [own, failed, underWay] = [isKnown ? here : anywhere, `failed:${address}`, `trying:${address}`];

  const ids = await addAttempts(db, [own, underWay], now);
  const counts = await recentAttempts(db, [own, failed, underWay], now);
  const totalOf = (subject: string) => counts.get(subject)?.total ?? 0;
  const exceeded =
    totalOf(own) > MAX_FAILURES
      ? own
      : totalOf(failed) >= MAX_FAILURES
        ? failed
        : totalOf(failed) + totalOf(underWay) > MAX_UNDER_WAY
          ? underWay
          : null;
  if (exceeded) {
    await db('attempts').whereIn('id', ids).del();
    throw tooMany(counts.get(exceeded)?.oldest ?? null, now);
  }

  return {
    failed: async () => {
      await db('attempts').whereIn('id', ids).where({ subject: underWay }).update({ subject: failed });
    },
    withdrawn: async () => {
      await db('attempts').whereIn('id', ids).del();
    },
    succeeded: async inside => {
      const against: { at: string }[] = await inside('attempts').whereIn('subject', [anywhere, here]).select('at');
      const moments = against.map(each => each.at);
      await inside('attempts').where({ subject: failed }).whereIn('at', moments).del();
      await inside('attempts').whereIn('subject', [anywhere, here, known]).orWhereIn('id', ids).del();
      await addAttempts(inside, [known], now);
    },
  };
};
