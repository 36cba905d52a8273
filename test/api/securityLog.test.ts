import { beforeEach, describe, expect, test } from 'vitest';
import { newPasswordLink } from '../../api/auth/passwordLinks.ts';
import { cookieOf, givePasswords, logIn, PASSWORD } from '../help/accounts.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { codeNow, enrol } from '../help/secondFactor.ts';

const lines: string[] = [];
const office = officePerFile(() => ({ logTo: { write: line => lines.push(line) } }));

type Line = Record<string, unknown>;
const EVERY_LINE = ['level', 'time', 'pid', 'hostname', 'reqId', 'msg'];

/** What the log was told of since this was asked last, without what every line has. */
const told = (): Line[] =>
  lines
    .splice(0)
    .map(line => JSON.parse(line) as Line)
    .filter(({ msg }) => msg === 'security')
    .map(line => {
      for (const key of EVERY_LINE) expect(line).toHaveProperty(key);
      return Object.fromEntries(Object.entries(line).filter(([key]) => !EVERY_LINE.includes(key)));
    });

const LOCAL = '127.0.0.1';
const ids = () => office.ids.users;
const refused = (status: number, rule: string, user: number | null, address = LOCAL) => ({
  event: 'refused',
  rule,
  status,
  user,
  address,
});

beforeEach(async () => {
  await givePasswords(office, 'admin', 'carrier', 'client');
  lines.length = 0;
});

describe('the log tells, by ids and addresses', () => {
  test('who came in, who did not, and who was stopped', async () => {
    await logIn(office, 'admin', 'no-es-esta', '10.0.0.2');
    await logIn(office, 'nadie', PASSWORD, '10.0.0.2');
    const entered = await logIn(office, 'admin', PASSWORD, '10.0.0.2');
    const headers = { cookie: cookieOf(entered) };
    await office.anonymous.send({ method: 'DELETE', url: '/api/auth/logout', headers, remoteAddress: '10.0.0.2' });
    expect(told()).toEqual([
      refused(401, 'credentials', ids().admin, '10.0.0.2'),
      refused(401, 'credentials', null, '10.0.0.2'),
      { event: 'login', user: ids().admin, factors: 1, address: '10.0.0.2' },
      { event: 'logout', user: ids().admin, address: '10.0.0.2' },
    ]);
    for (let turn = 0; turn < 11; turn += 1) await logIn(office, 'otro', 'no-es-esta', '10.0.0.3');
    expect(told().at(-1)).toEqual(refused(429, 'auth.tooMany', null, '10.0.0.3'));
  });

  test('whose password changed, by whom, and who could not prove his own', async () => {
    const own = (currentPassword: string) =>
      office.as('carrier').put(`/api/users/${ids().carrier}`, { password: 'una-nueva-mía', currentPassword });
    await own('no-es-esta');
    await own(PASSWORD);
    await office.as('admin').put(`/api/users/${ids().client}`, { password: 'de-la-oficina' });
    await office.as('carrier').put(`/api/vehicles/${office.ids.tractor}/driver`, { password: 'de-su-empresa' });
    const link = await newPasswordLink({ ...office, now: office.world.now() }, ids().client, 30);
    await office.anonymous.post(`/api/auth/${link.split('/app/')[1]}`, { password: 'por-la-carta' });
    await office.anonymous.post(`/api/auth/${link.split('/app/')[1]}`, { password: 'por-la-carta' });
    expect(told()).toEqual([
      refused(422, 'auth.wrongPassword', ids().carrier),
      { event: 'passwordChanged', user: ids().carrier, address: LOCAL },
      { event: 'passwordChanged', user: ids().client, by: ids().admin, address: LOCAL },
      { event: 'passwordChanged', user: ids().driver, by: ids().carrier, address: LOCAL },
      { event: 'passwordReset', user: ids().client, address: LOCAL },
      refused(404, 'auth.resetExpired', null),
    ]);
  });

  test('what becomes of a second factor, and codes that were wrong', async () => {
    const path = '/api/auth/second-factor';
    const client = office.as('admin');
    const withCode = (code: string) =>
      office.anonymous.post('/api/auth/login', { username: 'admin', password: PASSWORD, code });
    await enrol(office, client, ids().admin);
    await logIn(office, 'admin', PASSWORD, LOCAL);
    await withCode('000000');
    await withCode(await codeNow(office, ids().admin));
    await client.post(`${path}/codes`, { currentPassword: PASSWORD, code: '000000' });
    await client.post(`${path}/end`, { currentPassword: PASSWORD, code: await codeNow(office, ids().admin, 1) });
    expect(told()).toEqual([
      { event: 'secondFactorOn', user: ids().admin, address: LOCAL },
      refused(401, 'secondFactor', ids().admin),
      refused(401, 'secondFactorWrong', ids().admin),
      { event: 'login', user: ids().admin, factors: 2, address: LOCAL },
      refused(422, 'secondFactorWrong', ids().admin),
      { event: 'secondFactorOff', user: ids().admin, address: LOCAL },
    ]);
    await enrol(office, office.as('carrier'), ids().carrier);
    await office.as('superUser').delete(`/api/users/${ids().carrier}/second-factor`);
    expect(told().at(-1)).toEqual({
      event: 'secondFactorRemoved',
      user: ids().carrier,
      by: ids().superUser,
      address: LOCAL,
    });
  });

  test('which sessions were closed, and that one was not the asker’s', async () => {
    const client = office.as('accountant');
    await client.delete('/api/auth/sessions/0123456789abcdef');
    await client.delete('/api/auth/sessions');
    await client.delete('/api/auth/logout?everywhere=true');
    expect(told()).toEqual([
      refused(404, 'auth.noSession', ids().accountant),
      { event: 'otherSessionsClosed', user: ids().accountant, address: LOCAL },
      { event: 'allSessionsClosed', user: ids().accountant, address: LOCAL },
    ]);
  });

  test('who asked for what is not theirs to do, and what came from a foreign page', async () => {
    await office.as('otherCarrier').post('/api/users', {});
    await office.as('admin').post('/api/loads', {}, { origin: 'https://evil.example' });
    expect(told()).toEqual([refused(403, 'forbidden', ids().otherCarrier), refused(403, 'foreignOrigin', null)]);
  });

  test('and no name, e-mail, password, cookie or code', async () => {
    const all: string[] = [];
    await logIn(office, 'cliente2', 'no-es-esta', '10.0.0.4');
    const entered = await logIn(office, 'admin', PASSWORD, '10.0.0.4');
    await office.as('otherDriver').put(`/api/users/${ids().otherDriver}`, { email: 'x@example.com' });
    all.push(...lines);
    const secrets = [PASSWORD, 'no-es-esta', 'cliente2', '@example.com', cookieOf(entered).split('=')[1] ?? '-'];
    expect(all.length).toBeGreaterThan(3);
    for (const secret of secrets) expect(all.join('')).not.toContain(secret);
  });
});
