import { isUnreachable } from './isUnreachable.ts';
import { keptDriver } from './keptDriver.ts';
import { callApi } from './request.ts';
import { type Account, closeSession, openSession } from './session.ts';

export type Credentials = { username: string; password: string; acceptTerms: boolean; code?: string };

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403);

/** Set beside the session's own cookie, which scripts can't see: without it there is nobody to ask about. */
export const mayBeSignedIn = (): boolean => /(?:^|; )(?:__Host-)?signedIn=1(?:;|$)/.test(document.cookie);

const dropHint = (): void => {
  document.cookie = 'signedIn=; path=/; max-age=0';
  document.cookie = '__Host-signedIn=; path=/; max-age=0; secure';
};

/** A driver's phone, and who leaves, don't wait any longer for a line that carries nothing. */
const PATIENCE_MS = 8_000;

const askWho = async (): Promise<void> => {
  if (!mayBeSignedIn()) return closeSession();
  const driver = keptDriver();
  try {
    const signal = driver ? AbortSignal.timeout(PATIENCE_MS) : undefined;
    openSession((await callApi<Account>('GET', '/auth/check/', { signal })).data);
  } catch (error) {
    if (isRefused(error)) {
      dropHint();
      return closeSession();
    }
    // Without coverage a driver goes on with what the phone keeps; whether it still may is asked with the next call.
    if (!driver || !isUnreachable(error)) throw error;
    openSession(driver);
  }
};

let asking: Promise<void> | null = null;

/** Asks the server who is logged in, unless that is being asked already (Spec 7). Rejects when it can't be reached. */
export const checkSession = (): Promise<void> => {
  asking ??= askWho().finally(() => {
    asking = null;
  });
  return asking;
};

/** Kept while the server hasn't heard of a logout: the session is still open to whoever has its cookie. */
const UNHEARD = 'portes.logout';

export const isLogoutUnheard = (): boolean => UNHEARD in localStorage;

const heard = (): void => localStorage.removeItem(UNHEARD);

/** Answers who it is; the session opens with `openSession`, and the browser's last one is over. */
export const login = async (credentials: Credentials): Promise<Account> => {
  const { data } = await callApi<Account>('POST', '/auth/login/', { body: credentials });
  heard();
  return data;
};

/** Rejects when the server can't be told; the login page tells it again (Login.tsx). */
export const tellLogout = async (): Promise<void> => {
  localStorage.setItem(UNHEARD, '1');
  await callApi('DELETE', '/auth/logout/', { signal: AbortSignal.timeout(PATIENCE_MS) });
  heard();
};

/** Ends the session here even when the server can't be told; `everywhere`, on all devices, only when it can. */
export const logout = async (everywhere = false): Promise<void> => {
  if (everywhere) await callApi('DELETE', '/auth/logout/?everywhere=true');
  else await tellLogout().catch(() => null);
  dropHint();
  closeSession();
};

export const forgotPassword = async (email: string): Promise<void> => {
  await callApi('POST', '/auth/forgot-password/', { body: { email } });
};

const resetPath = (token: string): string => `/auth/reset-password/${encodeURIComponent(token)}`;

/** Rejects when the link is unknown, used or expired. */
export const checkResetToken = async (token: string): Promise<void> => {
  await callApi('GET', resetPath(token));
};

export const resetPassword = async (token: string, password: string): Promise<void> => {
  await callApi('POST', resetPath(token), { body: { password } });
};
