import { describe, expect, test } from 'vitest';
import { givePasswords, logIn, mailsOf, PASSWORD, tokenIn } from '../help/accounts.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

const NEW = 'clave-nueva-larga';
const use = (token: string) => office.anonymous.post(`/api/auth/reset-password/${token}`, { password: NEW });
const lastLetter = async () => (await mailsOf(office)).at(-1);

describe('a link for a password opens nothing any more', () => {
  const asked = async (): Promise<string> => {
    await givePasswords(office, 'admin', 'superUser');
    await office.anonymous.post('/api/auth/forgot-password/', { email: 'admin@example.com' });
    return tokenIn(await lastLetter());
  };
  const path = () => `/api/users/${office.ids.users.admin}`;

  test.each([
    ['its account has another e-mail', 'admin', { email: 'otra@example.com', currentPassword: PASSWORD }],
    ['its account has another password', 'admin', { password: 'otra-clave-larga', currentPassword: PASSWORD }],
    ['somebody else gave its account a password', 'superUser', { password: 'otra-clave-larga' }],
    ['its account has no access', 'superUser', { isActive: false }],
  ] as const)('once %s', async (_, by, change) => {
    const token = await asked();
    expect((await office.as(by).put(path(), change)).status).toBe(200);
    expect((await office.as('superUser').put(path(), { isActive: true })).status).toBe(200);
    expect((await use(token)).status).toBe(404);
  });

  test('once its account was removed, also when it comes back', async () => {
    const token = await asked();
    expect((await office.as('superUser').delete(path())).status).toBe(200);
    expect((await office.as('superUser').put(`${path()}/restore`)).status).toBe(200);
    expect((await use(token)).status).toBe(404);
  });

  test('but does when what changed is neither the address nor the password', async () => {
    const token = await asked();
    expect((await office.as('superUser').put(path(), { username: 'jefa' })).status).toBe(200);
    expect((await use(token)).status).toBe(204);
  });
});

describe('an invitation that can’t be used any more', () => {
  const comesIn = async (username: string) => {
    const letter = await lastLetter();
    expect(letter).toMatchObject({ to: 'bien@example.com' });
    expect((await use(tokenIn(letter))).status).toBe(204);
    expect((await logIn(office, username, NEW)).status).toBe(200);
  };

  /** A carrier invites an accountant: its account, and the token of the letter. */
  const invited = async (email: string) => {
    const url = `/api/carriers/invite-accountant/${office.ids.carrier}`;
    const { data } = (await office.as('carrier').post(url, { email })).body;
    return {
      path: `/api/users/${(data as { accountantId: number }).accountantId}`,
      stray: tokenIn(await lastLetter()),
    };
  };

  /** A carrier gives a driver access: where it is changed, and the token of the letter. */
  const newDriver = async (email: string) => {
    await office.db('users').where({ vehicleId: office.ids.tractor }).del();
    const path = `/api/vehicles/${office.ids.tractor}/driver`;
    expect((await office.as('carrier').post(path, { username: 'chofer', email })).status).toBe(201);
    return { path, stray: tokenIn(await lastLetter()) };
  };

  test('of an accountant is void once the office corrects it, and goes to the right one', async () => {
    const { path, stray } = await invited('mal@example.com');
    const corrected = await office.as('admin').put(path, { email: 'bien@example.com' });
    expect(corrected.status).toBe(200);
    expect((await use(stray)).status).toBe(404);
    await comesIn('mal@example.com');
  });

  test('of a driver is void once its carrier corrects it, and goes to the right one', async () => {
    const { path, stray } = await newDriver('mal@example.com');
    expect((await office.as('carrier').put(path, { email: 'bien@example.com' })).status).toBe(200);
    expect((await use(stray)).status).toBe(404);
    await comesIn('chofer');
  });

  test('of an accountant is void once the office takes the access back, and written anew once it is given again', async () => {
    const { path, stray } = await invited('bien@example.com');
    for (const isActive of [false, true]) expect((await office.as('admin').put(path, { isActive })).status).toBe(200);
    expect((await use(stray)).status).toBe(404);
    await comesIn('bien@example.com');
  });

  test('of a driver is void once its carrier takes the access back, and written anew once it is given again', async () => {
    const { path, stray } = await newDriver('bien@example.com');
    for (const isActive of [false, true]) expect((await office.as('carrier').put(path, { isActive })).status).toBe(200);
    expect((await use(stray)).status).toBe(404);
    await comesIn('chofer');
  });

  test('is void once its account is removed, and written anew once that is restored', async () => {
    const { path, stray } = await invited('bien@example.com');
    expect((await office.as('admin').delete(path)).status).toBe(200);
    expect((await office.as('admin').put(`${path}/restore`)).status).toBe(200);
    expect((await use(stray)).status).toBe(404);
    await comesIn('bien@example.com');
  });

  test('isn’t written anew to who has a password', async () => {
    await givePasswords(office, 'client');
    const before = (await mailsOf(office)).length;
    for (const change of [{ email: 'bien@example.com' }, { isActive: false }, { isActive: true }])
      expect((await office.as('admin').put(`/api/users/${office.ids.users.client}`, change)).status).toBe(200);
    const path = `/api/users/${office.ids.users.client}`;
    expect((await office.as('admin').delete(path)).status).toBe(200);
    expect((await office.as('admin').put(`${path}/restore`)).status).toBe(200);
    expect(await mailsOf(office)).toHaveLength(before);
  });
});
