import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '#domain/dates';
import type { Config } from '../config.ts';

type Served = Pick<Config, 'publicUrl'>;

const isHttps = ({ publicUrl }: Served): boolean => publicUrl.startsWith('https:');

/** Under https a name that browsers take only from this very host, over https: no neighbour's page can plant one. */
const hostCookie = (name: string, config: Served): string => (isHttps(config) ? `__Host-${name}` : name);

export const sessionCookie = (config: Served): string => hostCookie('session', config);

/** Tells the page (src/app/account.ts) that it may ask who is logged in; it opens nothing. */
const hintCookie = (config: Served): string => hostCookie('signedIn', config);

/** Whether somebody has logged in there and not out again; whether the session still holds is another question. */
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

export const setSessionCookie = (reply: FastifyReply, config: Config, token: string): FastifyReply =>
  reply
    .setCookie(sessionCookie(config), token, cookieOptions(config))
    .setCookie(hintCookie(config), '1', { ...cookieOptions(config), httpOnly: false });

export const clearSessionCookie = (reply: FastifyReply, config: Config): FastifyReply =>
  reply
    .clearCookie(sessionCookie(config), { ...cookieOptions(config), maxAge: undefined })
    .clearCookie(hintCookie(config), { ...cookieOptions(config), httpOnly: false, maxAge: undefined });
