import type { Db } from '../database/db.ts';
import { HttpError } from '../http/HttpError.ts';
import type { User } from '../world.ts';
import { type Device, deviceOf } from './deviceOf.ts';
import { alive } from './session.ts';
import { tokenHash } from './tokens.ts';

/** A program may open thousands of sessions: the last used are listed, all are counted and can be ended together. */
const MAX_LISTED = 50;

type Row = { id: string; userAgent: string | null; createdAt: string; lastSeenAt: string };

/** A session as its owner sees it. */
type OwnSession = Device & { id: string; isPresent: boolean; createdAt: string; lastSeenAt: string };

/** A session's id outside the server: not even the stored hash. */
const publicId = (id: string): string => tokenHash(id).slice(0, 16);

const own = (db: Db, user: User, now: Date) => db('sessions').where({ userId: user.id }).where(alive(now));

/** The current session first, then the last used. */
const listed = (db: Db, user: User, now: Date): Promise<Row[]> =>
  own(db, user, now)
    .orderByRaw('case when "id" = ? then 0 else 1 end, "lastSeenAt" desc, "id"', [user.sessionId ?? ''])
    .limit(MAX_LISTED)
    .select('id', 'userAgent', 'createdAt', 'lastSeenAt');

/** An account's open sessions, and how many there are. */
export const ownSessions = async (
  db: Db,
  user: User,
  now: Date,
): Promise<{ sessions: OwnSession[]; total: number }> => {
  const rows = await listed(db, user, now);
  const counted: { total: number }[] = await own(db, user, now).count({ total: '*' });
  const sessions = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id: publicId(id),
    isPresent: id === user.sessionId,
    ...deviceOf(userAgent),
    createdAt,
    lastSeenAt,
  }));
  return { sessions, total: Number(counted[0]?.total ?? 0) };
};

/**
 * Ends one of the account's other sessions. 404 if it is over, somebody else's or unknown; 409 for the current one,
 * which must log out so that page and phone forget what they keep.
 */
export const closeSession = async (db: Db, user: User, id: string, now: Date): Promise<void> => {
  const found = (await listed(db, user, now)).find(row => publicId(row.id) === id);
  if (found?.id === user.sessionId) throw new HttpError(409, 'errors.auth.presentSession');
  const ended = found ? await db('sessions').where({ id: found.id }).del() : 0;
  if (ended !== 1) throw new HttpError(404, 'errors.auth.noSession');
};
