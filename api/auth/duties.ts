import type { Knex } from 'knex';
import { SETTINGS_ID } from '#domain/settings';
import { type Duty, dutyOf } from '#domain/duties';
import type { Role } from '#domain/roles';
import type { Db } from '../database/db.ts';

/** What is asked of the database to know an account's duty; both engines' booleans. */
export const dutyColumns = (db: Db): (string | Knex.Raw)[] => [
  'users.hasSecondFactor',
  'users.mustChangePassword',
  db.raw('(select "requiresSecondFactor" from "settings" where "id" = ?) as "requiresSecondFactor"', [SETTINGS_ID]),
];

export type DutyColumns = Record<'hasSecondFactor' | 'mustChangePassword' | 'requiresSecondFactor', unknown>;

export const dutyOfRow = (row: DutyColumns & { role: Role }): Duty | null =>
  dutyOf({
    role: row.role,
    hasSecondFactor: !!row.hasSecondFactor,
    mustChangePassword: !!row.mustChangePassword,
    requiresSecondFactor: !!row.requiresSecondFactor,
  });
