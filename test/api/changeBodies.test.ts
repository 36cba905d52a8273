import { expect, test } from 'vitest';
import { officePerFile } from '../help/ownOffice.ts';
import { PDF } from '../help/invoicing.ts';
import { file, FORM, formOf } from '../help/upload.ts';

const office = officePerFile();

test('a version that is no whole number is malformed, and no conflict', async () => {
  const path = `/api/carriers/${office.ids.carrier}`;
  const admin = office.as('admin');
  for (const version of ['1', 'x', '', 1.5, true, {}]) {
    const answer = await admin.put(path, { version, phone: '600100200' });
    expect([version, answer.status, answer.body.code]).toEqual([version, 400, 'badVersion']);
    expect(answer.body.errors).toEqual({ version: 'La versión debe ser un número entero: la que tenía el registro.' });
  }
  const many = { ids: [office.ids.carrier], data: { version: '1', phone: '600100200' } };
  expect((await admin.put('/api/carriers/many', many)).status).toBe(400);
  expect((await admin.put(path, { version: 99, phone: '600100200' })).status).toBe(409);
  expect((await admin.put(path, { version: null, phone: '600100200' })).status).toBe(200);
});

test.each(['/api/carriers/1', '/api/carriers/many', '/api/invoices/1'])(
  'a change of %s sent as a form is told to be sent as JSON',
  async url => {
    const payload = formOf([{ name: 'phone', value: '600100200' }, file(PDF, 'a.pdf')]);
    const answer = await office.as('admin').send({ method: 'PUT', url, payload, headers: { 'content-type': FORM } });
    expect([answer.status, answer.body.message]).toEqual([
      415,
      'Los cambios se envían como JSON, no como formulario con archivos.',
    ]);
  },
);
