import { describe, expect, test } from 'vitest';
import { carrierName, carriers, hasSurname } from '#domain/carriers';
import { canHaveUser } from '#domain/clients';
import { contactErrors } from '#domain/contact';
import { asStored } from '#domain/identifiers';

test('a surname is a freelancer’s (Spec 3)', () => {
  expect(hasSurname({ companyType: 'freelance' })).toBe(true);
  expect(hasSurname({ companyType: 'society' })).toBe(false);
  expect(hasSurname({})).toBe(false);
  expect(carrierName({ name: 'Marta', surname: 'Gil Soler' })).toBe('Marta Gil Soler');
  expect(carrierName({ name: 'Transportes Levante S.L.', surname: null })).toBe('Transportes Levante S.L.');
});

test('a society has no field of a freelancer’s alone (Spec 3), nor a freelancer what is a society’s', () => {
  expect(carriers.lacks({ companyType: 'society' })).toEqual(['surname', 'taxRegime']);
  expect(carriers.lacks({ companyType: 'freelance' })).toEqual(['registry']);
});

test('a society’s tax numbers are called CIF and VAT, a freelancer’s as everywhere (Spec 3)', () => {
  expect(carriers.renamed({ companyType: 'society' })).toEqual({ nif: 'cif', vat: 'societyVat' });
  expect(carriers.renamed({ companyType: 'freelance' })).toEqual({});
});

test('a client may have accounts when it is marked so and not removed (Spec 3)', () => {
  expect(canHaveUser({ createUserClient: true, disabled: false })).toBe(true);
  expect(canHaveUser({ createUserClient: true, disabled: true })).toBe(false);
  expect(canHaveUser({ createUserClient: null, disabled: false })).toBe(false);
});

describe('what is wrong with how a company is known', () => {
  test.each([
    [{ nif: '12345678Z' }, []],
    [{ nif: '12345678A' }, ['nif']],
    [{ nif: 'x-1234567-l' }, []],
    [{ nif: 'X1234567A' }, ['nif']],
    [{ nif: 'B12345678' }, []],
    [{ nif: 'PT501442600' }, []],
    [{ bankAccount: 'ES91 2100 0418 4502 0005 1332' }, []],
    [{ bankAccount: 'ES9121000418450200051333' }, ['bankAccount']],
    [{ bankAccount: 'mi banco' }, ['bankAccount']],
    [{ nif: null, bankAccount: null }, []],
    [{ vat: 'GB123' }, []],
  ])('%j: %j', (contact, fields) => expect(Object.keys(contactErrors(contact))).toEqual(fields));
});

describe('what is stored of it', () => {
  test.each([
    [{ nif: 'es b 12.345.67-4' }, { nif: 'B12345674' }],
    [{ bankAccount: 'pt50-0002 0123 1234 5678 9015 4' }, { bankAccount: 'PT50000201231234567890154' }],
    [{ vat: 'gr 123456789' }, { vat: 'EL123456789' }],
    [{ vat: 'GB 123 45' }, { vat: 'GB 123 45' }],
    [{ phone: '00 34 600-12-31-23' }, { phone: '+34600123123' }],
    [{ phone: '+34' }, { phone: null }],
    [
      { nif: null, name: 'x' },
      { nif: null, name: 'x' },
    ],
    [{}, {}],
  ])('%j becomes %j, and nothing is added', (contact, stored) => expect(asStored(carriers, contact)).toEqual(stored));
});
