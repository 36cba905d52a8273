import type { AuthProvider } from 'react-admin';
import { type Action, can } from '#domain/permissions';
import { SERVICES, type ServiceName } from '#domain/resources';
import { callApi } from './request.ts';
import { type Account, closeSession, getSession, openSession, sessionExpired } from './session.ts';

export type Credentials = { username: string; password: string; acceptTerms: boolean };

/** React-admin's actions → the verbs of the matrix. `edit` means "may open the page": saving is asked apart. */
const VERBS: Record<string, Action> = {
  list: 'read',
  show: 'read',
  edit: 'read',
  export: 'read',
  read: 'read',
  create: 'create',
  clone: 'create',
  write: 'update',
  update: 'update',
  delete: 'remove',
  restore: 'remove',
  remove: 'remove',
  track: 'track',
};

const isService = (name: string): name is ServiceName => (SERVICES as readonly string[]).includes(name);

const isUnauthorized = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 401 || error.status === 403);

const askWho = async (): Promise<void> => {
  try {
    openSession((await callApi<Account>('GET', '/auth/check/')).data);
  } catch (error) {
    if (isUnauthorized(error)) return closeSession();
    throw error;
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

/** Answers who it is; the session opens with `openSession`. */
export const login = async (credentials: Credentials): Promise<Account> =>
  (await callApi<Account>('POST', '/auth/login/', { body: credentials })).data;

/** Ends the session here even when the server can't be told. */
export const logout = async (): Promise<void> => {
  try {
    await callApi('DELETE', '/auth/logout/');
  } finally {
    closeSession();
  }
};

/** The layout decides between login and pages by the session itself, so nothing here redirects. */
export const authProvider: AuthProvider = {
  login: async credentials => openSession(await login(credentials)),
  logout: async () => {
    await logout();
    return '/';
  },
  checkAuth: async () => {
    const { state } = getSession();
    if (state !== 'open' && state !== 'expired') await Promise.reject({ redirectTo: '/', message: false });
  },
  checkError: async error => {
    if (error?.status === 401) sessionExpired();
  },
  getIdentity: async () => {
    const session = getSession();
    if (!('viewer' in session)) return { id: '' };
    return { ...session.viewer, fullName: session.username };
  },
  getPermissions: async () => {
    const session = getSession();
    return 'viewer' in session ? session.viewer.role : null;
  },
  canAccess: async ({ resource, action }) => {
    const session = getSession();
    if (!('viewer' in session)) return false;
    const verb = VERBS[action];
    return !!verb && isService(resource) && can(session.viewer.role, verb, resource);
  },
};
