import { expect, test } from 'vitest';
import { up } from '../../migrations/047_measuresShown.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addLoad, rowOf } from '../help/rows.ts';

const office = officePerTest();

test('what was stored with more decimals than are shown becomes what is shown, and can be changed again', async () => {
  const [long, fine] = [await addLoad(office), await addLoad(office)];
  await office.db('loads').where({ id: long }).update({ weight: 1234.56789, height: 0.0004 });
  await office.db('vehicles').where({ id: office.ids.tractor }).update({ tonnage: 24.12345 });
  const before = await rowOf(office, 'loads', fine);
  await up(office.db);
  expect(await rowOf(office, 'loads', fine)).toEqual(before);
  expect(await rowOf(office, 'loads', long)).toMatchObject({ weight: 1234.568, height: 0.001 });
  const admin = office.as('admin');
  expect((await admin.put(`/api/loads/${long}`, { comments: 'Frágil' })).status).toBe(200);
  const { body } = await admin.put(`/api/vehicles/${office.ids.tractor}`, { number: '7777BBB' });
  expect(body.data).toMatchObject({ number: '7777BBB', tonnage: 24.123 });
});
