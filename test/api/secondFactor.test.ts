import { beforeEach, describe, expect, test } from 'vitest';
import { tokenHash } from '../../api/auth/tokens.ts';
import { check, cookieOf, givePasswords, mailsOf, PASSWORD, tokenIn } from '../help/accounts.ts';
import type { Answer } from '../help/office.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { codeNow, enrol, secretOf } from '../help/secondFactor.ts';

const office = officePerTest();
beforeEach(() => givePasswords(office, 'admin', 'carrier'));

const PATH = '/api/auth/second-factor';
const admin = () => office.as('admin');
const id = () => office.ids.users.admin;
const logIn = (code?: string, remoteAddress = '10.0.0.1', password = PASSWORD) =>
  office.anonymous.send({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'admin', password, ...(code !== undefined && { code }) },
    remoteAddress,
  });
const codesIn = ({ body }: Answer) => body.code;
const both = async (away = 0) => ({ currentPassword: PASSWORD, code: await codeNow(office, id(), away) });
const stateOf = async () => (await admin().get(PATH)).body.data;

describe('turning the second factor on', () => {
  test('asks for the password, shows the secret once, and counts only when a code of it was typed', async () => {
    expect((await admin().post(`${PATH}/begin`, {})).body.errors).toEqual({ currentPassword: 'Campo obligatorio' });
    const wrong = await admin().post(`${PATH}/begin`, { currentPassword: 'no-es-esta' });
    expect([wrong.status, wrong.body.errors?.currentPassword]).toEqual([422, 'La contraseña actual no es correcta.']);
    const begun = await admin().post(`${PATH}/begin`, { currentPassword: PASSWORD });
    const { secret, address, code } = begun.body.data as { secret: string; address: string; code: string[] };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(address).toContain(`:admin?secret=${secret}&issuer=Agencia`);
    expect(code.length).toBeGreaterThan(20);
    expect((await logIn()).status).toBe(200);

    expect((await admin().post(`${PATH}/confirm`, { code: '000000' })).status).toBe(422);
    const confirmed = await admin().post(`${PATH}/confirm`, { code: await codeNow(office, id()) });
    expect((confirmed.body.data as { codes: string[] }).codes).toHaveLength(10);
    expect(await stateOf()).toEqual({ isOn: true, codesLeft: 10 });
    expect((await admin().post(`${PATH}/begin`, { currentPassword: PASSWORD })).status).toBe(409);
  });

  test('ends the account’s other sessions, is in its history and told by letter', async () => {
    const other = cookieOf(await logIn());
    await enrol(office, admin(), id());
    expect((await check(office, other)).status).toBe(401);
    expect((await admin().get('/api/users')).status).toBe(200);
    const history = (await office.as('superUser').get(`/api/users/${id()}/history`)).body.data as { changes: object }[];
    expect(history[0]?.changes).toEqual({ hasSecondFactor: [false, true] });
    expect((await mailsOf(office)).at(-1)).toMatchObject({
      to: 'admin@example.com',
      subject: 'Has activado la verificación en dos pasos',
    });
  });

  test('keeps hashes of recovery codes, and the secret out of every list, history, export and search', async () => {
    const codes = await enrol(office, admin(), id());
    const secret = (await secretOf(office, id())).toString('hex');
    expect(JSON.stringify(await office.db('recoveryCodes'))).not.toContain(codes[0]?.replaceAll('-', ''));
    const client = office.as('superUser');
    for (const path of ['', '/export', `/${id()}`, `/${id()}/history`, '?filter={"hasSecondFactor":true}'])
      expect((await client.get(`/api/users${path}`)).text).not.toContain(secret);
    for (const field of ['secret', 'secondFactors.secret', 'lastStep'])
      expect((await client.get(`/api/users?sort=["${field}","ASC"]`)).status).toBe(400);
  });
});

describe('logging in with a second factor', () => {
  test('the right password alone asks for the code and opens nothing; a wrong one is told nothing of it', async () => {
    await enrol(office, admin(), id());
    const asked = await logIn();
    expect([asked.status, codesIn(asked), asked.headers['set-cookie']]).toEqual([401, 'secondFactor', undefined]);
    const wrong = await logIn(await codeNow(office, id()), '10.0.0.1', 'no-es-esta');
    expect([wrong.status, codesIn(wrong)]).toEqual([401, 'credentials']);
    const entered = await logIn(await codeNow(office, id()));
    expect([entered.status, (await check(office, cookieOf(entered))).status]).toEqual([200, 200]);
  });

  test('takes each code once, also when two send it at once', async () => {
    await enrol(office, admin(), id());
    const code = await codeNow(office, id());
    const answers = await Promise.all([logIn(code), logIn(code)]);
    expect(answers.map(each => each.status).sort()).toEqual([200, 401]);
    const before = await logIn(await codeNow(office, id(), -1));
    expect([before.status, codesIn(before)]).toEqual([401, 'secondFactorWrong']);
    expect((await logIn(await codeNow(office, id(), 1))).status).toBe(200);
  });

  test('takes a recovery code once, however it is typed', async () => {
    const [one = '', two = ''] = await enrol(office, admin(), id());
    expect(one).toMatch(/^([a-z2-7]{4}-){7}[a-z2-7]{4}$/);
    expect((await logIn(` ${one.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect((await logIn(one)).status).toBe(401);
    const answers = await Promise.all([logIn(two), logIn(two)]);
    expect(answers.map(each => each.status).sort()).toEqual([200, 401]);
    expect(await stateOf()).toEqual({ isOn: true, codesLeft: 8 });
  });

  test('takes a recovery code of sixteen signs, as they were given before, too', async () => {
    await enrol(office, admin(), id());
    await office.db('recoveryCodes').insert({ userId: id(), codeHash: tokenHash('k3vdab2c4xyzq7mn') });
    expect((await logIn('K3VD-AB2C-4XYZ-Q7MN')).status).toBe(200);
    expect((await logIn('k3vd-ab2c-4xyz-q7mn')).status).toBe(401);
  });

  test('lets nobody guess: ten codes, from anywhere and at once, and a new password gives no more', {
    timeout: 60_000,
  }, async () => {
    await enrol(office, admin(), id());
    const guesses = Array.from({ length: 15 }, (_, turn) => logIn('000000', `10.0.4.${turn}`));
    const statuses = (await Promise.all(guesses)).map(each => each.status);
    expect(statuses.filter(status => status === 401).length).toBeLessThanOrEqual(10);
    // Of many at once all may be turned away; one after another ten are looked at.
    for (let turn = 0; turn < 10; turn += 1) await logIn('000000', `10.0.7.${turn}`);
    expect((await logIn(await codeNow(office, id()), '10.0.5.1')).status).toBe(429);
    await office.anonymous.post('/api/auth/forgot-password', { email: 'admin@example.com' });
    const token = tokenIn((await mailsOf(office)).at(-1));
    await office.anonymous.post(`/api/auth/reset-password/${token}`, { password: 'una-nueva-contraseña' });
    expect((await logIn(await codeNow(office, id()), '10.0.5.2', 'una-nueva-contraseña')).status).toBe(429);
  });

  test('goes on from a device where the account has come in, while strangers are stopped', async () => {
    await enrol(office, admin(), id());
    expect((await logIn(await codeNow(office, id()), '10.0.0.9')).status).toBe(200);
    for (let turn = 0; turn < 11; turn += 1) await logIn('000000', `10.0.4.${turn}`);
    expect((await logIn(await codeNow(office, id(), 1), '10.0.6.1')).status).toBe(429);
    expect((await logIn(await codeNow(office, id(), 1), '10.0.0.9')).status).toBe(200);
  });

  test('a new password by letter leaves it asked for', async () => {
    await enrol(office, admin(), id());
    await office.anonymous.post('/api/auth/forgot-password', { email: 'admin@example.com' });
    const token = tokenIn((await mailsOf(office)).at(-1));
    const password = 'una-nueva-contraseña';
    expect((await office.anonymous.post(`/api/auth/reset-password/${token}`, { password })).status).toBe(204);
    expect(codesIn(await logIn(undefined, '10.0.0.1', password))).toBe('secondFactor');
  });
});

describe('the own second factor', () => {
  test.each(['end', 'codes'])('/%s asks for password and code', async call => {
    await enrol(office, admin(), id());
    const url = `${PATH}/${call}`;
    const { currentPassword, code } = await both();
    expect((await admin().post(url, { code })).body.errors).toHaveProperty('currentPassword');
    expect((await admin().post(url, { currentPassword })).body.errors).toHaveProperty('code');
    expect((await admin().post(url, { currentPassword, code: '000000' })).status).toBe(422);
    expect((await admin().post(url, { currentPassword, code })).status).toBeLessThan(300);
    expect((await admin().post(url, { currentPassword, code, more: 1 })).status).toBe(400);
  });

  test('ends with all that was kept of it, and with the account’s other sessions', async () => {
    await enrol(office, admin(), id());
    const other = cookieOf(await logIn(await codeNow(office, id())));
    office.setNow('2026-11-20T11:02:00.000Z');
    expect((await admin().post(`${PATH}/end`, await both())).status).toBe(204);
    expect([await office.db('secondFactors'), await office.db('recoveryCodes')]).toEqual([[], []]);
    expect((await check(office, other)).status).toBe(401);
    expect((await logIn()).status).toBe(200);
    expect((await admin().post(`${PATH}/end`, await both())).status).toBe(409);
  });

  test('has new recovery codes in place of the old', async () => {
    const [old = ''] = await enrol(office, admin(), id());
    const answer = await admin().post(`${PATH}/codes`, await both());
    const [fresh = ''] = (answer.body.data as { codes: string[] }).codes;
    expect((await logIn(old)).status).toBe(401);
    expect((await logIn(fresh)).status).toBe(200);
  });

  test('can’t be tried out from a session that was left open', { timeout: 60_000 }, async () => {
    await enrol(office, admin(), id());
    const wrong = () => admin().post(`${PATH}/end`, { currentPassword: 'no', code: '000000' });
    const answers = await Promise.all(Array.from({ length: 12 }, wrong));
    expect(answers.filter(each => each.status === 422).length).toBeLessThanOrEqual(10);
    for (let turn = 0; turn < 10; turn += 1) await wrong();
    expect((await wrong()).status).toBe(429);
    expect((await logIn(await codeNow(office, id()))).status).toBe(200);
  });
});

describe('somebody else’s second factor', () => {
  const remove = (account: 'admin' | 'superUser' | 'carrier', whom: number) =>
    office.as(account).delete(`/api/users/${whom}/second-factor`);

  test('is removed by the office, which ends the sessions, is in the history and told by letter', async () => {
    const { carrier } = office.ids.users;
    await enrol(office, office.as('carrier'), carrier);
    expect((await remove('admin', carrier)).status).toBe(204);
    expect((await office.as('carrier').get(PATH)).status).toBe(401);
    expect(await office.db('recoveryCodes')).toEqual([]);
    const change = await office
      .db('changes')
      .where({ resource: 'users', recordId: carrier })
      .orderBy('id', 'desc')
      .first();
    expect([change.userId, JSON.parse(change.changes)]).toEqual([id(), { hasSecondFactor: [true, false] }]);
    expect((await mailsOf(office)).at(-1)?.subject).toBe('La oficina ha quitado tu verificación en dos pasos');
    expect((await remove('admin', carrier)).status).toBe(409);
  });

  test('is not a superUser’s for an admin, nor one’s own that way, nor anybody’s for the others', async () => {
    await enrol(office, admin(), id());
    expect((await remove('admin', office.ids.users.superUser)).status).toBe(404);
    expect((await remove('admin', id())).status).toBe(403);
    expect((await remove('carrier', id())).status).toBe(404);
    expect((await remove('carrier', office.ids.users.carrier)).status).toBe(403);
    expect((await remove('superUser', id())).status).toBe(204);
  });
});
