import { describe, expect, test } from 'vitest';
import { newPasswordLink } from '../../api/auth/passwordLinks.ts';
import { givePasswords, logIn, PASSWORD } from '../help/accounts.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { csvRows } from '../help/sheets.ts';

const office = officePerTest();

const toldOf = async (user: number) => {
  const filter = encodeURIComponent(JSON.stringify({ resource: 'users', recordId: user }));
  const { body } = await office.as('superUser').get(`/api/history?filter=${filter}`);
  return (body.data as { userId: number; action: string; ip: string; changes: object }[]).map(
    ({ userId, action, ip, changes }) => ({ userId, action, ip, changes }),
  );
};

const set = (userId: number) => ({ userId, action: 'update', ip: '127.0.0.1', changes: { newPassword: [null, null] } });

describe('the history of an account', () => {
  test('says who set its password, and neither the old nor the new one', async () => {
    const { admin, carrier, driver } = office.ids.users;
    await givePasswords(office, 'admin', 'carrier', 'driver');
    await office.as('carrier').put(`/api/vehicles/${office.ids.tractor}/driver`, { password: 'clave-del-camion' });
    await office.as('admin').put(`/api/users/${carrier}`, { password: 'otra-clave-larga' });
    await office.as('admin').put(`/api/users/${admin}`, { password: 'otra-clave-larga', currentPassword: PASSWORD });
    expect(await toldOf(carrier)).toEqual([set(admin)]);
    expect(await toldOf(admin)).toEqual([set(admin)]);
    expect(await toldOf(driver)).toEqual([set(carrier)]);
    const { text } = await office.as('admin').get('/api/history/export?format=csv');
    expect(csvRows(text).map(row => row.Cambios)).toEqual(Array(3).fill('Contraseña cambiada'));
    expect(JSON.stringify(await office.db('changes').select())).not.toMatch(/otra-clave|del-camion|argon2/);
  });

  test('says that its owner set it, at the first login or by a link', async () => {
    const { carrier, driver } = office.ids.users;
    await office.db('users').where({ id: carrier }).update({ mustChangePassword: true });
    expect((await office.as('carrier').post('/api/auth/password', { password: 'la-mía-de-verdad' })).status).toBe(204);
    expect(await toldOf(carrier)).toEqual([set(carrier)]);
    const link = await newPasswordLink({ ...office, now: office.world.now() }, driver, 30);
    await office.anonymous.post(`/api/auth/${link.split('/app/')[1]}`, { password: 'la-elegida-por-mí' });
    expect(await toldOf(driver)).toEqual([set(driver)]);
  });
});

describe('a new password that the office sets', () => {
  test('lets its owner in at once, from where wrong ones were tried', async () => {
    await givePasswords(office, 'carrier');
    const enter = (password: string, address?: string) => logIn(office, 'transportista', password, address);
    await enter(PASSWORD, '10.0.0.2');
    for (const address of ['10.0.0.1', '10.0.0.2'])
      for (let turn = 0; turn < 10; turn += 1) await enter('no-es-esta', address);
    for (const address of ['10.0.0.1', '10.0.0.2']) expect((await enter(PASSWORD, address)).status).toBe(429);
    await office.as('admin').put(`/api/users/${office.ids.users.carrier}`, { password: 'la-de-la-oficina-9' });
    for (const address of ['10.0.0.1', '10.0.0.2'])
      expect((await enter('la-de-la-oficina-9', address)).status, address).toBe(200);
  });

  test('so does one that a carrier sets for its driver, and neither clears what counts against others', async () => {
    await office.db('users').where({ id: office.ids.users.carrier }).update({ username: 'conductor@empresa.es' });
    await givePasswords(office, 'carrier', 'driver');
    await logIn(office, 'conductor@empresa.es');
    for (const name of ['conductor', 'conductor@empresa.es'])
      for (let turn = 0; turn < 11; turn += 1) await logIn(office, name, 'no-es-esta');
    await office.as('carrier').put(`/api/vehicles/${office.ids.tractor}/driver`, { password: 'clave-del-camion' });
    expect((await logIn(office, 'conductor', 'clave-del-camion')).status).toBe(200);
    expect((await logIn(office, 'conductor@empresa.es')).status).toBe(429);
  });
});

test('the own password changed by a save whose answer was lost is no wrong one when it is saved again', async () => {
  await givePasswords(office, 'admin');
  const path = `/api/users/${office.ids.users.admin}`;
  const { version } = (await office.as('admin').get(path)).body.data as { version: number };
  const save = (password: string) =>
    office.as('admin').put(path, { email: 'otro@example.com', password, version, currentPassword: PASSWORD });
  expect((await save('la-que-yo-elijo-9')).status).toBe(200);
  expect((await save('la-que-yo-elijo-9')).status).toBe(200);
  expect((await save('otra-muy-distinta-9')).body.errors).toEqual({
    currentPassword: 'La contraseña actual no es correcta.',
  });
  expect(await toldOf(office.ids.users.admin)).toHaveLength(1);
  expect((await logIn(office, 'admin', 'la-que-yo-elijo-9')).status).toBe(200);
});
