import { expect, test } from 'vitest';
import type { Viewer } from '#domain/roles';
import { users } from '#domain/users';
import { formProblems } from '../../src/ui/forms/formProblems.ts';
import { accountErrors } from '../../src/users/accountErrors.ts';

const viewer: Viewer = { id: 7, role: 'client', carrierId: null, clientId: 1, vehicleId: null };
const own = { id: 7, username: 'ana', role: 'client', clientId: 1, email: 'ana@example.com', isActive: true };
const changed = { ...own, email: 'otra@example.com' };

/** What the form of an account says while `row` is changed into `values`. */
const wrong = (values: Record<string, unknown>, row: object = own): string[] =>
  Object.keys(
    formProblems({ entity: users, verb: 'update', errors: accountErrors(viewer) }, viewer.role, values, { ...row }),
  );

test('who changes the own way in can’t save without the password of now', () => {
  expect(wrong(changed)).toEqual(['currentPassword']);
  expect(wrong({ ...own, password: 'otra-clave-larga' })).toEqual(['currentPassword']);
  expect(wrong({ ...changed, currentPassword: 'la-de-ahora' })).toEqual([]);
});

test('nobody is asked who changes nothing of it, or another’s account', () => {
  expect(wrong(own)).toEqual([]);
  expect(wrong({ ...own, email: 'otra@example.com' }, { ...own, id: 8 })).toEqual([]);
});
