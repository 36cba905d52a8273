import { describe, expect, test } from 'vitest';
import { passwordProblem, sayablePassword } from '#domain/passwords';
import { ROLES, USER_FORM_ROLES } from '#domain/roles';
import { usernameProblem } from '#domain/identifiers/username';
import { changesEntry, userErrors } from '#domain/users';

describe('an account', () => {
  test.each([
    ['carrier', {}, ['carrierId']],
    ['carrier', { carrierId: 1 }, []],
    ['carrier', { clientId: 1 }, ['carrierId']],
    ['client', {}, ['clientId']],
    ['client', { clientId: 1 }, []],
    ['admin', {}, []],
    ['superUser', {}, []],
    ['accountant', { carrierId: null }, []],
  ] as const)('of a %s with %j lacks %j', (role, owners, lacking) =>
    expect(Object.keys(userErrors({ role, ...owners }))).toEqual(lacking),
  );

  test('may have every role but the driver’s in the form', () =>
    expect(USER_FORM_ROLES).toEqual(ROLES.filter(role => role !== 'driver')));
});

describe('the name of an account', () => {
  test.each([
    ['Gane un premio en https://evil.test', 'validation.noLink'],
    ['FTP://evil.test', 'validation.noLink'],
    ['premios en WWW.evil.test', 'validation.noLink'],
    ['uno\ndos', 'validation.characters'],
    ['uno\r\ndos', 'validation.characters'],
    ['uno\tdos', 'validation.characters'],
    ['uno\u2028dos', 'validation.characters'],
    ['uno\u202edos', 'validation.characters'],
    ['ad\u200bmin', 'validation.characters'],
    ['x'.repeat(101), 'validation.maxLength'],
    ['\ufb2c'.repeat(34), 'validation.maxLength'],
    ['  ', 'validation.required'],
    [null, 'validation.required'],
  ])('is not %j: %s', (name, key) => expect(usernameProblem(name)?.key).toBe(key));

  test.each([
    '1234BCD',
    'ana.garcia@gestoria.es',
    'José Mª Núñez, S.L.',
    'e'.repeat(100),
    'e\u0301'.repeat(100),
    'wwwilliam',
    'turno: mañana/tarde',
  ])('may be %j', name => expect(usernameProblem(name)).toBeNull());

  test('is not asked about again when it is kept, and is when it becomes another', () => {
    expect(usernameProblem(' https://a.es', 'https://a.es')).toBeNull();
    expect(usernameProblem('https://b.es', 'https://a.es')).toMatchObject({ key: 'validation.noLink' });
  });
});

describe('how to come in', () => {
  const kept = { username: 'José', email: 'jose@example.com' };
  test.each([
    [kept, false],
    [{}, false],
    [{ username: ' Jose\u0301 ', email: 'jose@example.com ', password: '' }, false],
    [{ email: null, password: null }, false],
    [{ username: 'josé' }, true],
    [{ email: 'otro@example.com' }, true],
    [{ password: ' ' }, true],
  ])('with %j is another: %s', (sent, isAnother) => expect(changesEntry(sent, kept)).toBe(isAnother));
});

describe('a password', () => {
  const names = ['transportista2', 'García e Hijos, S.L.', null];
  test.each([
    ['', 'validation.required'],
    [null, 'validation.required'],
    ['1234567', 'validation.minLength'],
    ['ñandúes', 'validation.minLength'],
    ['x1'.repeat(51), 'validation.maxLength'],
    ['12345678', 'validation.passwordCommon'],
    ['CONTRASEÑA', 'validation.passwordCommon'],
    ['PassWord123', 'validation.passwordCommon'],
    ['zzzzzzzzzz', 'validation.passwordCommon'],
    ['Transportista2', 'validation.passwordCommon'],
    ['abc\0defghi', 'validation.characters'],
    ['abcdefg\ud800', 'validation.characters'],
    ['Transportista2-2026', 'validation.passwordCommon'],
    ['portes.2026', 'validation.passwordCommon'],
    ['Portes-12345678', 'validation.passwordCommon'],
    ['transportes 1111', 'validation.passwordCommon'],
    ['García e Hijos 26', 'validation.passwordCommon'],
    ['garciahijos-2026', 'validation.passwordCommon'],
  ])('%j is refused: %s', (password, key) => expect(passwordProblem(password, { names })?.key).toBe(key));

  test.each([
    'demo-portes-2026',
    'cuatro palabras sin cifras',
    '        x',
    'Ñandú-77',
    'x1'.repeat(50),
    'los portes de mi abuela',
    'garcía y su bicicleta',
  ])('%j is taken: no rule asks for digits or signs', password =>
    expect(passwordProblem(password, { names })).toBeNull(),
  );
});

test('a password to be told over the telephone can be said, and is a good one whatever comes out', () => {
  expect(sayablePassword(() => 0)).toBe('baba-baba-baba-00');
  expect(sayablePassword(below => below - 1)).toBe('vuvu-vuvu-vuvu-99');
  expect(passwordProblem(sayablePassword(() => 0))).toBeNull();
});
