import { beforeEach, describe, expect, test } from 'vitest';
import { check, cookieOf, givePasswords, PASSWORD } from '../help/accounts.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

describe('one’s own sessions', () => {
  const PATH = '/api/auth/sessions';
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const ask = (cookie: string, method: 'GET' | 'DELETE' = 'GET', url = PATH) =>
    office.anonymous.send({ method, url, headers: { cookie } });
  const enter = async (userAgent: string) => {
    const payload = { username: 'transportista', password: PASSWORD };
    const headers = { 'user-agent': userAgent };
    return cookieOf(await office.anonymous.send({ method: 'POST', url: '/api/auth/login', payload, headers }));
  };
  type Session = { id: string; isPresent: boolean };
  const listed = async (cookie: string) => (await ask(cookie)).body.data as { sessions: Session[]; total: number };
  const idOf = async (cookie: string) => (await listed(cookie)).sessions.find(each => each.isPresent)?.id ?? '';
  beforeEach(() => givePasswords(office, 'carrier'));

  test('are listed to their owner: with what, since when, last used, and which one asks', async () => {
    office.setNow('2026-11-21T11:00:00.000Z');
    const one = await enter(FIREFOX);
    office.setNow('2026-11-22T11:00:00.000Z');
    const two = await enter('curl/8.14.1');
    const { sessions, total } = await listed(two);
    const at = (day: number) => ({
      createdAt: `2026-11-${day}T11:00:00.000Z`,
      lastSeenAt: `2026-11-${day}T11:00:00.000Z`,
    });
    const id = expect.stringMatching(/^[0-9a-f]{16}$/);
    expect(total).toBe(3);
    expect(sessions).toEqual([
      { id, isPresent: true, browser: null, system: null, ...at(22) },
      { id: await idOf(one), isPresent: false, browser: 'Firefox', system: 'Windows', ...at(21) },
      { id, isPresent: false, browser: null, system: null, ...at(20) },
    ]);
  });

  test('that are over, idle or somebody else’s are not among them', async () => {
    const one = await enter(FIREFOX);
    office.setNow('2026-11-26T11:00:00.000Z');
    expect((await check(office, one)).status).toBe(200);
    office.setNow('2026-11-27T11:00:00.000Z');
    expect((await listed(one)).sessions).toHaveLength(1);
    expect(await office.db('sessions').where({ userId: office.ids.users.carrier })).toHaveLength(2);
  });

  test('tell nothing that opens them, nor what the program said in full', async () => {
    const one = await enter(FIREFOX);
    const { text } = await ask(one);
    const ids: string[] = await office.db('sessions').pluck('id');
    for (const secret of [...ids.map(id => id.slice(0, 16)), 'Gecko', one.split('=')[1] ?? '-'])
      expect(text).not.toContain(secret);
  });

  test('are closed one by one, and at once', async () => {
    const [one, two, three] = [await enter(FIREFOX), await enter(FIREFOX), await enter(FIREFOX)];
    const url = `${PATH}/${await idOf(two)}`;
    expect((await ask(one, 'DELETE', url)).status).toBe(204);
    expect((await check(office, two)).status).toBe(401);
    for (const cookie of [one, three]) expect((await check(office, cookie)).status).toBe(200);
    const again = await ask(one, 'DELETE', url);
    expect([again.status, again.body.message]).toEqual([404, 'Esa sesión ya no está abierta.']);
  });

  test('are closed by nobody else: another’s is as one that there never was', async () => {
    const one = await enter(FIREFOX);
    const id = await idOf(one);
    const admin = office.as('superUser');
    const [other, none] = [await admin.delete(`${PATH}/${id}`), await admin.delete(`${PATH}/0123456789abcdef`)];
    expect([other.status, other.text]).toEqual([none.status, none.text]);
    expect(other.status).toBe(404);
    expect((await check(office, one)).status).toBe(200);
  });

  test('but the one that asks can be closed together; that one is logged out of', async () => {
    const [one, two] = [await enter(FIREFOX), await enter(FIREFOX)];
    const refused = await ask(one, 'DELETE', `${PATH}/${await idOf(one)}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'auth.presentSession']);
    expect((await ask(one, 'DELETE')).status).toBe(204);
    expect((await check(office, two)).status).toBe(401);
    expect(await listed(one)).toMatchObject({ sessions: [{ isPresent: true }], total: 1 });
    expect((await office.as('admin').get('/api/users')).status).toBe(200);
  });

  test('are named up to fifty, the one that asks among them, and all counted', async () => {
    const one = await enter(FIREFOX);
    const row = await office.db('sessions').where({ userId: office.ids.users.carrier }).first();
    const later = { ...row, lastSeenAt: '2026-11-20T11:30:00.000Z' };
    await office.db('sessions').insert(Array.from({ length: 60 }, (_, turn) => ({ ...later, id: `x${turn}` })));
    const { sessions, total } = await listed(one);
    expect([sessions.length, total, sessions[0]?.isPresent]).toEqual([50, 62, true]);
  });

  test('are no business of who owes something first, nor of nobody', async () => {
    const one = await enter(FIREFOX);
    await office.db('users').where({ id: office.ids.users.carrier }).update({ mustChangePassword: true });
    for (const answer of [await ask(one), await ask(one, 'DELETE'), await ask(one, 'DELETE', `${PATH}/x`)])
      expect([answer.status, answer.body.code]).toEqual([403, 'auth.owes.password']);
    expect((await office.anonymous.get(PATH)).status).toBe(401);
    expect((await office.anonymous.delete(PATH)).status).toBe(401);
  });
});
