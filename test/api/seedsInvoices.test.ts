import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issuerKeyOf } from '../../api/invoices/counterpart.ts';
import { addDays, dayOf } from '../../src/domain/dates.ts';
import { isIban } from '../../src/domain/identifiers/iban.ts';
import { dueProblem } from '../../src/domain/invoices/due.ts';
import { invoiceNumberParts } from '../../src/domain/invoices/number.ts';
import { invoiceParties } from '../../src/domain/invoices/parties.ts';
import type { PartyRole } from '../../src/domain/invoices.ts';
import { isTaxOption, type Tax, taxPercentageOf } from '../../src/domain/invoices/tax.ts';
import { percentOf } from '../../src/domain/money.ts';
import type { Role } from '../../src/domain/roles.ts';
import { violations } from '../help/invariants.ts';
import { openSeeded, type Seeded, TODAY } from '../help/seeded.ts';

type Invoice = {
  id: number;
  num: string;
  date: string;
  dueDate: string;
  disabled: boolean;
  isEmitted: boolean;
  isSelfBilled: boolean;
  acceptance: string | null;
  carrierId: number | null;
  clientId: number | null;
  value: number;
  tax: Tax;
  taxPercentage: number;
  total: number;
  payable: number;
  paid: number;
  status: number;
  issuerRole: PartyRole;
  recipientRole: PartyRole;
  issuerKey: string;
  rawName: string | null;
  rawNif: string | null;
  invoiceId: number | null;
  userId: number;
};
type Invoiced = {
  id: number;
  invoiceId: number | null;
  price: number;
  status: string;
  clientId: number;
  carrierId: number;
  deliveryDate: string;
  endDate: string;
};
type Party = { id: number; companyType: string; vat: string | null };

let seeded: Seeded;
let invoices: Invoice[];
let loads: Invoiced[];
let routes: Invoiced[];

beforeAll(async () => {
  seeded = await openSeeded();
  invoices = await seeded.rows<Invoice>('invoices');
  loads = await seeded.rows<Invoiced>('loads');
  routes = await seeded.rows<Invoiced>('routes');
});
afterAll(() => seeded.close());

const sum = (rows: readonly Invoiced[]) => rows.reduce((total, row) => total + row.price, 0);
const directionOf = (invoice: Invoice) => `${invoice.issuerRole} → ${invoice.recipientRole}`;

describe('what invoices are for', () => {
  test('each is for just the loads of a client or the routes of a carrier that have its id', () => {
    for (const invoice of invoices) {
      const its = {
        loads: loads.filter(load => load.invoiceId === invoice.id),
        routes: routes.filter(route => route.invoiceId === invoice.id),
      };
      const direction = directionOf(invoice);
      if (invoice.disabled || invoice.invoiceId) expect([...its.loads, ...its.routes]).toEqual([]);
      else if (direction === 'admin → client') {
        expect(sum(its.loads), invoice.num).toBe(invoice.value);
        expect(its.loads.every(load => load.clientId === invoice.clientId && load.status === 'delivered')).toBe(true);
      } else if (direction === 'carrier → admin') {
        expect(sum(its.routes), invoice.num).toBe(invoice.value);
        expect(its.routes.every(route => route.carrierId === invoice.carrierId && route.status === 'finished')).toBe(
          true,
        );
      }
      const delivered = [...its.loads.map(load => load.deliveryDate), ...its.routes.map(route => route.endDate)];
      for (const day of delivered) expect(day <= invoice.date).toBe(true);
      expect(dueProblem(invoice, delivered.sort().at(-1))).toBeNull();
    }
  });

  test('what was corrected is not paid: its correction is', () => {
    const corrections = invoices.filter(({ invoiceId }) => invoiceId !== null);
    const corrected = corrections.map(({ invoiceId }) => invoices.find(({ id }) => id === invoiceId));
    expect(corrected.map(invoice => [invoice?.status, invoice?.paid])).toEqual(corrections.map(() => [2, 0]));
    expect(corrections.some(({ paid }) => paid > 0)).toBe(true);
  });

  test('there is something left to invoice to both sides', () => {
    expect(loads.some(load => load.status === 'delivered' && !load.invoiceId)).toBe(true);
    expect(routes.some(route => route.status === 'finished' && !route.invoiceId)).toBe(true);
  });
});

describe('runs', () => {
  test('show what was made together: clients, carriers by agreement, and those whose invoice is waited for', async () => {
    const items: { state: string; invoiceId: number | null; carrierId: number | null }[] =
      await seeded.db('invoiceRunItems');
    const byState = (state: string) => items.filter(item => item.state === state);
    expect(byState('stated').length).toBeGreaterThan(0);
    expect(byState('created').some(item => item.carrierId)).toBe(true);
    expect(byState('created').some(item => !item.carrierId)).toBe(true);
    expect(items.filter(item => (item.state === 'created') !== (item.invoiceId !== null))).toEqual([]);
    const selfBilled = invoices.filter(invoice => invoice.isSelfBilled);
    expect(selfBilled.every(invoice => /^AF\d{4}\/\d+$/.test(invoice.num))).toBe(true);
    expect(new Set(selfBilled.map(invoice => invoice.acceptance))).toEqual(new Set(['accepted', 'pending']));
  });
});

describe('papers', () => {
  test('say line by line what adds up to the base, and who issued what was issued here to whom', async () => {
    const lines: { invoiceId: number; amount: number | string; concept: string }[] = await seeded.db('invoiceLines');
    const issuers: { invoiceId: number }[] = await seeded.db('invoiceIssuers');
    const recipients: number[] = await seeded.db('invoiceRecipients').pluck('invoiceId');
    for (const invoice of invoices) {
      const its = lines.filter(line => line.invoiceId === invoice.id);
      expect(its.every(line => line.concept !== '')).toBe(true);
      expect(its.reduce((total, line) => total + Number(line.amount), 0)).toBe(invoice.value);
      const ofCarrier = invoice.issuerRole === 'carrier' && (invoice.isEmitted || invoice.isSelfBilled);
      const isHere = invoice.issuerRole === 'admin' || ofCarrier;
      expect(issuers.filter(issuer => issuer.invoiceId === invoice.id)).toHaveLength(isHere ? 1 : 0);
      expect(recipients.includes(invoice.id)).toBe(ofCarrier && invoice.recipientRole === 'admin');
    }
  });
});

describe('amounts', () => {
  test('totals are worked out from base and taxes, each rounded half up to the cent', async () => {
    const carriers = await seeded.rows<Party>('carriers');
    const clients = await seeded.rows<Party>('clients');
    for (const { value, tax, total, payable, taxPercentage, ...invoice } of invoices) {
      expect(total).toBe(value + percentOf(value, tax.IVA ?? 0));
      expect(payable).toBe(total - percentOf(value, tax.IRPF ?? 0));
      expect(taxPercentage).toBe(taxPercentageOf(tax));
      expect(isTaxOption(tax)).toBe(true);
      if (tax.IRPF) expect(carriers.find(carrier => carrier.id === invoice.carrierId)?.companyType).toBe('freelance');
      if (!tax.IVA) expect(clients.find(client => client.id === invoice.clientId)?.vat).toMatch(/^(?!ES)/);
    }
    expect(new Set(invoices.map(invoice => invoice.taxPercentage))).toEqual(new Set([19, 20, 21]));
  });

  test('what is paid has its payments, to the cent, some in parts and some by files for the bank', async () => {
    const payments: { invoiceId: number; amount: number; day: string; sepaFileId: number | null }[] =
      await seeded.db('payments');
    const offences = (await violations(seeded.db)).filter(each => /paid/.test(each));
    expect(offences).toEqual([]);
    for (const { day } of payments) expect(day <= TODAY).toBe(true);
    expect(invoices.some(({ paid, status }) => paid > 0 && status !== 1)).toBe(true);
    const files: { id: number; total: number; count: number }[] = await seeded.db('sepaFiles');
    const items: { sepaFileId: number; amount: number; iban: string }[] = await seeded.db('sepaItems');
    expect(files.length).toBeGreaterThan(3);
    for (const { id, total, count } of files) {
      const own = items.filter(item => item.sepaFileId === id);
      expect([own.length, own.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([count, total]);
      expect(own.every(({ iban }) => isIban(iban))).toBe(true);
      expect(payments.filter(payment => payment.sepaFileId === id)).toHaveLength(count);
    }
  });

  test('statuses fit their age', () => {
    const old = invoices.filter(invoice => !invoice.disabled && invoice.dueDate < addDays(TODAY, -1));
    expect(old.filter(invoice => invoice.status === 1).length / old.length).toBeGreaterThan(0.85);
    expect(new Set(invoices.map(invoice => invoice.status))).toEqual(new Set([0, 1, 2]));
    for (const invoice of invoices) expect(invoice.date <= TODAY).toBe(true);
  });
});

describe('parties and numbers', () => {
  test('issuer, recipient and counterpart are those of the table of Design 7', async () => {
    const roles = new Map<number, Role>();
    for (const user of await seeded.rows<{ id: number; role: Role }>('users')) roles.set(user.id, user.role);
    for (const invoice of invoices) {
      const { issuerRole, recipientRole, issuerKey, carrierId, rawName, rawNif } = invoice;
      expect(issuerKey).toBe(issuerKeyOf(invoice, { carrierId, rawNif }));
      const routeIds = routes.filter(route => route.invoiceId === invoice.id).map(route => route.id);
      const creator = roles.get(invoice.userId) ?? 'driver';
      expect(invoiceParties(creator, { ...invoice, routeIds })).toEqual({ issuerRole, recipientRole });
      if (issuerRole !== 'carrier' || recipientRole !== 'admin') expect(rawName).not.toBeNull();
    }
    expect([...new Set(invoices.map(directionOf))].sort()).toEqual([
      'admin → carrier',
      'admin → client',
      'carrier → admin',
      'carrier → external',
      'external → admin',
      'external → carrier',
    ]);
  });

  test('numbers run without a gap by issuer, series and year, in the order of the dates, and go on from there', async () => {
    const own = invoices.filter(invoice => invoice.issuerRole !== 'external');
    const series = new Map<string, Invoice[]>();
    for (const invoice of own) {
      const parts = invoiceNumberParts(invoice.num);
      expect(invoice.date.slice(0, 4)).toBe(`${parts?.year}`);
      const key = `${invoice.issuerKey} ${parts?.series} ${parts?.year}`;
      series.set(key, [...(series.get(key) ?? []), invoice]);
    }
    for (const found of series.values()) {
      expect(found.map(invoice => Number(invoice.num.split('/')[1]))).toEqual(found.map((_, n) => n + 1));
      expect(found.map(invoice => invoice.date)).toEqual(found.map(invoice => invoice.date).sort());
    }
    const kept: { issuerKey: string; series: string; year: number; last: number }[] = await seeded.db('invoiceSeries');
    expect(new Map(kept.map(row => [`${row.issuerKey} ${row.series} ${row.year}`, row.last]))).toEqual(
      new Map([...series].map(([key, found]) => [key, found.length])),
    );
  });

  test('one corrects another, one was annulled, and the accountant’s carriers have some', async () => {
    const correcting = invoices.filter(invoice => invoice.num.startsWith('R'));
    const corrected = invoices.find(invoice => invoice.id === correcting[0]?.invoiceId);
    expect(correcting.length).toBe(1);
    expect(corrected?.clientId).toBe(correcting[0]?.clientId);
    expect(corrected && correcting[0] && corrected.date < correcting[0].date).toBe(true);
    expect(invoices.filter(invoice => invoice.disabled).map(directionOf)).toEqual(['admin → client']);
    const appointed: { id: number; username: string }[] = await seeded
      .db('carriers')
      .join('users', 'users.id', 'carriers.accountantId')
      .select('carriers.id', 'users.username');
    expect(
      appointed
        .filter(each => each.username === 'contable')
        .map(each => each.id)
        .sort(),
    ).toEqual([1, 2]);
    for (const { id } of appointed) expect(invoices.some(invoice => invoice.carrierId === id)).toBe(true);
  });

  test('moments agree with days', async () => {
    const rows: { date: string; createdAt: string }[] = await seeded.db('invoices');
    for (const { date, createdAt } of rows) expect(dayOf(new Date(createdAt))).toBe(date);
  });
});
