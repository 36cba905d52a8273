import { addLoads, invoiceOf, issued, PDF } from './invoicing.ts';
import type { Office } from './office.ts';
import { type Account, addConfirmed, addLoad, addRoute } from './rows.ts';
import { file, upload } from './upload.ts';

/** Something that just these accounts may be told, in all the spellings in which it could come out. */
export type Secret = { what: string; spellings: string[]; for: readonly Account[] };

const OFFICE = ['superUser', 'admin'] as const satisfies readonly Account[];

const money = (what: string, euros: number, ...others: Account[]): Secret => {
  const [whole = '', cents = ''] = euros.toFixed(2).split('.');
  const thousands = `${whole.slice(0, -3)}.${whole.slice(-3)}`;
  return {
    what,
    spellings: [`${whole}.${cents}`, `${whole},${cents}`, `${whole}${cents}`, `${thousands},${cents}`],
    for: [...OFFICE, ...others],
  };
};

const PRICES = {
  ownRoute: 81_234.51,
  otherRoute: 82_345.62,
  draftRoute: 83_456.73,
  publicRoute: 84_567.84,
  invoicedRoute: 85_678.95,
  askedRoute: 86_789.16,
  ownLoad: 71_234.56,
  otherLoad: 72_345.67,
  freeLoad: 73_456.78,
  publicLoad: 74_567.89,
  carriedLoad: 75_678.91,
  invoicedLoad: 76_789.12,
  askedLoad: 77_123.45,
} as const;

/**
 * Design 3 for this office: the first carrier drives for the first client and has the first accountant, the second for the
 * second; the second accountant keeps the first client's books. Both carriers see what is in the pool, but not what it pays.
 */
export const SECRETS: readonly Secret[] = [
  money('price of the first carrier’s route', PRICES.ownRoute, 'carrier'),
  money('price of the second carrier’s route', PRICES.otherRoute, 'otherCarrier'),
  money('price of a draft for the first carrier', PRICES.draftRoute, 'carrier'),
  money('price of a route in the pool', PRICES.publicRoute),
  money('price of an invoiced route', PRICES.invoicedRoute, 'carrier', 'accountant'),
  money('price of a route that was asked for', PRICES.askedRoute),
  money('price of a load on the first carrier’s route', PRICES.ownLoad, 'client'),
  money('price of a load on the second carrier’s route', PRICES.otherLoad, 'otherClient'),
  money('price of a load on no route', PRICES.freeLoad, 'client'),
  money('price of a load in the pool', PRICES.publicLoad, 'otherClient'),
  money('price of a load on an invoiced route', PRICES.carriedLoad, 'client'),
  money('price of an invoiced load', PRICES.invoicedLoad, 'client', 'otherAccountant'),
  money('price of a load on a route that was asked for', PRICES.askedLoad, 'otherClient'),
  {
    what: 'account of the first carrier',
    spellings: ['ES6000491500051234567892'],
    for: [...OFFICE, 'carrier', 'accountant'],
  },
  { what: 'account of the second carrier', spellings: ['ES9420805801101234567891'], for: [...OFFICE, 'otherCarrier'] },
  {
    what: 'account of the first client',
    spellings: ['ES9000246912501234567891'],
    for: [...OFFICE, 'client', 'otherAccountant'],
  },
  { what: 'account of the second client', spellings: ['ES7100302053091234567895'], for: [...OFFICE, 'otherClient'] },
  { what: 'hash of a password', spellings: ['$argon2id', 'huelladelaclave'], for: [] },
  { what: 'token for a new password', spellings: ['huelladelenlace'], for: [] },
  { what: 'counterpart of an invoice', spellings: ['contrapartesecreta'], for: [...OFFICE, 'carrier'] },
];

const DAYS_AGO = '2026-11-16';

/** Fills an office with all of that, through the API wherever people would. Answers the session ids, secrets too. */
export const keepSecrets = async (office: Office): Promise<Secret> => {
  const { db, ids } = office;
  const { otherCarrier, otherTractor, client, otherClient } = ids;
  const account = (table: string, id: number, bankAccount: string) => db(table).where({ id }).update({ bankAccount });
  await account('carriers', ids.carrier, 'ES6000491500051234567892');
  await account('carriers', otherCarrier, 'ES9420805801101234567891');
  await account('clients', client, 'ES9000246912501234567891');
  await account('clients', otherClient, 'ES7100302053091234567895');
  await db('clients')
    .where({ id: client })
    .update({ accountantId: ids.users.otherAccountant, receiveLoadsUpdates: true });
  await db('users').update({ password: '$argon2id$v=19$m=1,t=1,p=1$huelladelaclave' });
  await db('passwordResets').insert({
    tokenHash: 'huelladelenlace',
    userId: ids.users.carrier,
    createdAt: '2026-11-20T11:00:00.000Z',
    expiresAt: '2026-11-20T12:00:00.000Z',
  });

  const own = await addLoad(office, { price: PRICES.ownLoad });
  await addConfirmed(office, [own], { price: PRICES.ownRoute });
  await office.as('driver').post(`/api/loads/${own}/tracking`);
  await upload(office.as('driver'), `/api/loads/${own}/files`, { type: 'cmr' }, [file(PDF, 'cmr.pdf')]);
  await office.as('driver').post('/api/accountingRequests/CMRrequest', { loadId: own });
  const other = await addLoad(office, { price: PRICES.otherLoad, clientId: otherClient });
  await addRoute(office, {
    carrierId: otherCarrier,
    tractionVehicleId: otherTractor,
    price: PRICES.otherRoute,
    loadIds: [other],
    status: 'confirmed',
  });
  await addLoad(office, { price: PRICES.freeLoad });
  await addRoute(office, { carrierId: ids.carrier, tractionVehicleId: ids.tractor, price: PRICES.draftRoute });

  const inPool = await addLoad(office, { price: PRICES.publicLoad, clientId: otherClient });
  await addRoute(office, { price: PRICES.publicRoute, isPublic: true, loadIds: [inPool] });
  const asked = await addLoad(office, { price: PRICES.askedLoad, clientId: otherClient });
  const askedRoute = await addRoute(office, { price: PRICES.askedRoute, isPublic: true, loadIds: [asked] });
  for (const who of ['carrier', 'otherCarrier'] as const)
    await office.as(who).post('/api/requestedRoutes', { routeId: askedRoute });

  const carried = await addLoad(office, { price: PRICES.carriedLoad, invoiceDate: '2026/12/24' });
  const invoicedRoute = await addConfirmed(office, [carried], { price: PRICES.invoicedRoute });
  for (let n = 0; n < 4; n += 1) await office.as('driver').post(`/api/loads/${carried}/tracking`);
  await db('routes').where({ id: invoicedRoute }).update({ invoiceDate: DAYS_AGO });
  const bill = { isEmitted: true, routeIds: [invoicedRoute], rawName: 'contrapartesecreta' };
  invoiceOf(await office.as('carrier').post('/api/invoices', bill));
  const [delivered] = await addLoads(office, [PRICES.invoicedLoad]);
  invoiceOf(await office.as('admin').post('/api/invoices', issued(office, { value: undefined, loadIds: [delivered] })));

  const sessions: string[] = await db('sessions').pluck('id');
  return { what: 'session', spellings: sessions, for: [] };
};
