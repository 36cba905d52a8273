import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '#domain/dates';
import type { Config } from '../config.ts';

type Served = Pick<Config, 'publicUrl'>;

const isHttps = ({ publicUrl }: Served): boolean => publicUrl.startsWith('https:');

/**
 * Under https a `__Host-` name, which browsers accept only from this very host over https: no neighbouring site can set
 * it.
 */
const hostCookie = (name: string, config: Served): string => (isHttps(config) ? `__Host-${name}` : name);

/** The name of the session's cookie. */
export const sessionCookie = (config: Served): string => hostCookie('session', config);

/** Tells the page (src/provider/account.ts) that asking who is logged in makes sense; gives no access. */
const hintCookie = (config: Served): string => hostCookie('signedIn', config);

/** Whether the browser logged in and not out again; the session itself may have ended. */
export const mayBeSignedIn = (request: FastifyRequest, config: Served): boolean =>
  hintCookie(config) in request.cookies;

/** In milliseconds. */
export const SESSION_LIFETIME = 30 * DAY;

const cookieOptions = (config: Config) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(config),
  maxAge: SESSION_LIFETIME / 1000,
});

/** Sets the session's cookie and the one that hints at it to the page. */
export const setSessionCookie = (reply: FastifyReply, config: Config, token: string): FastifyReply =>
  reply
    .setCookie(sessionCookie(config), token, cookieOptions(config))
    .setCookie(hintCookie(config), '1', { ...cookieOptions(config), httpOnly: false });

/** Removes both cookies. */
export const clearSessionCookie = (reply: FastifyReply, config: Config): FastifyReply =>
  reply
    .clearCookie(sessionCookie(config), { ...cookieOptions(config), maxAge: undefined })
    .clearCookie(hintCookie(config), { ...cookieOptions(config), httpOnly: false, maxAge: undefined });
