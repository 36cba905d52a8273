import type { FastifyBaseLogger, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Knex } from 'knex';
import { DAY, HOUR } from '#domain/dates';
import type { Role } from '#domain/roles';
import { byIds } from '../crud/byIds.ts';
import type { Deps } from '../crud/ctx.ts';
import type { Db } from '../database/db.ts';
import { unlessAccessChanged } from '../database/generation.ts';
import { HttpError } from '../http/HttpError.ts';
import type { User } from '../world.ts';
import { type DutyColumns, dutyColumns, dutyOfRow } from './duties.ts';
import { SESSION_LIFETIME, sessionCookie } from './sessionCookies.ts';
import { newToken, tokenHash } from './tokens.ts';

const IDLE = 7 * DAY;
/** How stale `lastSeenAt` may get, in ms: a write per request would cost more than it is worth. */
const SEEN_EVERY = HOUR;
/** If it couldn't be written, it is retried after this time, in ms. */
const SEEN_AGAIN = 60_000;

/** Starts a session and gives its token: a new random one at every login; only its hash is stored. */
export const startSession = async (
  db: Db,
  userId: number,
  now: Date,
  userAgent: string | undefined,
): Promise<string> => {
  const token = newToken();
  await db('sessions').insert({
    id: tokenHash(token),
    userId,
    createdAt: now.toISOString(),
    lastSeenAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME).toISOString(),
    userAgent: userAgent?.slice(0, 250) ?? null,
  });
  return token;
};

/** Ends the session of a token; gives how many were ended, 0 or 1. */
export const endSession = (db: Db, token: string): Promise<number> =>
  db('sessions')
    .where({ id: tokenHash(token) })
    .del();

/** Ends all sessions of an account except `except`: logout everywhere, new password, deactivation. */
export const endSessionsOf = (db: Db, userId: number, except?: string): Promise<number> => {
  const query = db('sessions').where({ userId });
  if (except) query.whereNot({ id: except });
  return query.del();
};

/** Ends all sessions of a company's accounts: its carrier, client or vehicle was removed. */
export const endSessionsWhere = (db: Db, owner: Record<string, number>): Promise<number> =>
  db('sessions').whereIn('userId', db('users').where(owner).select('id')).del();

type Found = DutyColumns & {
  sessionId: string;
  lastSeenAt: string;
  expiresAt: string;
  id: number;
  username: string;
  email: string;
  role: Role;
  carrierId: number | null;
  clientId: number | null;
  vehicleId: number | null;
};

/**
 * Accounts that may log in: active, not removed, and their carrier or client not removed (Design 3). Used by login and
 * by every request, so that a withdrawn right takes effect at once.
 */
export const activeUsers = (db: Db) =>
  db('users')
    .leftJoin('carriers', 'carriers.id', 'users.carrierId')
    .leftJoin('clients', 'clients.id', 'users.clientId')
    .leftJoin('vehicles', 'vehicles.id', 'users.vehicleId')
    .leftJoin('carriers as owners', 'owners.id', 'vehicles.carrierId')
    .where({ 'users.isActive': true, 'users.disabled': false })
    .where(any => any.whereNull('carriers.id').orWhere('carriers.disabled', false))
    .where(any => any.whereNull('clients.id').orWhere('clients.disabled', false))
    .where(any => any.whereNull('vehicles.id').orWhere('vehicles.disabled', false))
    .where(any => any.whereNull('owners.id').orWhere('owners.disabled', false));

/**
 * Narrows to valid sessions: used within a week, begun within a month. A session dated in the future comes from a wrong
 * clock and must not live longer for it.
 */
export const alive =
  (now: Date) =>
  (query: Knex.QueryBuilder): void => {
    const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
    query
      .where('sessions.expiresAt', '>', now.toISOString())
      .where('sessions.lastSeenAt', '>', at(-IDLE))
      .where('sessions.lastSeenAt', '<', at(IDLE));
  };

/** The same check for a session already read. */
const isAlive = ({ expiresAt, lastSeenAt }: Found, now: Date): boolean =>
  Date.parse(expiresAt) > now.getTime() && Math.abs(now.getTime() - Date.parse(lastSeenAt)) < IDLE;

const askForSessions = byIds<Found, string>((db, hashes) =>
  activeUsers(db)
    .join('sessions', 'sessions.userId', 'users.id')
    .whereIn('sessions.id', hashes)
    .select(
      'sessions.id as sessionId',
      'sessions.lastSeenAt',
      'sessions.expiresAt',
      'users.id',
      'users.username',
      'users.email',
      'users.role',
      'users.carrierId',
      'users.clientId',
      'users.vehicleId',
      ...dutyColumns(db),
    ),
);

const askForSession = async (db: Db, token: string): Promise<Found | undefined> =>
  (await askForSessions(db, [tokenHash(token)]))[0];

/** The session is cached until accounts or sessions change, but its age is checked every time. */
const findSession = async (db: Db, token: string, now: Date): Promise<Found | undefined> => {
  const found = await unlessAccessChanged(db, `session ${token}`, () => askForSession(db, token));
  return found && isAlive(found, now) ? found : undefined;
};

const userIn = ({ sessionId, id, username, email, role, carrierId, clientId, vehicleId }: Found): User => ({
  sessionId,
  id,
  username,
  email,
  role,
  carrierId,
  clientId,
  vehicleId,
});

/**
 * A page names the account that it was opened for: once another tab has logged somebody else in, the cookie is theirs,
 * and nothing may be done in their name. Who names nobody, as other clients, goes by the cookie alone.
 */
const checkAccount = ({ headers }: FastifyRequest, { id }: Found): void => {
  const named = headers['account-id'];
  if (named !== undefined && named !== String(id)) throw new HttpError(401, 'errors.unauthorized');
};

/**
 * Sets the user of the session on each API request; the account is read again once accounts or sessions have been
 * written.
 */
export const readSession = ({ db, world, config }: Deps, cookie = sessionCookie(config)): onRequestAsyncHookHandler => {
  let unwritten = 0;
  /** A full disk or a locked database must not prevent reading. */
  const noteSeen = async (id: string, now: Date, log: FastifyBaseLogger): Promise<void> => {
    if (Math.abs(now.getTime() - unwritten) < SEEN_AGAIN) return;
    try {
      await db('sessions').where({ id }).update({ lastSeenAt: now.toISOString() });
    } catch (error) {
      unwritten = now.getTime();
      log.warn({ err: error }, 'lastSeenAt not written');
    }
  };
  return async request => {
    const token = request.cookies[cookie];
    if (!token || !request.url.startsWith('/api/')) return;
    const now = world.now();
    const session = await findSession(db, token, now);
    if (!session) return;
    checkAccount(request, session);
    if (now.getTime() - Date.parse(session.lastSeenAt) > SEEN_EVERY)
      await noteSeen(session.sessionId, now, request.log);
    const duty = dutyOfRow(session);
    if (duty) request.owing = { user: userIn(session), duty };
    else request.user = userIn(session);
  };
};
