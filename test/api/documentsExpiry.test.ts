import { describe, expect, test } from 'vitest';
import { warnExpiry } from '../../api/documents/warnExpiry.ts';
import { PDF } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();

const add = async (expirationDate: string, owner: object = { carrierId: office.ids.carrier }): Promise<number> => {
  const values = { type: 'other', name: 'Póliza', expirationDate, ...owner };
  const answer = await upload(office.as('admin'), '/api/documents', values, [file(PDF)]);
  return (answer.body.data as { id: number }).id;
};
const run = (day?: string): Promise<void> => {
  if (day) office.setNow(`${day}T06:00:00.000Z`);
  return warnExpiry({ db: office.db, config: office.config, world: office.world, log: office.app.log });
};
const told = (account: 'admin' | 'carrier' | 'client' | 'otherCarrier') =>
  office
    .as(account)
    .get('/api/alerts?sort=["id","ASC"]')
    .then(({ body }) => body.data as { title: string; description: string; resource: string; recordId: number }[]);

/** Of the carrier, whose session does not last as long as the calendar that is gone through. */
const counted = async (): Promise<number> =>
  (await office.db('alerts').where({ carrierId: office.ids.carrier })).length;

describe('a paper that expires', () => {
  test('is told of 30, 15, 7 and 0 days ahead, once each, however often the day is gone through', async () => {
    await add('2026/12/20');
    for (const day of ['2026-11-19', '2026-11-20', '2026-11-21', '2026-12-04', '2026-12-05', '2026-12-06'])
      await run(day);
    expect(await counted()).toBe(2);
    for (const day of ['2026-12-12', '2026-12-13', '2026-12-13', '2026-12-20', '2026-12-20', '2027-01-10'])
      await run(day);
    expect(await counted()).toBe(4);
  });

  test('is told of anew at its time when a clock that was ahead had told of it too early', async () => {
    await add('2026/12/20');
    await run('2026-12-20');
    const standing = (): Promise<string[]> =>
      office.db('alerts').where({ carrierId: office.ids.carrier, disabled: false }).pluck('createdAt');
    expect(await standing()).toEqual(['2026-12-20T06:00:00.000Z']);
    await run('2026-11-20');
    expect(await standing()).toEqual(['2026-11-20T06:00:00.000Z']);
    await run('2026-12-20');
    expect(await standing()).toHaveLength(2);
  });

  test('of a vehicle is told of when that comes back, or to the carrier it goes to', async () => {
    const { trailer, otherCarrier } = office.ids;
    await add('2026/11/25', { vehicleId: trailer, type: 'tow_insurance' });
    const admin = office.as('admin');
    await admin.delete(`/api/vehicles/${trailer}`);
    await run('2026-11-20');
    expect(await told('carrier')).toEqual([]);
    await admin.put(`/api/vehicles/${trailer}/restore`);
    await run('2026-11-20');
    expect(await told('carrier')).toHaveLength(1);
    expect((await admin.put(`/api/vehicles/${trailer}`, { carrierId: otherCarrier })).status).toBe(200);
    expect(await told('carrier')).toEqual([]);
    await run('2026-11-20');
    expect(await told('otherCarrier')).toHaveLength(1);
    expect(await told('admin')).toHaveLength(1);
    await admin.delete(`/api/vehicles/${trailer}`);
    expect([await told('otherCarrier'), await told('admin')]).toEqual([[], []]);
  });

  test('is told to the office and to its company, in words, with the way to it, and to nobody else', async () => {
    const id = await add('2026/11/25');
    await run();
    const alert = {
      title: 'Documento a punto de caducar',
      description: 'Otros: Póliza (Transportes Uno S.L.) caduca el 25-11-2026.',
      ...{ resource: 'documents', recordId: id },
    };
    for (const account of ['admin', 'carrier'] as const) expect(await told(account)).toMatchObject([alert]);
    for (const account of ['client', 'otherCarrier'] as const) expect(await told(account)).toEqual([]);
  });

  test('and has expired without anybody having been told is told of for a week', async () => {
    await add('2026/11/13');
    await add('2026/11/12');
    await run();
    expect(await told('carrier')).toMatchObject([
      { title: 'Documento caducado', description: expect.stringContaining('caducó el 13-11-2026') },
    ]);
  });

  test('is told of again when it was renewed, and never once it has been removed', async () => {
    const [renewed, removed] = [await add('2026/11/25'), await add('2026/11/26')];
    await office.as('admin').delete(`/api/documents/${removed}`);
    await run();
    await office.as('admin').put(`/api/documents/${renewed}`, { expirationDate: '2026/11/27' });
    await run();
    for (const account of ['admin', 'carrier'] as const)
      expect(await told(account)).toMatchObject([
        { recordId: renewed, description: expect.stringContaining('caduca el 27-11-2026') },
      ]);
  });

  test('is told of no more once it is removed or is good for longer, and again if it comes back', async () => {
    const [renewed, removed] = [await add('2026/11/25'), await add('2026/11/26')];
    await run();
    const admin = office.as('admin');
    expect((await admin.put(`/api/documents/${renewed}`, { expirationDate: '2027/12/10' })).status).toBe(200);
    expect((await admin.delete(`/api/documents/${removed}`)).status).toBe(200);
    await run();
    for (const account of ['admin', 'carrier'] as const) expect(await told(account)).toEqual([]);
    await admin.put(`/api/documents/${removed}/restore`);
    await run();
    expect(await told('carrier')).toMatchObject([{ recordId: removed }]);
  });

  test('stays told of when anything else of it changes', async () => {
    const id = await add('2026/11/25');
    await run();
    await office.as('admin').put(`/api/documents/${id}`, { name: 'Póliza 2', expirationDate: '2026/11/25' });
    expect(await told('carrier')).toMatchObject([{ recordId: id }]);
  });

  test('of a vehicle that is no longer driven, or a company that left, is nobody’s news', async () => {
    await add('2026/11/25', { type: 'itv_card', vehicleId: office.ids.tractor });
    await add('2026/11/25', { clientId: office.ids.client });
    await office.db('vehicles').where({ id: office.ids.tractor }).update({ disabled: true });
    await office.db('clients').where({ id: office.ids.client }).update({ disabled: true });
    await run();
    expect(await told('admin')).toEqual([]);
  });

  test('is told of once by two processes at the same time', async () => {
    for (let n = 0; n < 5; n += 1) await add('2026/11/25');
    await Promise.all([run(), run()]);
    expect(await told('carrier')).toHaveLength(5);
  });
});
