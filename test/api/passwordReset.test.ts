import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commonPasswords } from '../../api/auth/commonPasswords.ts';
import { check, cookieOf, givePasswords, logIn, mailsOf, PASSWORD, tokenIn } from '../help/accounts.ts';
import { type Answer, type Office, openOffice } from '../help/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
  await givePasswords(office, 'admin');
});
afterEach(() => office.close());

const forgot = (email: unknown, headers = {}) =>
  office.anonymous.post('/api/auth/forgot-password/', { email }, headers);
const path = (token: string) => `/api/auth/reset-password/${token}`;
const save = (token: string, password: unknown) => office.anonymous.post(path(token), { password });

const NEW = { username: 'nueva', email: 'nueva@example.com', role: 'admin' };

const newToken = async (): Promise<string> => {
  await forgot('admin@example.com');
  return tokenIn((await mailsOf(office)).at(-1));
};

const WAYS: [string, (password: string) => Promise<Answer>][] = [
  ['of a new account', password => office.as('superUser').post('/api/users', { ...NEW, password })],
  ['of another’s account', password => office.as('admin').put(`/api/users/${office.ids.users.client}`, { password })],
  [
    'of the own account',
    password => office.as('admin').put(`/api/users/${office.ids.users.admin}`, { password, currentPassword: PASSWORD }),
  ],
  ['of a driver', password => office.as('carrier').put(`/api/vehicles/${office.ids.tractor}/driver`, { password })],
  [
    'in place of what somebody else chose',
    async password => {
      await office.db('users').where({ id: office.ids.users.admin }).update({ mustChangePassword: true });
      return office.as('admin').post('/api/auth/password', { password });
    },
  ],
];

test('a password is none of those that are guessed first, wherever one is chosen', async () => {
  for (const [whose, choose] of WAYS) {
    for (const password of ['MICHELLE1', 'portes-2026', 'agencia de prueba']) {
      const answer = await choose(password);
      expect([answer.status, answer.body.errors], `${whose}: ${password}`).toEqual([
        422,
        { password: 'Esa contraseña es demasiado fácil de adivinar' },
      ]);
    }
    expect((await choose(`caballo grapa ${whose}`)).status, whose).toBeLessThan(300);
  }
  expect((await commonPasswords()).size).toBeGreaterThan(17_000);
});

describe('forgetting a password', () => {
  test('gets a letter with a link of the configured address, whatever address the request names', async () => {
    await forgot('admin@example.com', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    const [mail] = await mailsOf(office);
    expect(mail).toMatchObject({ to: 'admin@example.com', subject: 'Restablece tu contraseña', status: 'pending' });
    expect(mail?.text).toContain(`${office.config.publicUrl}/app/reset-password/`);
    expect(mail?.text).toContain('30 minutos');
    expect(mail?.text).toContain('Hola, admin:');
    expect(mail?.text).not.toContain('evil');
  });

  test('answers the same for an e-mail that is nobody’s, and does the same until it has answered', async () => {
    const [known, unknown] = [await forgot('admin@example.com'), await forgot('nadie@example.com')];
    expect(known.status).toBe(200);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await office.db('mails')).toHaveLength(0);
    expect(await office.db('resetRequests')).toHaveLength(2);
    expect(await mailsOf(office)).toHaveLength(1);
  });

  test('writes to every active account of the e-mail, each with a link of its own', async () => {
    const { carrier, client, otherClient } = office.ids.users;
    await office.db('users').whereIn('id', [carrier, client, otherClient]).update({ email: 'Comun@Example.com' });
    await office.db('users').where({ id: otherClient }).update({ isActive: false });
    await forgot('comun@example.com');
    const mails = await mailsOf(office);
    expect(mails).toHaveLength(2);
    expect(mails.map(each => /Hola, (\w+):/.exec(each.text)?.[1]).sort()).toEqual(['cliente', 'transportista']);
    expect(tokenIn(mails[0])).not.toBe(tokenIn(mails[1]));
  });

  test('keeps only a hash of the link', async () => {
    const token = await newToken();
    const [kept] = await office.db('passwordResets');
    expect(kept.tokenHash).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  test('is stopped after some letters to one e-mail, be it an account’s or not', async () => {
    for (const email of ['admin@example.com', 'nadie@example.com']) {
      for (let turn = 0; turn < 5; turn += 1) expect((await forgot(email)).status).toBe(200);
      const refused = await forgot(email.toUpperCase().replace('.COM', '.com'));
      expect(refused.status).toBe(429);
      expect(refused.headers).toHaveProperty('retry-after');
    }
  });

  test.each(['', 'sin-arroba', 'a@b.es\r\nBcc: c@d.es', '"a@evil x"@b.es', 'a@b.es,c@d.es', 7, null, { a: 1 }])(
    'refuses %j as an e-mail',
    async email => {
      const answer = await forgot(email);
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toHaveProperty('email');
    },
  );
});

describe('a link for a new password', () => {
  test('is looked at without being used', async () => {
    const token = await newToken();
    expect((await office.anonymous.get(path(token))).status).toBe(204);
    expect((await office.anonymous.get(path(token))).status).toBe(204);
  });

  test('sets the password once, and ends every session of the account', async () => {
    const before = cookieOf(await logIn(office, 'admin'));
    const token = await newToken();
    expect((await save(token, 'una-nueva-contraseña')).status).toBe(204);
    expect((await check(office, before)).status).toBe(401);
    expect((await logIn(office, 'admin', PASSWORD)).status).toBe(401);
    expect((await logIn(office, 'admin', 'una-nueva-contraseña')).status).toBe(200);
    expect((await office.anonymous.get(path(token))).status).toBe(404);
    const again = await save(token, 'otra-mas-distinta');
    expect(again.status).toBe(404);
    expect(again.body.message).toBe('El enlace no es válido, ya se ha usado o ha caducado.');
  });

  test('used twice at once works once', async () => {
    const token = await newToken();
    const answers = await Promise.all([save(token, 'primera-clave-x'), save(token, 'segunda-clave-x')]);
    expect(answers.map(each => each.status).sort()).toEqual([204, 404]);
  });

  test('is void when a newer one was asked for', async () => {
    const older = await newToken();
    const newer = await newToken();
    expect((await office.anonymous.get(path(older))).status).toBe(404);
    expect((await office.anonymous.get(path(newer))).status).toBe(204);
  });

  test('lives half an hour', async () => {
    const token = await newToken();
    office.setNow('2026-11-20T11:29:59.000Z');
    expect((await office.anonymous.get(path(token))).status).toBe(204);
    office.setNow('2026-11-20T11:30:00.000Z');
    expect((await office.anonymous.get(path(token))).status).toBe(404);
    expect((await save(token, 'una-nueva-contraseña')).status).toBe(404);
  });

  test('of an account that was made inactive since opens nothing', async () => {
    const token = await newToken();
    await office.db('users').where({ id: office.ids.users.admin }).update({ isActive: false });
    expect((await save(token, 'una-nueva-contraseña')).status).toBe(404);
  });

  test.each([
    ['nothing', undefined, 'Campo obligatorio'],
    ['seven characters', '1234567', 'Mínimo 8 caracteres'],
    ['a hundred and one', 'a1'.repeat(51), 'Máximo 100 caracteres'],
    ['one that is guessed first', 'Contraseña', 'Esa contraseña es demasiado fácil de adivinar'],
    ['one of those that many have', 'Jennifer1', 'Esa contraseña es demasiado fácil de adivinar'],
    ['the company’s name and a year', 'Agencia-Prueba-26', 'Esa contraseña es demasiado fácil de adivinar'],
    ['eight times the same', 'aaaaaaaa', 'Esa contraseña es demasiado fácil de adivinar'],
    ['a NUL', 'abcdefgh\0', 'Contiene caracteres no admitidos'],
  ])('refuses %s as password, and can still be used', async (_what, password, message) => {
    const token = await newToken();
    const answer = await save(token, password);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ password: message });
    expect((await save(token, 'una-nueva-contraseña')).status).toBe(204);
  });

  test('lets the account in again that had been stopped for guessing', async () => {
    for (let turn = 0; turn < 10; turn += 1) await logIn(office, 'admin', 'no', `10.0.7.${turn}`);
    await save(await newToken(), 'una-nueva-contraseña');
    expect((await logIn(office, 'admin', 'una-nueva-contraseña', '10.0.8.1')).status).toBe(200);
  });

  test.each([
    ['where it came in before', true],
    ['where it never came in', false],
  ])('lets it in at once at the address at which it was stopped, %s', async (_where, isKnown) => {
    const remoteAddress = '10.0.9.1';
    if (isKnown) await logIn(office, 'admin', PASSWORD, remoteAddress);
    for (let turn = 0; turn < 10; turn += 1) await logIn(office, 'admin', 'no', remoteAddress);
    expect((await logIn(office, 'admin', PASSWORD, remoteAddress)).status).toBe(429);
    const [url, payload] = [path(await newToken()), { password: 'una-nueva-contraseña' }];
    expect((await office.anonymous.send({ method: 'POST', url, payload, remoteAddress })).status).toBe(204);
    expect((await logIn(office, 'admin', 'una-nueva-contraseña', remoteAddress)).status).toBe(200);
  });

  test.each(['x', '../users', '%00', 'a'.repeat(150), '%2e%2e%2fsetup'])('%j is none', async token => {
    expect((await office.anonymous.get(path(token))).status).toBe(404);
    expect((await save(token, 'una-nueva-contraseña')).status).toBe(404);
  });

  test('cannot be tried out without end', async () => {
    for (let turn = 0; turn < 20; turn += 1) await office.anonymous.get(path(`inventado${turn}`));
    expect((await office.anonymous.get(path('otro'))).status).toBe(429);
  });
});
