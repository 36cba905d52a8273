import type { AuthProvider } from 'react-admin';
import { type Action, can } from '#domain/permissions';
import { SERVICES, type ServiceName } from '#domain/resources';
import { login, logout } from '../../provider/account.ts';
import { getSession, openSession, sessionExpired } from '../../provider/session.ts';

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
