import { describe, expect, test } from 'vitest';
import { PDF } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { addConfirmed, addLoad } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();

const add = async (values: Record<string, string | number>): Promise<number> => {
  const answer = await upload(office.as('admin'), '/api/documents', values, [file(PDF)]);
  return (answer.body.data as { id: number }).id;
};
const notify = (id: unknown, account: 'admin' | 'carrier' | 'client' | 'accountant' = 'admin') =>
  office.as(account).post('/api/documents/notify', { id });
const mails = async (): Promise<{ to: string; subject: string; text: string }[]> =>
  office.db('mails').orderBy('id').select('to', 'subject', 'text');

describe('notifying the user of a document', () => {
  test('leaves an alert and a letter, once a day', async () => {
    const values = { type: 'cap', carrierId: office.ids.carrier, name: 'Luis', expirationDate: '2026/12/01' };
    const id = await add(values);
    expect((await notify(id)).status).toBe(200);
    expect(await mails()).toMatchObject([
      { to: 'transportista@example.com', subject: expect.stringContaining('CAP (tarjeta de cualificación') },
    ]);
    const [letter] = await mails();
    expect(letter?.text).toContain('Caduca el 01-12-2026.');
    expect(letter?.text).toContain(`http://localhost:3000/app/admin/documents/${id}`);
    expect(letter?.text).toContain('de Transportes Uno S.L.\n');
    const alerts = await office.as('carrier').get('/api/alerts');
    expect(alerts.body.data).toMatchObject([{ title: 'Revisa un documento', resource: 'documents', recordId: id }]);
    expect((await office.as('carrier').get(`/api/documents/${id}`)).body.data).toMatchObject({
      notifiedAt: '2026-11-20T11:00:00.000Z',
      version: 1,
    });

    const again = await notify(id);
    expect(again.status).toBe(409);
    expect(again.body.message).toBe('El usuario ya ha sido notificado hoy de este documento.');
    office.setNow('2026-11-20T22:59:00.000Z');
    expect((await notify(id)).status).toBe(409);
    office.setNow('2026-11-20T23:00:00.000Z');
    expect((await notify(id)).status).toBe(200);
    expect(await mails()).toHaveLength(2);
    office.setNow('2026-11-20T11:00:00.000Z');
  });

  test('twice at once goes out once', async () => {
    const id = await add({ type: 'itv_card', vehicleId: office.ids.tractor });
    const before = (await mails()).length;
    const answers = await Promise.all([notify(id), notify(id), notify(id)]);
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 409, 409]);
    expect(await mails()).toHaveLength(before + 1);
  });

  test('reaches who keeps it: a load’s carrier, a client, a company without accounts at its own address', async () => {
    const loadId = await addLoad(office);
    const cmr = await add({ type: 'cmr', loadId });
    expect((await notify(cmr)).body.code).toBe('documents.nobodyToNotify');
    await addConfirmed(office, [loadId]);
    expect((await notify(cmr)).status).toBe(200);
    expect((await notify(await add({ type: 'taxes', clientId: office.ids.client }))).status).toBe(200);
    await office.db('users').where({ carrierId: office.ids.otherCarrier }).update({ isActive: false });
    const other = await add({ type: 'cap', carrierId: office.ids.otherCarrier });
    expect((await notify(other)).status).toBe(409);
    await office.db('carriers').where({ id: office.ids.otherCarrier }).update({ email: 'dos@example.com' });
    expect((await notify(other)).status).toBe(200);
    expect((await mails()).slice(-3).map(mail => mail.to)).toEqual([
      'transportista@example.com',
      'cliente@example.com',
      'dos@example.com',
    ]);
  });

  test('leads nobody without an account to a page that it can’t open: it sends the paper to the office', async () => {
    await office.db('users').where({ carrierId: office.ids.otherCarrier }).update({ isActive: false });
    await office.db('carriers').where({ id: office.ids.otherCarrier }).update({ email: 'dos@example.com' });
    const contact = { phone: '+34961234567', email: 'oficina@example.com' };
    expect((await office.as('admin').put('/api/settings/1', contact)).status).toBe(200);
    const values = { type: 'cap', carrierId: office.ids.otherCarrier, expirationDate: '2026/11/01' };
    expect((await notify(await add(values))).status).toBe(200);
    const letter = (await mails()).at(-1);
    expect(letter?.to).toBe('dos@example.com');
    expect(letter?.text).not.toContain('http');
    expect(letter?.text).toContain('Caducó el 01-11-2026.\nSi tienes uno nuevo, envíanoslo a la oficina.');
    expect(letter?.text).toContain('oficina@example.com · +34961234567');
  });

  test('is the office’s to do, for a document that is there', async () => {
    const id = await add({ type: 'cap', carrierId: office.ids.carrier });
    for (const account of ['carrier', 'client', 'accountant'] as const)
      expect((await notify(id, account)).status).toBe(403);
    expect((await notify(99_999)).status).toBe(404);
    for (const wrong of ['x', null, -1, 1.5]) expect((await notify(wrong)).status).toBe(422);
    expect((await office.as('admin').post('/api/documents/notify', { id, to: 'x@example.com' })).status).toBe(400);
    await office.as('admin').delete(`/api/documents/${id}`);
    expect((await notify(id)).status).toBe(404);
  });
});
