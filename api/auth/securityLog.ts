import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { HttpError } from '../http/HttpError.ts';
import { holderIn } from './guard.ts';

/** Security events to log, besides refusals. */
export type SecurityEvent =
  | 'firstAccount'
  | 'login'
  | 'logout'
  | 'passwordChanged'
  | 'passwordReset'
  | 'recoveryCodesMade'
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'secondFactorRemoved'
  | 'sessionClosed'
  | 'otherSessionsClosed'
  | 'allSessionsClosed';

/** Ids of accounts: the one concerned, and who did it if somebody else. */
type About = { user: number; by?: number; factors?: 1 | 2 };

/** The log and IP address of a request, or of a Ctx made from it. */
type Source = { log: Pick<FastifyBaseLogger, 'info'>; address?: string };

/** The log and address of a request. */
export const sourceOf = ({ log, ip }: FastifyRequest): Source => ({ log, address: ip });

/** Logs one line with ids, address and request number; no name, e-mail or anything typed. */
export const logSecurity = ({ log, address }: Source, event: SecurityEvent, { by, ...about }: About): void => {
  log.info({ event, ...about, ...(by !== undefined && by !== about.user && { by }), address }, 'security');
};

/** Refusals that hint at an attack, by message key (429 and 403 always do). */
const TELLING = new Set([
  'errors.credentials',
  'errors.secondFactor',
  'errors.secondFactorWrong',
  'errors.auth.wrongPassword',
  'errors.auth.resetExpired',
  'errors.auth.setupClosed',
  'errors.auth.noSession',
]);

/** The rule a request broke if it matters here: wrong password or code, too many attempts, no right, a foreign page. */
const ruleOf = ({ statusCode, key, details }: HttpError): string | undefined => {
  const keys = [key, ...Object.values(details.fields ?? {}).map(problem => problem.key)];
  const rule = statusCode === 403 || statusCode === 429 ? key : keys.find(each => TELLING.has(each));
  return rule?.replace(/^errors\./, '');
};

/** Logs a refusal that matters: its rule, the user, and without a login the account concerned. */
export const logRefusal = (request: FastifyRequest, refusal: HttpError): void => {
  const rule = ruleOf(refusal);
  if (!rule) return;
  const user = holderIn(request)?.id ?? refusal.details.account ?? null;
  request.log.warn({ event: 'refused', rule, status: refusal.statusCode, user, address: request.ip }, 'security');
};
