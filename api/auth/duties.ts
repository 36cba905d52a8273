import type { Knex } from 'knex';
import { SETTINGS_ID } from '#domain/settings';
import { type Duty, dutyOf } from '#domain/permissions/duties';
import type { Role } from '#domain/roles';
import type { Db } from '../database/db.ts';

/** The columns that decide an account's duty, to select. */
export const dutyColumns = (db: Db): (string | Knex.Raw)[] => [
  'users.hasSecondFactor',
  'users.mustChangePassword',
  db.raw('(select "requiresSecondFactor" from "settings" where "id" = ?) as "requiresSecondFactor"', [SETTINGS_ID]),
];

export type DutyColumns = Record<'hasSecondFactor' | 'mustChangePassword' | 'requiresSecondFactor', unknown>;

/** The open duty of an account, from its `dutyColumns` of either engine; null if none. */
export const dutyOfRow = (row: DutyColumns & { role: Role }): Duty | null =>
  dutyOf({
    role: row.role,
    hasSecondFactor: !!row.hasSecondFactor,
    mustChangePassword: !!row.mustChangePassword,
    requiresSecondFactor: !!row.requiresSecondFactor,
  });
