import type { Db } from '../database/db.ts';
import { HttpError } from '../http/HttpError.ts';
import type { User } from '../world.ts';
import { type Device, deviceOf } from './deviceOf.ts';
import { alive } from './session.ts';
import { tokenHash } from './tokens.ts';

/** Who logs in by a program may have thousands: those used last are named, all are counted and can be ended together. */
const MAX_LISTED = 50;

type Row = { id: string; userAgent: string | null; createdAt: string; lastSeenAt: string };

/** A session as its owner is told of it. */
type OwnSession = Device & { id: string; isPresent: boolean; createdAt: string; lastSeenAt: string };

/** What a session is called outside of the server: not even the hash that is kept of it. */
const publicId = (id: string): string => tokenHash(id).slice(0, 16);

const own = (db: Db, user: User, now: Date) => db('sessions').where({ userId: user.id }).where(alive(now));

/** The present one first, then by when they were used. */
const listed = (db: Db, user: User, now: Date): Promise<Row[]> =>
  own(db, user, now)
    .orderByRaw('case when "id" = ? then 0 else 1 end, "lastSeenAt" desc, "id"', [user.sessionId ?? ''])
    .limit(MAX_LISTED)
    .select('id', 'userAgent', 'createdAt', 'lastSeenAt');

/** Where an account is open, and in how many places. */
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
 * Ends one of the account's other sessions. 404 when it is over, somebody else's or none at all; 409 for the one that
 * asks, which is logged out of, so that the page and a phone forget what they keep.
 */
export const closeSession = async (db: Db, user: User, id: string, now: Date): Promise<void> => {
  const found = (await listed(db, user, now)).find(row => publicId(row.id) === id);
  if (found?.id === user.sessionId) throw new HttpError(409, 'errors.auth.presentSession');
  const ended = found ? await db('sessions').where({ id: found.id }).del() : 0;
  if (ended !== 1) throw new HttpError(404, 'errors.auth.noSession');
};
