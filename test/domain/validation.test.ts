import { describe, expect, test } from 'vitest';
import { discounts } from '#domain/discounts';
import { invoices } from '#domain/invoices';
import { loads } from '#domain/loads';
import { users } from '#domain/users';
import { validateEntity } from '#domain/validation';
import { vehicles } from '#domain/vehicles';

const vehicle = {
  number: '1234BCD',
  carrierId: 1,
  type: 'van',
  hasTraction: true,
  tonnage: 1,
  long: 3,
  width: 1.7,
  height: 1.9,
};

describe('the message of a field', () => {
  test.each([
    ['required when missing', { ...vehicle, type: undefined }, 'type', 'validation.required'],
    ['required when null', { ...vehicle, tonnage: null }, 'tonnage', 'validation.required'],
    ['required when only spaces', { ...vehicle, number: '   ' }, 'number', 'validation.required'],
    ['positive', { ...vehicle, long: 0 }, 'long', 'validation.positive'],
    ['positive when negative', { ...vehicle, width: -1 }, 'width', 'validation.positive'],
    ['number', { ...vehicle, height: '2' }, 'height', 'validation.number'],
    ['choice', { ...vehicle, type: 'bicycle' }, 'type', 'validation.choice'],
    ['characters', { ...vehicle, specs: 'a\u0000b' }, 'specs', 'validation.characters'],
    ['lone surrogate', { ...vehicle, specs: 'a\ud800b' }, 'specs', 'validation.characters'],
  ])('%s', (_sentence, values, field, key) => {
    expect(validateEntity(vehicles, values)[field]?.key).toBe(key);
  });

  test('says the maximum', () => {
    expect(validateEntity(vehicles, { ...vehicle, number: 'x'.repeat(101) }).number).toEqual({
      key: 'validation.maxLength',
      args: { max: 100 },
    });
  });

  test('says a limit as numbers are written', () => {
    const { price } = validateEntity(loads, { price: 1e12 });
    expect(price).toEqual({ key: 'validation.maxValue', args: { max: '99.999.999,99' } });
  });

  test.each([1949, 2101])('of a number with two limits says both: %s', year => {
    expect(validateEntity(vehicles, { ...vehicle, year }).year).toEqual({
      key: 'validation.between',
      args: { min: 1950, max: 2100 },
    });
  });

  test('of an e-mail follows the specification’s pattern', () => {
    const user = { username: 'ana', role: 'admin' };
    for (const email of ['ana@example.com', 'a.b-c_d@sub.example.es'])
      expect(validateEntity(users, { ...user, email })).toEqual({});
    for (const email of ['ana', 'ana@', 'ana@example', 'añ@example.com', 'ana@example.abcdef', 'a b@example.com'])
      expect(validateEntity(users, { ...user, email }).email?.key).toBe('validation.email');
  });

  test('of a link takes only the web’s own protocols', () => {
    const discount = { title: 'Gasóleo', description: '3 céntimos', link: 'https://example.com/a' };
    expect(validateEntity(discounts, discount)).toEqual({});
    for (const link of ['javascript:alert(1)', 'ftp://example.com', 'data:text/html,x', 'java\tscript:alert(1)'])
      expect(validateEntity(discounts, { ...discount, link }).link?.key).toBe('validation.link');
  });

  test('inside an object is named by its path', () => {
    const place = { city: 'x'.repeat(101) };
    const problems = validateEntity(loads, { origin: place });
    expect(problems['origin.city']?.key).toBe('validation.maxLength');
    expect(problems.destination?.key).toBe('validation.required');
  });

  test.each([
    [10.25, undefined],
    [0, undefined],
    [1.005, 'validation.decimals'],
    [-1, 'validation.minValue'],
    [1e308, 'validation.maxValue'],
  ])('of an amount of %s is %s', (value, key) => {
    expect(validateEntity(invoices, { value }).value?.key).toBe(key);
  });

  test.each([
    [2.345, undefined],
    [999_999_999, undefined],
    [123_456_789.123, undefined],
    [2.3456, 'validation.thousandths'],
    [0.0004, 'validation.thousandths'],
    [1e-7, 'validation.thousandths'],
    [0, 'validation.positive'],
    [-0.0004, 'validation.positive'],
  ])('of a measure of %s, of which three decimals are shown, is %s', (tonnage, key) => {
    expect(validateEntity(vehicles, { ...vehicle, tonnage }).tonnage?.key).toBe(key);
  });

  test.each([
    ['2026/1', undefined],
    ['A\nB', 'validation.characters'],
    ['A\tB', 'validation.characters'],
    ['A\u0000B', 'validation.characters'],
    ['A\u2028B', 'validation.characters'],
  ])('of an invoice’s number %j is %s', (num, key) => {
    expect(validateEntity(invoices, { num }).num?.key).toBe(key);
  });

  test('of a rule across fields joins in', () => {
    expect(validateEntity(vehicles, vehicle, () => ({ type: 'validation.choice' })).type?.key).toBe(
      'validation.choice',
    );
  });
});
