import type { Calendar } from './calendar.ts';
import { addDays } from '#domain/dates';
import type { Role } from '#domain/roles';
import { kept, type Row } from './rows.ts';

/** The password of every account of the demonstration (Design 1). */
export const DEMO_PASSWORD = 'demo-portes-2026';

type Account = { username: string; role: Role; carrierId?: number; clientId?: number; vehicleId?: number };

/** The first six are those that the start prints; the others have somebody else's rows. Ids are in this order, from 1. */
export const ACCOUNTS = [
  { username: 'super', role: 'superUser' },
  { username: 'admin', role: 'admin' },
  { username: 'transportista', role: 'carrier', carrierId: 1 },
  { username: 'cliente', role: 'client', clientId: 1 },
  { username: 'contable', role: 'accountant' },
  { username: 'conductor', role: 'driver', vehicleId: 1 },
  { username: 'admin2', role: 'admin' },
  { username: 'transportista2', role: 'carrier', carrierId: 6 },
  { username: 'cliente2', role: 'client', clientId: 2 },
  { username: 'contable2', role: 'accountant' },
  { username: 'conductor2', role: 'driver', vehicleId: 15 },
] as const satisfies readonly Account[];

type Username = (typeof ACCOUNTS)[number]['username'];
export const accountId = (username: Username): number =>
  ACCOUNTS.findIndex(account => account.username === username) + 1;

/** Who keeps whose books: carriers by their id. */
export const ACCOUNTANTS: readonly (readonly [carrierId: number, accountantId: number])[] = [
  [1, accountId('contable')],
  [2, accountId('contable')],
  [6, accountId('contable2')],
];

/** The accounts; `password` is the hash of the password, one for all. */
export const buildUsers = (password: string, calendar: Calendar): Row[] =>
  ACCOUNTS.map((account: Account, index) => {
    const createdAt = calendar.at(calendar.workday(addDays(calendar.today, -380), 1), 600 + index);
    return {
      ...kept(index + 1, createdAt),
      username: account.username,
      password,
      role: account.role,
      carrierId: account.carrierId ?? null,
      clientId: account.clientId ?? null,
      vehicleId: account.vehicleId ?? null,
      email: `${account.username}@portes.example.com`,
      isActive: true,
      lastLogin: index % 4 === 3 ? null : calendar.at(calendar.latest.day, 485 + index * 7),
    };
  });
