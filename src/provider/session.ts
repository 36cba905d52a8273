import { useSyncExternalStore } from 'react';
import type { Duty } from '#domain/permissions/duties';
import type { Role, Viewer } from '#domain/roles';
import { forgetDriver, keepDriver } from './keptDriver.ts';
import { beginAnew, giveTabTo, isTabOfAnother } from './tabOwner.ts';

/** What login and check answer (Spec 7). */
export type Account = {
  id: number;
  username: string;
  role: Role;
  carrier: { id: number } | null;
  client: { id: number } | null;
  vehicle: { id: number } | null;
  /** What has to be done before anything else is open. */
  duty: Duty | null;
};

/**
 * Who is logged in. `expired`: the server does not know the session any more, but the pages stay as they are under the
 * login until the same person is back, so that nothing typed is lost.
 */
export type Session =
  | { state: 'unknown' }
  | { state: 'anonymous' }
  | { state: 'open' | 'expired'; username: string; viewer: Viewer; duty: Duty | null };

let session: Session = { state: 'unknown' };
const listeners = new Set<() => void>();

const change = (next: Session): void => {
  session = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const getSession = (): Session => session;
export const useSession = (): Session => useSyncExternalStore(subscribe, getSession);

const viewerOf = ({ id, role, carrier, client, vehicle }: Account): Viewer => ({
  id,
  role,
  carrierId: carrier?.id ?? null,
  clientId: client?.id ?? null,
  vehicleId: vehicle?.id ?? null,
});

export const openSession = (account: Account): void => {
  keepDriver(account);
  giveTabTo(account.id);
  change({ state: 'open', username: account.username, viewer: viewerOf(account), duty: account.duty });
};

/** Somebody has just logged in; another person than before has an application of their own. */
export const enterAs = (account: Account): void => {
  if (isTabOfAnother(account.id)) beginAnew();
  else openSession(account);
};

export const closeSession = (): void => {
  forgetDriver();
  change({ state: 'anonymous' });
};

export const sessionExpired = (): void => {
  if (session.state === 'open') change({ ...session, state: 'expired' });
};

/** Whether something has to be done before the pages are back, as they were. */
export const owesDuty = (): boolean => 'duty' in session && session.duty !== null;

/** The server lets whoever is logged in do nothing but this. */
export const sessionOwes = (duty: Duty): void => {
  if (session.state === 'open') change({ ...session, duty });
};
