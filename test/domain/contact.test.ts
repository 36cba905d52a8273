import { describe, expect, test } from 'vitest';
import { contactErrors, emailProblem, nifWarning, vatWarning } from '#domain/contact';
import { asProblem } from '#domain/validation';

describe('tax numbers that look odd and may be right', () => {
  test.each([
    ['B12345674', null],
    ['B00000001', 'validation.nifWarning'],
    ['FR1234', 'validation.nifWarning'],
    ['12345678A', null],
  ])('of the tax number %s there is to say: %s', (nif, warning) => expect(nifWarning(nif)).toBe(warning));

  test.each([
    ['ESB12345674', null],
    ['XX1', 'validation.vat'],
  ])('of the VAT number %s there is to say: %s', (vat, warning) => expect(vatWarning(vat)).toBe(warning));
});

describe('a telephone', () => {
  test.each(['abc', 'llamar', '-', '12', 'ext. 5'])('that nobody can call is refused: %j', phone =>
    expect(contactErrors({ phone })).toEqual({ phone: 'validation.phone' }),
  );

  test.each(['112', '600 123 123', '91 123 45 67 ext. 5', '+34', '34', '', null])('may be %j', phone =>
    expect(contactErrors({ phone })).toEqual({}),
  );
});

describe('an e-mail that must be given', () => {
  test.each([
    ['', { key: 'validation.required' }],
    [undefined, { key: 'validation.required' }],
    ['contable@', { key: 'validation.email' }],
    [`${'a'.repeat(117)}@example.com`, { key: 'validation.maxLength', args: { max: 128 } }],
    [`${'a'.repeat(116)}@example.com`, null],
    [' contable@example.com ', null],
  ])('%j: %j', (email, problem) => expect(emailProblem(email)).toEqual(problem));
});

test('a rule may give a key alone or say what it is filled with', () => {
  expect(asProblem('validation.nif')).toEqual({ key: 'validation.nif' });
  expect(asProblem({ key: 'validation.minLength', args: { min: 8 } })).toEqual({
    key: 'validation.minLength',
    args: { min: 8 },
  });
});
