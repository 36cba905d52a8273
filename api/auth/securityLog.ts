import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { HttpError } from '../http/HttpError.ts';
import { holderIn } from './guard.ts';

/** What whoever watches over an installation wants to know of, beside what is refused. */
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

/** Ids of accounts: whose it is, and who did it when that is somebody else. */
type About = { user: number; by?: number; factors?: 1 | 2 };

/** Of a request, or of what it started (Ctx): its log, and the address that it came from. */
type Source = { log: Pick<FastifyBaseLogger, 'info'>; address?: string };

export const sourceOf = ({ log, ip }: FastifyRequest): Source => ({ log, address: ip });

/** Writes one line with ids and the address, and with the number of its request; no name, e-mail or anything typed. */
export const logSecurity = ({ log, address }: Source, event: SecurityEvent, { by, ...about }: About): void => {
  log.info({ event, ...about, ...(by !== undefined && by !== about.user && { by }), address }, 'security');
};

/** Refusals that tell of somebody trying, by what they say (429 and 403 do always). */
const TELLING = new Set([
  'errors.credentials',
  'errors.secondFactor',
  'errors.secondFactorWrong',
  'errors.auth.wrongPassword',
  'errors.auth.resetExpired',
  'errors.auth.setupClosed',
  'errors.auth.noSession',
]);

/** The rule that a request broke when it matters here: wrong password or code, too many of them, no right, a foreign page. */
const ruleOf = ({ statusCode, key, details }: HttpError): string | undefined => {
  const keys = [key, ...Object.values(details.fields ?? {}).map(problem => problem.key)];
  const rule = statusCode === 403 || statusCode === 429 ? key : keys.find(each => TELLING.has(each));
  return rule?.replace(/^errors\./, '');
};

/** The same for what is refused: by which rule, to whom, and whose account it was about when nobody is logged in. */
export const logRefusal = (request: FastifyRequest, refusal: HttpError): void => {
  const rule = ruleOf(refusal);
  if (!rule) return;
  const user = holderIn(request)?.id ?? refusal.details.account ?? null;
  request.log.warn({ event: 'refused', rule, status: refusal.statusCode, user, address: request.ip }, 'security');
};
