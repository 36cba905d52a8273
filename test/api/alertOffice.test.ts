import { expect, test } from 'vitest';
import { done, type Event, happening, readAll, type Told } from '../help/alerts.ts';
import { addRoutes, invoiceOf, issued, PDF, post, received } from '../help/invoicing.ts';
import { officePerTest } from '../help/ownOffice.ts';
import type { Account } from '../help/rows.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();

const clientHasAccountant = () =>
  office.db('clients').where({ id: office.ids.client }).update({ accountantId: office.ids.users.accountant });

const issue = async () => invoiceOf(await post(office.as('admin'), issued(office)));
const sentByCarrier = async () => {
  const routeIds = await addRoutes(office, [600]);
  return () => post(office.as('carrier'), { isEmitted: true, routeIds });
};
const removed =
  (by: Account, isRead: boolean, make: () => Promise<unknown>): Event =>
  async () => {
    await make();
    if (isRead) await readAll(office);
    return () => office.as(by).delete('/api/invoices/1');
  };
const ask = () => done(office.as('carrier').post('/api/accountingRequests', {}));
const answered =
  (status: string): Event =>
  async () => {
    await ask();
    return () => office.as('admin').put('/api/accountingRequests/1', { status });
  };
const document = (values: () => Record<string, string | number>) => async () => {
  await done(upload(office.as('admin'), '/api/documents', values(), [file(PDF)]));
  return () => office.as('admin').post('/api/documents/notify', { id: 1 });
};

const changeAccount = (by: 'admin' | 'carrier', bankAccount: string | null) =>
  office.as(by).put(`/api/carriers/${office.ids.carrier}`, { bankAccount });

const EVENTS: [name: string, event: Event, told: Told][] = [
  [
    'the office issues an invoice to a client that has an accountant',
    async () => {
      await clientHasAccountant();
      return () => post(office.as('admin'), issued(office));
    },
    {
      client: ['Nueva factura: Tienes una nueva factura: 2026/1. → /invoices/1'],
      accountant: ['Nueva factura: Cliente Primero S.A. tiene una nueva factura: 2026/1. → /invoices/1'],
    },
  ],
  [
    'the office issues an invoice to a carrier',
    async () => () => post(office.as('admin'), issued(office, { clientId: null, carrierId: office.ids.carrier })),
    {
      carrier: ['Nueva factura: Tienes una nueva factura: 2026/1. → /invoices/1'],
      accountant: ['Nueva factura: Transportes Uno S.L. tiene una nueva factura: 2026/1. → /invoices/1'],
    },
  ],
  [
    'a carrier sends its invoice',
    sentByCarrier,
    {
      admin: ['Nueva factura: Transportes Uno S.L. ha enviado la factura 2026/1. → /invoices/1'],
      accountant: ['Nueva factura: Transportes Uno S.L. tiene una nueva factura: 2026/1. → /invoices/1'],
    },
  ],
  [
    'the office enters an invoice of a carrier',
    async () => () => post(office.as('admin'), received(office)),
    { accountant: ['Nueva factura: Transportes Uno S.L. tiene una nueva factura: F-77. → /invoices/1'] },
  ],
  [
    'the invoice of a carrier is paid',
    async () => {
      await post(office.as('admin'), received(office));
      return () => office.as('admin').put('/api/invoices/1', { status: 1 });
    },
    { carrier: ['Factura pagada: La factura F-77 se ha marcado como pagada. → /invoices/1'] },
  ],
  ['an invoice that its client has not read of is annulled', removed('admin', false, issue), {}],
  [
    'an invoice that its client has read of is annulled',
    removed('admin', true, issue),
    { client: ['Factura anulada: La factura 2026/1 se ha anulado. → /invoices'] },
  ],
  [
    'a carrier withdraws an invoice that the office has read of',
    removed('carrier', true, async () => done((await sentByCarrier())())),
    {
      admin: ['Factura retirada: Transportes Uno S.L. ha retirado la factura 2026/1. → /invoices'],
      accountant: ['Factura anulada: La factura 2026/1 se ha anulado. → /invoices'],
    },
  ],
  [
    'a carrier asks for an accountant',
    async () => ask,
    { admin: ['Nueva petición de contable: Transportes Uno S.L. ha solicitado un contable. → /accountingRequests/1'] },
  ],
  [
    'a carrier is given an accountant',
    answered('accepted'),
    { carrier: ['Petición de contable aceptada: Se ha aceptado tu petición de contable. → /carriers/1'] },
  ],
  [
    'a carrier is refused an accountant',
    answered('rejected'),
    { carrier: ['Petición de contable rechazada: Se ha rechazado tu petición de contable. → /carriers/1'] },
  ],
  [
    'a carrier invites another accountant',
    async () => () => {
      const email = 'contable2@example.com';
      return office.as('carrier').post(`/api/carriers/invite-accountant/${office.ids.carrier}`, { email });
    },
    {
      accountant: [
        'Acceso de contable retirado: Ya no llevas a Transportes Uno S.L.: te ha quitado el acceso a sus facturas. → /invoices',
      ],
      otherAccountant: [
        'Nueva empresa: Transportes Uno S.L. te ha elegido como contable. Ya puedes ver sus facturas. → /carriers/1',
      ],
    },
  ],
  [
    'a client invites an accountant',
    async () => () => {
      const email = 'contable2@example.com';
      return office.as('client').post(`/api/clients/invite-accountant/${office.ids.client}`, { email });
    },
    {
      otherAccountant: [
        'Nueva empresa: Cliente Primero S.A. te ha elegido como contable. Ya puedes ver sus facturas. → /invoices',
      ],
    },
  ],
  [
    'the office chooses a carrier’s accountant',
    async () => () => {
      const accountantId = office.ids.users.otherAccountant;
      return office.as('admin').put(`/api/carriers/${office.ids.otherCarrier}`, { accountantId });
    },
    {
      otherAccountant: [
        'Nueva empresa: Transportes Dos S.L. te ha elegido como contable. Ya puedes ver sus facturas. → /carriers/2',
      ],
    },
  ],
  [
    'a carrier dismisses its accountant',
    async () => () => office.as('carrier').delete(`/api/carriers/${office.ids.carrier}/accountant`),
    {
      accountant: [
        'Acceso de contable retirado: Ya no llevas a Transportes Uno S.L.: te ha quitado el acceso a sus facturas. → /invoices',
      ],
    },
  ],
  [
    'a carrier changes the account to which it is paid',
    async () => () => changeAccount('carrier', 'ES79 2100 0813 6101 2345 6789'),
    {
      admin: [
        'Cambio de cuenta bancaria: Transportes Uno S.L. ha cambiado la cuenta en la que cobra por ES79 2100 0813 6101 2345 6789. Confírmalo por teléfono y pide el certificado de titularidad antes de pagarle. → /carriers/1',
      ],
    },
  ],
  [
    'a carrier sends the account that it has',
    async () => () => changeAccount('carrier', 'ES9121000418450200051332'),
    {},
  ],
  ['a carrier takes its account away', async () => () => changeAccount('carrier', null), {}],
  ['the office changes an account', async () => () => changeAccount('admin', 'ES7921000813610123456789'), {}],
  [
    'a carrier is to look at a document',
    document(() => ({ type: 'cap', carrierId: office.ids.carrier, name: 'Luis' })),
    {
      carrier: [
        'Revisa un documento: Revisa el documento «CAP (tarjeta de cualificación del conductor): Luis» (Transportes Uno S.L.). → /documents/1',
      ],
    },
  ],
  [
    'a client is to look at a document',
    document(() => ({ type: 'taxes', clientId: office.ids.client, name: '2026' })),
    {
      client: [expect.stringMatching(/^Revisa un documento: .* \(Cliente Primero S\.A\.\)\. → \/documents\/1$/)],
    },
  ],
];

test.each(EVENTS)('when %s, just these are told, each with a link they can follow', async (_, event, told) => {
  expect(await happening(office, event)).toEqual({ told, dead: [] });
});
