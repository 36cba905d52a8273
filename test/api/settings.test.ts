import { describe, expect, test } from 'vitest';
import { ROLES } from '#domain/roles';
import { officePerTest } from '../help/ownOffice.ts';
import { pictureOf } from '../help/pictures.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();

const put = (body: object) => office.as('admin').put('/api/settings/1', body);

describe('the company’s settings', () => {
  test('are one row that the office reads and changes', async () => {
    expect((await office.as('admin').get('/api/settings')).body.total).toBe(1);
    const one = await office.as('admin').get('/api/settings/1');
    expect(one.body.data).toMatchObject({ id: 1, name: 'Agencia de prueba S.L.', verifactuMode: 'off' });
    const changed = await put({ ...(one.body.data as object), name: 'Otra S.L.', registry: 'Tomo 1, folio 2' });
    expect(changed.body.data).toMatchObject({ name: 'Otra S.L.', registry: 'Tomo 1, folio 2', version: 2 });
  });

  test('are neither added to nor removed, by nobody', async () => {
    expect((await office.as('superUser').post('/api/settings', { name: 'x', nif: 'B12345674' })).status).toBe(403);
    expect((await office.as('superUser').delete('/api/settings/1')).status).toBe(403);
    expect((await office.as('superUser').get('/api/settings/2')).status).toBe(404);
  });

  test.each([
    ['no name', { name: '' }, 'name'],
    ['no NIF', { nif: null }, 'nif'],
    ['a DNI with a wrong letter', { nif: '12345678A' }, 'nif'],
    ['an account that is no IBAN', { bankAccount: 'ES00' }, 'bankAccount'],
    ['an address of the web that is none', { publicUrl: 'javascript:alert(1)' }, 'publicUrl'],
    ['a mode that there is none', { verifactuMode: 'perhaps' }, 'verifactuMode'],
  ])('with %s are refused at the field', async (_what, body, field) => {
    const answer = await put(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toHaveProperty(field);
  });

  test('have a logo that can be printed, and no other', async () => {
    const send = async (format: 'png' | 'webp') =>
      upload(office.as('admin'), '/api/settings/1/files', {}, [file(await pictureOf(format), `logo.${format}`)]);
    expect((await send('png')).body.data).toMatchObject({ logo: { title: 'logo.png' } });
    const refused = await send('webp');
    expect([refused.status, refused.body.errors]).toEqual([
      415,
      { url: 'El logotipo se imprime: debe ser JPEG o PNG.' },
    ]);
  });

  test('left without a mode are without it', async () => {
    expect((await put({ verifactuMode: null })).status).toBe(200);
    expect((await put({ verifactuMode: 'test' })).body.data).toMatchObject({ verifactuMode: 'test' });
    expect((await put({ verifactuMode: '' })).body.data).toMatchObject({ verifactuMode: 'off' });
  });

  test.each(['carrier', 'client', 'accountant', 'driver'] as const)('are nothing for a %s', async account => {
    expect((await office.as(account).get('/api/settings')).status).toBe(403);
    expect((await office.as(account).put('/api/settings/1', { name: 'x' })).status).toBe(403);
  });
});

describe('the roles', () => {
  test('are listed for the office, with their Spanish names and what they may do', async () => {
    const answer = await office.as('admin').get('/api/roles');
    expect(answer.body.total).toBe(ROLES.length);
    expect(answer.headers['content-range']).toBe('roles 0-5/6');
    const roles = answer.body.data as { id: string; name: string; write: string[] }[];
    expect(roles.map(each => each.id)).toEqual([...ROLES]);
    expect(roles.map(each => each.name)).toEqual([
      'Superusuario',
      'Administrador',
      'Transportista',
      'Cliente',
      'Contable',
      'Conductor',
    ]);
    expect(roles.find(each => each.id === 'client')?.write).toContain('locations');
  });

  test('are asked for one by one, or several by their ids', async () => {
    expect((await office.as('admin').get('/api/roles/client')).body.data).toMatchObject({ name: 'Cliente' });
    expect((await office.as('admin').get('/api/roles/root')).status).toBe(404);
    expect((await office.as('admin').get('/api/roles?filter={"id":["client","admin"]}')).body.total).toBe(2);
    expect((await office.as('admin').get('/api/roles?filter=nada')).status).toBe(400);
    expect((await office.as('admin').get('/api/roles?filter=null')).status).toBe(400);
    const byName = await office.as('admin').get('/api/roles?filter={"name":"Cliente"}');
    expect([byName.status, Object.keys(byName.body.errors ?? {})]).toEqual([400, ['name']]);
  });

  test.each(['carrier', 'client', 'accountant', 'driver'] as const)('are nothing for a %s', async account => {
    expect((await office.as(account).get('/api/roles')).status).toBe(403);
    expect((await office.as(account).get('/api/roles/admin')).status).toBe(403);
  });

  test.each(['superUser', 'admin', 'carrier', 'driver'] as const)(
    'are nobody’s to change, nor a %s’s',
    async account => {
      const { post, put, delete: remove } = office.as(account);
      const answers = [
        await post('/api/roles', { id: 'root' }),
        await put('/api/roles/many', { ids: [1], data: {} }),
        await put('/api/roles/admin', { name: 'x' }),
        await put('/api/roles/admin/restore'),
        await remove('/api/roles/admin'),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    },
  );

  test('are for those who are logged in', async () => {
    const { post, put, delete: remove } = office.anonymous;
    const answers = [
      await post('/api/roles', {}),
      await put('/api/roles/many', {}),
      await put('/api/roles/admin', {}),
      await put('/api/roles/admin/restore'),
      await remove('/api/roles/admin'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});
