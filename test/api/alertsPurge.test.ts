import { expect, test } from 'vitest';
import { purgeAlerts } from '../../api/jobs/purgeAlerts.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

const add = async (title: string, createdAt: string, more: object = {}) =>
  office.db('alerts').insert({ title, recipientType: 'admin', createdAt, updatedAt: createdAt, ...more });
const left = (): Promise<string[]> => office.db('alerts').orderBy('id').pluck('title');

test('alerts are erased half a year after they were raised if they were read, after a year if not', async () => {
  await add('leída, vieja', '2026-05-01T10:00:00.000Z', { isRead: true });
  await add('leída, de hace cinco meses', '2026-06-20T10:00:00.000Z', { isRead: true });
  await add('sin leer, de hace once meses', '2025-12-20T10:00:00.000Z');
  await add('sin leer, vieja', '2025-11-01T10:00:00.000Z');
  await add('retirada, vieja', '2025-11-01T10:00:00.000Z', { disabled: true });
  await purgeAlerts(office);
  expect(await left()).toEqual(['leída, de hace cinco meses', 'sin leer, de hace once meses']);
});

test('their history goes with them, and nobody else’s', async () => {
  await add('vieja', '2025-01-01T10:00:00.000Z', { isRead: true });
  const changes = ['alerts', 'loads'].map(resource => ({
    resource,
    recordId: 1,
    action: 'create',
    at: '',
    changes: '{}',
  }));
  await office.db('changes').insert(changes);
  await purgeAlerts(office);
  expect(await office.db('changes').where({ recordId: 1 }).pluck('resource')).toEqual(['loads']);
});

test('thousands go, whoever runs it at the same time, and who asks meanwhile is answered', async () => {
  const row = { title: 'x', recipientType: 'admin', isRead: true, createdAt: '2025-01-01', updatedAt: '2025-01-01' };
  await office.db.batchInsert(
    'alerts',
    Array.from({ length: 1800 }, () => ({ ...row })),
    50,
  );
  await add('nueva', '2026-11-20T10:00:00.000Z', { isRead: true });
  const [, , answer] = await Promise.all([
    purgeAlerts(office),
    purgeAlerts(office),
    office.as('admin').get('/api/alerts'),
  ]);
  expect(answer.status).toBe(200);
  expect(await left()).toEqual(['nueva']);
});
