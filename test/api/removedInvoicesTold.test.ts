import { expect, test } from 'vitest';
import { alertsOf, done, type Event, happening, readAll, type Told } from '../help/alerts.ts';
import { addRoutes, invoiceOf, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';

const office = officePerTest();

const sent = async () =>
  invoiceOf(await post(office.as('carrier'), { isEmitted: true, routeIds: await addRoutes(office, [600]) }));
const sold = async () => invoiceOf(await post(office.as('carrier'), { isEmitted: true, value: 10, rawName: 'Otro' }));
const entered = async () => invoiceOf(await post(office.as('admin'), received(office)));
const remove = (by: Account) => office.as(by).delete('/api/invoices/1');
const removed =
  (by: Account, make: () => Promise<unknown>): Event =>
  async () => {
    await make();
    return () => remove(by);
  };
const restored =
  (by: Account, removedBy: Account, make: () => Promise<unknown>): Event =>
  async () => {
    await make();
    await readAll(office);
    await done(remove(removedBy));
    return () => office.as(by).put('/api/invoices/1/restore');
  };

const GONE = 'Factura eliminada: La oficina ha eliminado tu factura 2026/1. → /invoices';
const BACK = 'Factura restaurada: La oficina ha restaurado tu factura 2026/1. → /invoices/1';
const OF_COMPANY = 'Nueva factura: Transportes Uno S.L. tiene una nueva factura: 2026/1. → /invoices/1';

const EVENTS: [name: string, event: Event, told: Told][] = [
  ['the office removes an invoice that a carrier sent', removed('admin', sent), { carrier: [GONE] }],
  ['the office removes what a carrier made of its own business', removed('admin', sold), { carrier: [GONE] }],
  ['the office removes what it entered itself of a carrier', removed('admin', entered), {}],
  ['a carrier removes its own', removed('carrier', sent), {}],
  [
    'the office restores an invoice that a carrier sent',
    restored('admin', 'admin', sent),
    { carrier: [BACK], accountant: [OF_COMPANY] },
  ],
  [
    'a carrier restores its own',
    restored('carrier', 'carrier', sent),
    {
      admin: ['Nueva factura: Transportes Uno S.L. ha enviado la factura 2026/1. → /invoices/1'],
      accountant: [OF_COMPANY],
    },
  ],
  [
    'the office restores what it entered itself of a carrier',
    restored('admin', 'admin', entered),
    { accountant: [OF_COMPANY.replace('2026/1', 'F-77')] },
  ],
];

test.each(EVENTS)('when %s, just these are told, each with a link they can follow', async (_, event, told) => {
  expect(await happening(office, event)).toEqual({ told, dead: [] });
});

test('what was restored and read of is told to be removed once', async () => {
  const { told } = await happening(office, async () => {
    await sent();
    await done(remove('admin'));
    await done(office.as('admin').put('/api/invoices/1/restore'));
    await readAll(office);
    return () => remove('admin');
  });
  expect(told.carrier).toEqual([GONE]);
});

test('a restoration that is refused is told to nobody', async () => {
  const { id, num } = await entered();
  await done(remove('admin'));
  await entered();
  const before = (await alertsOf(office, 'accountant')).length;
  expect((await office.as('admin').put(`/api/invoices/${id}/restore`)).status, num).toBe(409);
  expect(await alertsOf(office, 'accountant')).toHaveLength(before);
});
