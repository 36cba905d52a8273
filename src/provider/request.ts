import { HttpError } from 'react-admin';
import { DUTIES, type Duty } from '#domain/permissions/duties';
import { language } from '../texts/language.ts';
import { getSession, sessionExpired, sessionOwes } from './session.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Options = { body?: object | FormData; headers?: Record<string, string>; signal?: AbortSignal };

/** What the API answers a refusal with (Design 4). */
type Refusal = { message?: unknown; code?: unknown };

/** What has to be done before anything else, when that is why a call was refused. */
const dutyIn = (body: unknown): Duty | undefined =>
  DUTIES.find(duty => (body as Refusal | null)?.code === `auth.owes.${duty}`);

/**
 * Calls about whoever's session the browser has: that nobody is logged in is their answer, and no session that ended over
 * a page. All others name the account that the page is open for: another tab may have logged somebody else in since.
 */
const ASKS_WHO = /^\/auth\/(check|login|logout)\/$/;

const isNamed = (error: unknown, name: string): boolean => error instanceof DOMException && error.name === name;

/**
 * For a connection that failed, took too long, or broke off in the middle of an answer; who gave up waiting hears of that
 * instead. Before version 124 Chrome calls both giving up: the signal knows which it was.
 */
const failConnection =
  (signal?: AbortSignal) =>
  (error: unknown): never => {
    if (isNamed(error, 'AbortError') && !isNamed(signal?.reason, 'TimeoutError')) throw error;
    throw new HttpError('errors.connection', 0);
  };

/** `signal`: what the call was made with. */
export const readJson = async (response: Response, signal?: AbortSignal): Promise<unknown> => {
  const text = await response.text().catch(failConnection(signal));
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What a proxy in front of the server refuses by itself comes without a sentence of ours. */
const BY_STATUS: Record<number, string> = {
  401: 'errors.unauthorized',
  403: 'errors.forbidden',
  404: 'errors.notFound',
  408: 'errors.connection',
  413: 'errors.tooLarge',
  429: 'errors.tooMany',
  502: 'errors.connection',
  503: 'errors.unavailable',
  504: 'errors.connection',
  507: 'errors.noSpace',
};

export const messageOf = (body: unknown, status: number): string => {
  const message = (body as Refusal | null)?.message;
  return typeof message === 'string' && message ? message : (BY_STATUS[status] ?? 'errors.internal');
};

/** The one fetch of the application. Rejects with HttpError: status 0 when the server could not be reached (Spec 8). */
export const fetchApi = async (method: Method, path: string, options: Options = {}): Promise<Response> => {
  const { body, headers, signal } = options;
  const asker = getSession();
  const isForm = body instanceof FormData;
  const response = await fetch(`/api${path}`, {
    method,
    signal,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      'accept-language': language(),
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...('viewer' in asker && !ASKS_WHO.test(path) && { 'account-id': `${asker.viewer.id}` }),
      ...headers,
    },
    body: isForm ? body : body && JSON.stringify(body),
  }).catch(failConnection(signal));
  // 304 only comes to who sent a tag: callTagged.
  if (response.ok || response.status === 304) return response;
  const refusal = await readJson(response, signal);
  // An answer that comes late, to who has logged out since, says nothing of who is logged in now.
  if (response.status === 401 && !ASKS_WHO.test(path) && getSession() === asker) sessionExpired();
  const owed = dutyIn(refusal);
  if (owed && getSession() === asker) sessionOwes(owed);
  throw new HttpError(messageOf(refusal, response.status), response.status, refusal);
};

export type Envelope<T> = { data: T; total?: number };

/** The answer of a call: `{ data, total? }`; `{ data: null }` when there is none (204). */
export const callApi = async <T>(method: Method, path: string, options?: Options): Promise<Envelope<T>> => {
  const answer = await readJson(await fetchApi(method, path, options), options?.signal);
  return (answer ?? { data: null }) as Envelope<T>;
};
