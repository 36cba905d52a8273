import { DAY } from '#domain/dates';
import type { Db } from '../database/db.ts';
import { addAttempts, recentAttempts, tooMany } from './attempts.ts';

/** Failures allowed for a name, and for an address, in fifteen minutes. */
const MAX_FAILURES = 10;
/** Further guesses from one address that may be in progress at once: an office starting its day behind one address. */
const MAX_UNDER_WAY = 50;
/** How long an address with a successful login counts as the account's own. */
export const KNOWN_FOR = 30 * DAY;

export type LoginAttempt = {
  failed: () => Promise<void>;
  /** The password was right, but didn't suffice to log in: counts neither for nor against anybody. */
  withdrawn: () => Promise<void>;
  /** Clears earlier failures and remembers the address as the account's own. */
  succeeded: (db: Db) => Promise<void>;
};

// With a prefix each: a name may look like another name followed by an address.
const subjectsOf = (name: string, address: string) => ({ anywhere: `name:${name}`, here: `here:${name}@${address}` });

const failedAt = (address: string): string => `failed:${address}`;

/** Clears the failures counted against an account, also those that its attempts added to the address. */
export const forgetFailures = async (
  db: Db,
  name: string,
  address: string,
  underWay: readonly number[] = [],
): Promise<void> => {
  const subjects = Object.values(subjectsOf(name, address));
  // The attempt itself is no failure: others of its moment stay.
  const failures = db('attempts').whereIn('subject', subjects).whereNotIn('id', underWay);
  const against: { at: string }[] = await failures.select('at');
  const moments = against.map(each => each.at);
  await db('attempts')
    .where({ subject: failedAt(address) })
    .whereIn('at', moments)
    .del();
  await db('attempts').whereIn('subject', subjects).del();
};

/**
 * The same wherever they came from: whoever set the account a new password, and tells it to its owner, means to let the owner in.
 * A name may contain an @, an address can't: what follows this name isn't part of another.
 */
export const forgetFailuresAnywhere = async (db: Db, name: string): Promise<void> => {
  const { anywhere, here } = subjectsOf(name, '');
  const begun: { subject: string }[] = await db('attempts')
    .whereRaw('substr(??, 1, ?) = ?', ['subject', [...here].length, here])
    .distinct('subject');
  const known = begun.map(each => each.subject).filter(subject => !subject.slice(here.length).includes('@'));
  const subjects = [anywhere, ...known];
  const against: { at: string }[] = await db('attempts').whereIn('subject', subjects).select('at');
  const moments = against.map(each => each.at);
  await db('attempts')
    .where('subject', 'like', `${failedAt('')}%`)
    .whereIn('at', moments)
    .del();
  await db('attempts').whereIn('subject', subjects).del();
};

/**
 * Counts a guess before checking it, so that simultaneous ones are caught; 429 after too many. Keyed by the account's
 * name, however spelled, and the socket's address; nothing else of a request counts. Guesses from an address where the
 * account has logged in before count separately, so that strangers can't lock it out, neither from elsewhere nor from
 * the same address.
 */
export const beginAttempt = async (db: Db, name: string, address: string, now: Date): Promise<LoginAttempt> => {
  const known = `known:${name}@${address}`;
  const since = new Date(now.getTime() - KNOWN_FOR).toISOString();
  const isKnown = await db('attempts').where({ subject: known }).where('at', '>', since).first('id');
  const { anywhere, here } = subjectsOf(name, address);
  const [own, failed, underWay] = [isKnown ? here : anywhere, failedAt(address), `trying:${address}`];

  const ids = await addAttempts(db, [own, underWay], now);
  const counts = await recentAttempts(db, [own, failed, underWay], now);
  const totalOf = (subject: string) => counts.get(subject)?.total ?? 0;
  const failures = isKnown ? 0 : totalOf(failed);
  const exceeded =
    totalOf(own) > MAX_FAILURES
      ? own
      : failures >= MAX_FAILURES
        ? failed
        : failures + totalOf(underWay) > MAX_UNDER_WAY
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
      await forgetFailures(inside, name, address, ids);
      await inside('attempts').where({ subject: known }).orWhereIn('id', ids).del();
      await addAttempts(inside, [known], now);
    },
  };
};
