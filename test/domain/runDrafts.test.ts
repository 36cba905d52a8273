import { describe, expect, test } from 'vitest';
import { carrierTax, carrierTaxErrors, feeTax, isSelfBilledOn } from '#domain/invoices/carrierTax';
import { clientTax, ivaWarning } from '#domain/invoices/clientTax';
import { daysOfMonth, monthToInvoice, runErrors } from '#domain/invoiceRuns';
import {
  askedFor,
  isHeld,
  isInPeriod,
  periodOf,
  pickedByItself,
  type RunRow,
  runDraft,
} from '#domain/invoiceRuns/drafts';
import { runDueDate, settlementDueDate } from '#domain/invoices/due';
import { withheldWarning } from '#domain/invoices/withheldWarning';
import { hasKey } from '#i18n';

const PARTY = {
  nif: 'B12345674',
  hasAddress: true,
  isForeign: false,
  isRemoved: false,
  isOutsideIva: false,
  tax: { IVA: 21 },
};
const ROW: RunRow = { id: 1, price: 10_000, day: '2026-11-10', isDone: true, isInPeriod: true };
const CLIENTS = { kind: 'clients', date: '2026-11-30' } as const;
const CARRIERS = { kind: 'carriers', date: '2026-11-30' } as const;

describe('the tax of a carrier', () => {
  test.each([
    ['society', null, { IVA: 21 }, []],
    ['society', 'modules', { IVA: 21 }, ['taxRegime']],
    ['freelance', null, { IVA: 21 }, []],
    ['freelance', 'modules', { IVA: 21, IRPF: 1 }, []],
  ] as const)('%s, %s: %j', (companyType, taxRegime, tax, wrong) => {
    expect(carrierTax({ companyType, taxRegime })).toEqual(tax);
    expect(Object.keys(carrierTaxErrors({ companyType, taxRegime }))).toEqual(wrong);
    expect(feeTax({ companyType, taxRegime })).toEqual({ IVA: 21 });
  });

  test.each([
    ['its NIF', { nif: 'PT501442600' }, {}],
    ['its VAT number', { nif: '501442600', vat: 'PT501442600' }, {}],
    ['also with the NIF of a foreign entity', { nif: 'N0050033J', vat: 'PT500000033' }, {}],
    ['both Spanish', { nif: 'B12345674', vat: 'ESB12345674' }, { IVA: 21 }],
    ['a country that left', { nif: 'GB123456789' }, { IVA: 21 }],
  ])('the office declares that of a carrier of another state of the Union: %s', (_, numbers, tax) => {
    expect(carrierTax({ companyType: 'society', ...numbers })).toEqual(tax);
    expect(feeTax({ companyType: 'society', ...numbers })).toEqual(tax);
    if (!('IVA' in tax)) expect(carrierTax({ companyType: 'freelance', taxRegime: 'modules', ...numbers })).toEqual({});
  });

  test.each([
    ['of Switzerland', 'CHE123456789', { countryCode: 'CH' }, {}],
    ['of Morocco, by name', '1234567', { country: 'Marruecos' }, {}],
    ['a foreign entity', 'N0050033J', { countryCode: 'AD' }, {}],
    ['established here, with its seat abroad', 'W0010754J', { countryCode: 'CH' }, { IVA: 21 }],
    ['of an odd number, here', 'CHE123456789', { countryCode: 'ES' }, { IVA: 21 }],
  ])('and of one from elsewhere that isn’t established here: %s', (_, nif, address, tax) => {
    expect(carrierTax({ companyType: 'society', nif, address })).toEqual(tax);
    expect(feeTax({ companyType: 'society', nif, address })).toEqual(tax);
  });

  test.each([
    [null, false],
    ['2026-11-20', true],
    ['2026-11-21', false],
  ])('its invoices are drawn up here from the day of the agreement on: %s', (selfBillingSince, is) =>
    expect(isSelfBilledOn({ selfBillingSince }, '2026-11-20')).toBe(is),
  );
});

describe('what is withheld', () => {
  const MODULES = { nif: '12345678Z', companyType: 'freelance', taxRegime: 'modules' } as const;
  const COMPANY = { nif: 'B12345674', companyType: 'society' };
  const FREELANCE = { nif: '12345678Z', companyType: 'freelance' };
  test.each([
    ['from the office', 'office', {}, null],
    ['from the office', 'office', { IVA: 21, IRPF: 1 }, 'validation.taxWithheld'],
    ['from a company', COMPANY, { IVA: 21 }, null],
    ['from a company', COMPANY, { IVA: 21, IRPF: 1 }, 'validation.taxWithheld'],
    ['from a freelancer', FREELANCE, { IRPF: 19 }, 'validation.taxWithheld'],
    ['in módulos', MODULES, { IVA: 21, IRPF: 1 }, null],
    ['in módulos', MODULES, { IVA: 21 }, 'validation.taxNotWithheld'],
    ['in módulos', MODULES, { IRPF: 7 }, 'validation.taxNotWithheld'],
  ] as const)('%s: %j of %j', (_, issuer, tax, warning) => {
    expect(withheldWarning(tax, issuer)).toBe(warning);
    expect(warning === null || hasKey(warning)).toBe(true);
  });
});

describe('the tax of a client', () => {
  const CEUTA = { postalCode: '51001', countryCode: 'ES' };
  test.each([
    ['here', { nif: 'B12345674' }, { IVA: 21 }, null],
    ['in another state of the Union', { nif: 'FR40303265045' }, {}, 'validation.taxForeign'],
    ['elsewhere', { nif: 'CHE123456789', address: { countryCode: 'CH' } }, { IVA: 21 }, 'validation.taxForeign'],
    ['in Ceuta', { nif: 'B12345674', address: CEUTA }, { IVA: 21 }, 'validation.taxOutsideIva'],
  ])('%s', (_, client, tax, warning) => {
    expect(clientTax(client)).toEqual(tax);
    expect(ivaWarning(client)).toBe(warning);
  });
});

describe('the due date of an invoice of a run', () => {
  test.each([
    ['clients', null, '2026-12-30'],
    ['clients', '2026-01-01', '2026-12-30'],
    ['carriers', null, '2026-12-30'],
    ['carriers', '2026-11-10', '2026-12-30'],
    ['carriers', '2026-10-20', '2026-12-19'],
    ['carriers', '2026-09-01', '2026-11-30'],
  ] as const)('%s, last delivered %s: %s', (kind, lastDelivery, due) =>
    expect(runDueDate(kind, '2026-11-30', lastDelivery)).toBe(due),
  );
});

describe('the due date of a settlement’s invoice', () => {
  test.each([
    ['on the day of the settlement', '2026-10-31', '2026-11-30'],
    ['later', '2026-11-20', '2026-11-30'],
    ['on the last day', '2026-11-30', '2026-11-30'],
    ['when that is over', '2026-12-01', '2026-12-19'],
    ['beyond 60 days', '2026-12-24', '2026-12-24'],
  ])('is what its paper says, or counts from the day it is made: %s', (_, madeOn, due) =>
    expect(settlementDueDate('2026-10-31', '2026-10-20', madeOn)).toBe(due),
  );
});

describe('what a client or carrier of a run would be invoiced', () => {
  test('is the sum of what is picked, with its taxes', () => {
    const rows = [ROW, { ...ROW, id: 2, price: 5_050 }, { ...ROW, id: 3, price: 70 }];
    const draft = runDraft({ ...PARTY, tax: { IVA: 21, IRPF: 1 } }, rows, rows.slice(0, 2), CARRIERS);
    expect(draft).toMatchObject({ count: 2, base: 15_050, iva: 3_161, irpf: 151, total: 18_211, payable: 18_060 });
    expect(draft.problems).toEqual([]);
  });

  test.each([
    ['noNif', { ...PARTY, nif: null }, ROW, CLIENTS, true],
    ['noAddress', { ...PARTY, hasAddress: false }, ROW, CLIENTS, true],
    ['foreign', { ...PARTY, isForeign: true }, ROW, CLIENTS, true],
    ['removed', { ...PARTY, isRemoved: true }, ROW, CLIENTS, true],
    ['outsideIva', { ...PARTY, isOutsideIva: true }, ROW, CLIENTS, true],
    ['outsideIva', { ...PARTY, isOutsideIva: true }, ROW, CARRIERS, true],
    ['dueLegal', PARTY, { ...ROW, day: '2026-10-01' }, CLIENTS, false],
    ['dueReason', PARTY, { ...ROW, day: '2026-09-01' }, CARRIERS, true],
    ['noPrice', PARTY, { ...ROW, price: null }, CLIENTS, false],
    ['notDone', PARTY, { ...ROW, isDone: false }, CLIENTS, false],
    ['otherPeriod', PARTY, { ...ROW, isInPeriod: false }, CLIENTS, false],
  ] as const)('%s', (problem, party, row, asked, held) => {
    const draft = runDraft(party, [row], [row], asked);
    expect(draft.problems).toEqual([problem]);
    expect(isHeld(draft)).toBe(held);
  });

  test('asks a client for its total, and says of a carrier what it is paid', () => {
    const draft = runDraft({ ...PARTY, tax: { IVA: 21, IRPF: 1 } }, [ROW], [ROW], CARRIERS);
    expect([askedFor('clients', draft), askedFor('carriers', draft)]).toEqual([12_100, 12_000]);
  });

  test('too many for one invoice', () => {
    const rows = Array.from({ length: 501 }, (_, id) => ({ ...ROW, id }));
    expect(runDraft(PARTY, rows, rows, CLIENTS).problems).toEqual(['tooMany']);
    expect(pickedByItself(rows)).toHaveLength(500);
  });

  test('only what is done within the period and has a price is picked by itself', () => {
    const others = [{ isDone: false }, { price: null }, { isInPeriod: false }];
    const rows = [ROW, ...others.map((other, n) => ({ ...ROW, id: 2 + n, ...other }))];
    expect(pickedByItself(rows)).toEqual([ROW]);
  });
});

describe('the period of a run', () => {
  const NOVEMBER = { fromDate: '2026-11-01', toDate: '2026-11-30' };
  test.each([
    [null, true],
    ['2026-10-31', false],
    ['2026-11-01', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('holds what was delivered on %s: %s', (day, is) => expect(isInPeriod(day, NOVEMBER)).toBe(is));

  test.each([
    ['what was delivered in it', ['2026-11-10', null], NOVEMBER],
    ['before', ['2026-10-31', '2026-11-10'], { fromDate: '2026-10-31', toDate: '2026-11-30' }],
    ['after', ['2026-12-02'], { fromDate: '2026-11-01', toDate: '2026-12-02' }],
  ])('named on its invoices takes in what was picked all the same: %s', (_, days, period) =>
    expect(periodOf(NOVEMBER, days)).toEqual(period),
  );
});

describe('a run', () => {
  test.each([
    [{ kind: 'clients', loadIds: [1] }, []],
    [{ kind: 'carriers', routeIds: [1] }, []],
    [{ kind: 'clients' }, ['loadIds']],
    [{ kind: 'clients', loadIds: [1, 1] }, ['loadIds']],
    [{ kind: 'carriers', loadIds: [1] }, ['loadIds', 'routeIds']],
    [{ kind: 'clients', loadIds: [1], fromDate: '2026-11-30', toDate: '2026-11-01' }, ['toDate']],
  ] as const)('%j is wrong in %j', (run, fields) => expect(Object.keys(runErrors(run)).sort()).toEqual([...fields]));

  test.each([
    ['2026-11-15T11:00:00Z', '2026-10'],
    ['2026-11-16T11:00:00Z', '2026-11'],
    ['2026-01-05T11:00:00Z', '2025-12'],
    ['2026-10-31T23:30:00Z', '2026-10'],
  ])('at %s invoices %s', (now, month) => expect(monthToInvoice(new Date(now))).toBe(month));

  test.each([
    ['2026-02', ['2026-02-01', '2026-02-28']],
    ['2028-02', ['2028-02-01', '2028-02-29']],
    ['2026-12', ['2026-12-01', '2026-12-31']],
  ])('%s is %j', (month, days) => expect(daysOfMonth(month)).toEqual(days));
});
