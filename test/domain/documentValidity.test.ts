import { describe, expect, test } from 'vitest';
import { addMonths, endOfMonth } from '#domain/dates';
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents';
import { type DocumentOwnerFacts, documentValidity, nextVisado } from '#domain/documents/validity';
import { hasKey, translate } from '#i18n';

const until = (type: DocumentType, day: string, owner?: DocumentOwnerFacts) => {
  const validity = documentValidity(type, day, owner);
  return validity.kind === 'until' ? [validity.day, validity.reason.key] : [validity.kind];
};

describe('months', () => {
  test.each([
    ['2024-02-29', 60, '2029-02-28'],
    ['2024/02/29', 48, '2028-02-29'],
    ['2027-02-28', 12, '2028-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-31', 24, '2028-01-31'],
  ])('%s and %i more is %s', (day, months, later) => expect(addMonths(day, months)).toBe(later));

  test.each([
    ['2028-02-10', '2028-02-29'],
    ['2027/02/01', '2027-02-28'],
    ['2026-12-31', '2026-12-31'],
  ])('%s is in one that ends on %s', (day, end) => expect(endOfMonth(day)).toBe(end));
});

describe('the visado of an authorisation', () => {
  const BY_DIGIT = [
    ['0', '2027-11-30', 'noviembre'],
    ['1', '2027-01-31', 'enero'],
    ['2', '2027-02-28', 'febrero'],
    ['3', '2027-03-31', 'marzo'],
    ['4', '2027-04-30', 'abril'],
    ['5', '2027-05-31', 'mayo'],
    ['6', '2027-06-30', 'junio'],
    ['7', '2027-07-31', 'julio'],
    ['8', '2027-09-30', 'septiembre'],
    ['9', '2027-10-31', 'octubre'],
  ] as const;

  test.each(BY_DIGIT)('of a NIF that ends in %s is until %s, in %s', (digit, day, month) => {
    for (const type of ['auth_mdpe', 'auth_mdl', 'auth_ot'] as const)
      for (const nif of [`B1234567${digit}`, `1234567${digit}Z`, `X123456${digit}L`, `Q282600${digit}H`])
        expect(documentValidity(type, '2026-11-20', { nif })).toEqual({
          kind: 'until',
          day,
          reason: { key: 'visado', args: { month, digit } },
        });
  });

  test.each([
    ['2026-01-01', '3', '2027-03-31'],
    ['2026-12-31', '1', '2027-01-31'],
    ['2027-01-31', '1', '2029-01-31'],
    ['2027-02-01', '1', '2029-01-31'],
    ['2027-02-28', '3', '2027-03-31'],
    ['2027-03-01', '3', '2029-03-31'],
    ['2027-07-31', '7', '2029-07-31'],
    ['2027-07-31', '8', '2027-09-30'],
    ['2027-08-15', '7', '2029-07-31'],
    ['2027-08-15', '8', '2027-09-30'],
    ['2027/11/30', '0', '2029-11-30'],
    ['2027-12-01', '0', '2029-11-30'],
    ['2027-12-31', '1', '2029-01-31'],
    ['2028-02-29', '2', '2029-02-28'],
  ])('of what was issued on %s to a NIF in %s is until %s', (issued, digit, day) =>
    expect(nextVisado(issued, `B1234567${digit}`)).toBe(day),
  );

  test('without a NIF is the first there is, and says so', () => {
    for (const nif of [undefined, null, '', 'ABC'])
      expect(until('auth_ot', '2026-11-20', { nif })).toEqual(['2027-01-31', 'visadoNoNif']);
  });
});

describe('the inspection of a vehicle', () => {
  test.each<[DocumentOwnerFacts, string, string, string]>([
    [{ type: 'tractor_head', year: 2026 }, '2026-11-20', '2027-11-20', 'itvHeavy'],
    [{ type: 'rigid', year: 2017 }, '2026-11-20', '2027-11-20', 'itvHeavy'],
    [{ type: 'frigo', year: 2016 }, '2026-11-20', '2027-05-20', 'itvOldHeavy'],
    [{ type: 'trailer', year: 1998 }, '2026-08-31', '2027-02-28', 'itvOldHeavy'],
    [{ type: 'van', year: 2026, tonnage: 1.2 }, '2026-11-20', '2028-11-20', 'itvNewVan'],
    [{ type: 'van', year: 2025 }, '2026-11-20', '2027-11-20', 'itvNewVan'],
    [{ type: 'van', year: 2024 }, '2026-11-20', '2028-11-20', 'itvVan'],
    [{ type: 'van', year: 2021 }, '2024-02-29', '2026-02-28', 'itvVan'],
    [{ type: 'van', year: 2020 }, '2026-11-20', '2027-11-20', 'itvUsedVan'],
    [{ type: 'van', year: 2017 }, '2026-11-20', '2027-11-20', 'itvUsedVan'],
    [{ type: 'van', year: 2016 }, '2026-11-20', '2027-05-20', 'itvOldVan'],
    [{ type: 'van', year: 2024, tonnage: 3.5 }, '2026-11-20', '2027-11-20', 'itvHeavy'],
    [{ type: 'van', year: 2027 }, '2026-11-20', '2028-11-20', 'itvNewVan'],
    [{ type: 'van' }, '2026-11-20', '2027-05-20', 'itvNoYear'],
    [{ type: 'tauliner', year: null }, '2026-11-20', '2027-05-20', 'itvNoYear'],
    [{}, '2026-11-20', '2027-05-20', 'itvNoYear'],
  ])('%o, passed on %s, is until %s', (owner, issued, day, key) =>
    expect(until('itv_card', issued, owner)).toEqual([day, key]),
  );
});

test.each<[DocumentType, string]>([
  ['id', '2031-11-20'],
  ['company_file', 'never'],
  ['taxes', 'never'],
  ['aeat_payment', '2027-11-20'],
  ['ss_payment', '2027-05-20'],
  ['bank_account_cert', 'never'],
  ['community_license', '2031-11-20'],
  ['liability_insurance', '2027-11-20'],
  ['load_insurance', '2027-11-20'],
  ['workers_insurance', '2027-11-20'],
  ['cap', '2031-11-20'],
  ['certificate_professional_competence', 'never'],
  ['driving_license', '2031-11-20'],
  ['nif_company_certificate', 'never'],
  ['other', 'unknown'],
  ['circulation_permit', 'never'],
  ['truck_insurance', '2027-11-20'],
  ['tow_insurance', '2027-11-20'],
  ['load_order', 'never'],
  ['cmr', 'never'],
  ['delivery_note', 'never'],
])('%s of 20-11-2026 is usually valid: %s', (type, day) => expect(until(type, '2026-11-20')[0]).toBe(day));

test('without the day of issue nothing is proposed', () => {
  for (const day of ['', '2026-02-30', 'mañana']) expect(until('cap', day)).toEqual(['unknown']);
  expect(until('taxes', '')).toEqual(['never']);
});

test('every proposal says why, in a text without holes', () => {
  const owners = [{}, { nif: 'B12345674' }, ...[2026, 2024, 2019, 2010].map(year => ({ type: 'van', year }))];
  for (const type of DOCUMENT_TYPES)
    for (const owner of [...owners, { type: 'rigid', year: 2020 }, { type: 'rigid', year: 2000 }]) {
      const validity = documentValidity(type, '2026-11-20', owner);
      if (validity.kind !== 'until') continue;
      const key = `resources.documents.validity.${validity.reason.key}`;
      expect(hasKey(key), key).toBe(true);
      expect(translate(key, validity.reason.args)).not.toContain('%{');
    }
});
