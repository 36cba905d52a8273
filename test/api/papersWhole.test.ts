import { beforeAll, describe, expect, test } from 'vitest';
import { formatDay } from '#domain/dates';
import { invoices } from '#domain/invoices';
import { loads } from '#domain/loads';
import { formatEuros } from '#domain/figures';
import { routeLabel, routes } from '#domain/routes';
import { addLoads, addRoutes, invoiceOf, issued, post } from '../help/invoicing.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { pdfText } from '../help/pdfText.ts';
import { blanksOf, expectPrinted, printedOf } from '../help/printed.ts';
import type { Account } from '../help/rows.ts';
import { runsOf } from '../help/runs.ts';
import { addTransport } from '../help/transport.ts';

type Statement = Record<'fromDate' | 'toDate' | 'lastDelivery' | 'dueDate' | 'name', string> &
  Record<'id' | 'value' | 'total' | 'payable', number> & {
    routes: { id: number; price: number; clientRef: string; deliveryDate: string; trip: string }[];
  };

const office = officePerFile();
let [route, load] = [0, 0];

beforeAll(async () => {
  ({ load, route } = await addTransport(office));
});

const expectAll = (text: string, data: readonly string[]) =>
  expectPrinted(
    text,
    data.map(each => ['', each]),
  );
const ask = (path: string, account: Account) => office.as(account).get(`/api/${path}`);
const textOf = async (path: string, account: Account): Promise<string> => {
  const { status, text, bytes } = await ask(path, account);
  expect(status, text).toBe(200);
  return pdfText(bytes);
};

/** What a client pays, the books, and where the load stands: of the office, not of the goods. */
const NOT_OF_LOAD = ['price', 'invoiceDate', 'status', 'position', 'invoiceId', 'isPalleted'];
const NOT_OF_ROUTE = ['price', 'invoiceDate', 'status', 'isPublic', 'invoiceId'];
/** Labels are printed before it is known who drives. */
const DRIVES = ['Transportes Uno S.L.', 'B72877814', '1234BCD', 'R1234BBB'];
/** Labels say where the goods pass, not when nor in which street. */
const NOT_ON_LABELS = ['intermediateStops'];

const shown = async (path: string, account: Account) => (await ask(path, account)).body.data as Record<string, unknown>;

describe.each(['admin', 'carrier', 'driver', 'client'] as const)('to %s', account => {
  const papers = account === 'client' ? [] : (['sheet', 'loadOrder'] as const);

  test.each(['cmr', 'deliveryNote', 'labels', ...papers])(
    'the paper “%s” says all that the screen does',
    async paper => {
      const ofRoute = papers.some(each => each === paper);
      const text = await textOf(ofRoute ? `routes/${route}/${paper}` : `loads/${load}/${paper}`, account);
      const left = [...NOT_OF_LOAD, ...(paper === 'labels' ? NOT_ON_LABELS : [])];
      expectPrinted(text, printedOf(loads, await shown(`loads/${load}`, account), left));
      expectAll(text, ['Cliente Primero S.A.', 'Agencia de prueba S.L.']);
      if (account !== 'client' && paper !== 'labels') expectAll(text, DRIVES);
      expect(text).toMatch(/Palés|Paletizado/);
      if (ofRoute) expectPrinted(text, printedOf(routes, await shown(`routes/${route}`, account), NOT_OF_ROUTE));
    },
  );
});

test('the order and the route that papers are tried with leave no field blank', async () => {
  expect(blanksOf(loads, await shown(`loads/${load}`, 'admin'), [])).toEqual([]);
  expect(blanksOf(routes, await shown(`routes/${route}`, 'admin'), ['isPublic'])).toEqual([]);
});

/** What becomes of an invoice once it is issued: its payments, its state, and the office's own remarks. */
const NOT_OF_INVOICE = [
  'status',
  'isProcessed',
  'paid',
  'paidDate',
  'issuerRole',
  'recipientRole',
  'issuerKey',
  'isEmitted',
];

test('an invoice says all that the screens of its issuer and its recipient do, with its loads', async () => {
  await office.db('settings').update({ bankAccount: 'ES9121000418450200051332', registry: 'Hoja V-1' });
  const loadIds = await addLoads(office, [850.5, 1234.56], { clientRef: 'REF-77' });
  const filled = {
    name: 'Portes de noviembre',
    rawAddress1: 'Plaza del Puerto, 3',
    rawAddress2: '46023 Valencia',
    rawDescription: 'Según tarifa de octubre',
    dueDate: '2026/12/10',
    tax: { IVA: 21, IRPF: 1 },
  };
  const { id } = invoiceOf(await post(office.as('admin'), issued(office, { value: undefined, loadIds, ...filled })));
  for (const account of ['admin', 'client'] as const) {
    const row = await shown(`invoices/${id}`, account);
    const text = await textOf(`invoices/${id}/pdf`, account);
    expectPrinted(text, printedOf(invoices, row, NOT_OF_INVOICE));
    expectAll(text, [...loadIds.map(each => `P. ${each} ·`), 'REF-77', '850,50 €', '1.234,56 €', '19-11-2026']);
    expectAll(text, ['IVA 21 % 437,86 €', 'IRPF 1 % -20,85 €', 'ES91 2100 0418 4502 0005 1332', 'Hoja V-1']);
    expectAll(text, ['Agencia de prueba S.L.', 'NIF B12345674', 'Calle Mayor, 1']);
  }
});

test('a statement says all that the screens of the office and its carrier do, route by route', async () => {
  const { started, toTheEnd } = runsOf(office);
  const routeIds = await addRoutes(office, [1000.1, 500], { clientRef: 'RC-77' });
  routeIds.push(...(await addRoutes(office, [70], { endDate: '2026-10-31' })));
  await addLoads(office, [1], { routeId: routeIds[0], clientRef: 'REF-78' });
  const { items } = await toTheEnd((await started({ kind: 'carriers', routeIds })).id);
  for (const account of ['admin', 'carrier'] as const) {
    const [said] = (await ask('invoiceRunItems/statements', account)).body.data as Statement[];
    const text = await textOf(`invoiceRunItems/${items[0]?.id}/pdf`, account);
    const { id, fromDate, toDate, lastDelivery, dueDate, name, value, total, payable } = said as Statement;
    const days = [fromDate, toDate, lastDelivery, dueDate].map(formatDay);
    expectAll(text, [`Liquidación ${id}`, name, ...days, ...[value, total, payable].map(formatEuros)]);
    for (const each of said?.routes ?? [])
      expectAll(text, [routeLabel(each), each.trip, formatEuros(each.price), formatDay(each.deliveryDate)]);
    expectAll(text, ['RC-77', 'NIF B72877814', 'NIF B12345674', 'Calle Mayor, 1']);
  }
});
