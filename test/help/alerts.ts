import { alertPath } from '../../src/domain/alerts/path.ts';
import type { Role } from '../../src/domain/roles.ts';
import type { Office } from './office.ts';
import type { Account } from './rows.ts';

export type Alert = {
  id: number;
  title: string;
  description: string;
  isRead: boolean;
  kind: string | null;
  resource: string | null;
  recordId: number | null;
};

export const alertsOf = async (office: Office, account: Account, filter: object = {}): Promise<Alert[]> =>
  (await office.as(account).get(`/api/alerts?sort=["id","ASC"]&range=[0,99]&filter=${JSON.stringify(filter)}`)).body
    .data as Alert[];

const roleOf = (account: Account): Role => account.replace(/^other(.)/, (_, first) => first.toLowerCase()) as Role;

export const pathOf = (alert: Alert, account: Account): string | null => alertPath(alert, roleOf(account));

/** What the page of an alert asks the API for first: its row, or its list. */
const callOf = (path: string): string => {
  const page = path
    .replace('/driver/', '')
    .replace('/carrier/pool-of-routes?view=requests', 'requestedRoutes')
    .replace('/carrier/pool-of-routes', 'poolOfRoutes');
  return `/api/${page.replace(/^\//, '')}`;
};

/** Everybody but the superUser, who sees all. */
const READERS: readonly Account[] = [
  'admin',
  'carrier',
  'otherCarrier',
  'client',
  'otherClient',
  'accountant',
  'otherAccountant',
  'driver',
  'otherDriver',
];

/** What each account was told since an alert: `title: description → page`; who was told nothing is left out. */
const toldSince = async (office: Office, last: number): Promise<Partial<Record<Account, string[]>>> => {
  const told: Partial<Record<Account, string[]>> = {};
  for (const account of READERS) {
    const fresh = (await alertsOf(office, account)).filter(alert => alert.id > last);
    if (fresh.length)
      told[account] = fresh.map(alert => `${alert.title}: ${alert.description} → ${pathOf(alert, account)}`);
  }
  return told;
};

/** The pages that alerts since one lead to and that their readers can't open: there should be none. */
export const deadLinksSince = async (office: Office, last: number): Promise<string[]> => {
  const dead: string[] = [];
  for (const account of READERS)
    for (const alert of await alertsOf(office, account)) {
      const path = alert.id > last ? pathOf(alert, account) : null;
      const answer = path ? await office.as(account).get(callOf(path)) : null;
      if (answer && answer.status !== 200) dead.push(`${account}: ${alert.title} ${path} ${answer.status}`);
    }
  return dead;
};

const lastAlert = async (office: Office): Promise<number> => {
  const row: { id: number } | undefined = await office.db('alerts').orderBy('id', 'desc').first('id');
  return row?.id ?? 0;
};

export const readAll = async (office: Office): Promise<void> => {
  await office.db('alerts').update({ isRead: true });
};

/** Puts things in place and answers what then happens. */
export type Event = () => Promise<() => Promise<{ status: number; text: string }>>;
export type Told = Partial<Record<Account, string[]>>;

/** An answer that was no refusal. */
export const done = async <A extends { status: number; text: string }>(answers: Promise<A>): Promise<A> => {
  const answer = await answers;
  if (answer.status >= 300) throw new Error(answer.text);
  return answer;
};

/** Lets an event happen: what everybody was told by it, and which of the links lead nowhere. */
export const happening = async (office: Office, event: Event): Promise<{ told: Told; dead: string[] }> => {
  const happen = await event();
  const last = await lastAlert(office);
  await done(happen());
  return { told: await toldSince(office, last), dead: await deadLinksSince(office, last) };
};
