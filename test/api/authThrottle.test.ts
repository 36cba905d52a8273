import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { givePasswords, logIn, PASSWORD } from '../help/accounts.ts';
import { type Answer, NOON, type Office, openOffice } from '../help/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
  await givePasswords(office, 'admin', 'carrier');
});
afterEach(() => office.close());

const statuses = (answers: Answer[]) => answers.map(each => each.status);
const wrong = (username: string, address?: string) => logIn(office, username, 'no-es-esta', address);

/** Wrong guesses one after another. */
const guess = async (times: number, username: string, addressOf = (_turn: number) => '10.0.0.1') => {
  const answers: Answer[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await wrong(username, addressOf(turn)));
  return answers;
};

describe('guessing a password', () => {
  test('is stopped after ten tries, with the time to wait, and then the right one does not get in either', async () => {
    expect(statuses(await guess(11, 'admin'))).toEqual([...Array(10).fill(401), 429]);
    const refused = await logIn(office, 'admin');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.body).toEqual({
      message: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
      code: 'auth.tooMany',
    });
  });

  test('is stopped however the name is spelled and wherever it comes from', async () => {
    const names = ['admin', 'ADMIN', ' Admin ', 'aDMIN'];
    for (let turn = 0; turn < 10; turn += 1) await wrong(names[turn % 4] ?? '', `10.0.1.${turn}`);
    expect((await wrong('Admin', '10.0.2.1')).status).toBe(429);
  });

  test('is stopped for a name that has no account too, so that a 429 tells nothing', async () => {
    const answers = await guess(11, 'nadie', turn => `10.0.3.${turn}`);
    expect(answers.at(-1)?.status).toBe(429);
  });

  test('is stopped at an address that tries many names', async () => {
    for (let turn = 0; turn < 10; turn += 1) await wrong(`nombre${turn}`);
    expect((await logIn(office, 'admin')).status).toBe(429);
    expect((await logIn(office, 'admin', PASSWORD, '10.0.0.2')).status).toBe(200);
  });

  test('made while the clock was ahead counts no more once it is right', async () => {
    office.setNow('2026-12-20T11:00:00.000Z');
    expect(statuses(await guess(11, 'admin')).at(-1)).toBe(429);
    office.setNow(NOON);
    expect((await logIn(office, 'admin')).status).toBe(200);
  });

  test('counts nothing else of a request: neither other fields nor a forwarded address', async () => {
    for (let turn = 0; turn < 10; turn += 1)
      await office.anonymous.send({
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'x-forwarded-for': `203.0.113.${turn}` },
        payload: { username: 'admin', password: 'no', email: `${turn}@example.com`, id: turn },
      });
    expect((await office.anonymous.post('/api/auth/login/', { username: 'admin', password: 'no' })).status).toBe(429);
  });

  test('forty at once gets no more than ten checked', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, turn) => wrong('admin', `10.0.4.${turn}`)));
    expect(answers.filter(each => each.status === 401).length).toBeLessThanOrEqual(10);
    expect(answers.filter(each => each.status === 429).length).toBeGreaterThanOrEqual(30);
  });

  test('is possible again fifteen minutes later, even for who went on trying meanwhile', async () => {
    await guess(10, 'admin');
    office.setNow('2026-11-20T11:10:00.000Z');
    const meanwhile = await guess(5, 'admin');
    expect(statuses(meanwhile)).toEqual(Array(5).fill(429));
    expect(meanwhile[0]?.headers['retry-after']).toBe('300');
    office.setNow('2026-11-20T11:15:01.000Z');
    expect((await logIn(office, 'admin')).status).toBe(200);
  });
});

describe('coming in', () => {
  test('forgets the failures before it', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await guess(9, 'admin');
      expect((await logIn(office, 'admin')).status).toBe(200);
    }
  });

  test('forgets only what counted against this account: an own account does not wash away guesses at others', async () => {
    for (let turn = 0; turn < 9; turn += 1) {
      office.setNow(`2026-11-20T11:00:0${turn}.000Z`);
      await wrong(`otro${turn}`);
    }
    office.setNow('2026-11-20T11:00:10.000Z');
    expect((await logIn(office, 'transportista')).status).toBe(200);
    await wrong('otro9');
    expect((await logIn(office, 'admin')).status).toBe(429);
  });

  test('goes on from such an address too while strangers there are stopped', async () => {
    expect((await logIn(office, 'transportista')).status).toBe(200);
    for (let turn = 0; turn < 11; turn += 1) await wrong(`otro${turn}`);
    expect((await wrong('otro')).status).toBe(429);
    expect((await logIn(office, 'transportista')).status).toBe(200);
    expect((await logIn(office, 'admin')).status).toBe(429);
    expect(statuses(await guess(11, 'transportista'))).toEqual([...Array(10).fill(401), 429]);
  });

  test('goes on from an address where the account came in before, while strangers are stopped', async () => {
    expect((await logIn(office, 'admin', PASSWORD, '10.0.0.9')).status).toBe(200);
    office.setNow('2026-11-20T12:00:00.000Z');
    await guess(11, 'admin', turn => `10.0.5.${turn}`);
    expect((await logIn(office, 'admin', PASSWORD, '10.0.6.1')).status).toBe(429);
    expect((await logIn(office, 'admin', PASSWORD, '10.0.0.9')).status).toBe(200);
  });

  test('from a known address is guessed at ten times too, and no more', async () => {
    await logIn(office, 'admin');
    expect(statuses(await guess(11, 'admin')).at(-1)).toBe(429);
  });

  test('as somebody called like the account and its address washes no guess away', async () => {
    await office.db('users').where({ id: office.ids.users.carrier }).update({ username: 'admin@10.0.0.1' });
    expect((await logIn(office, 'admin')).status).toBe(200);
    expect(statuses(await guess(9, 'admin'))).toEqual(Array(9).fill(401));
    expect((await logIn(office, 'admin@10.0.0.1')).status).toBe(200);
    expect(statuses(await guess(2, 'admin'))).toEqual([401, 429]);
  });

  test('is not stopped by guesses at a name that is called like the account and its address', async () => {
    expect((await logIn(office, 'admin', PASSWORD, '10.0.0.9')).status).toBe(200);
    const strangers = await guess(11, 'admin@10.0.0.9', turn => `10.0.7.${turn}`);
    expect(strangers.at(-1)?.status).toBe(429);
    expect((await logIn(office, 'admin', PASSWORD, '10.0.0.9')).status).toBe(200);
  });

  test.each([
    ['İ', 401],
    ['e\u0301', 401],
    ['\ufb2c', 422],
  ])(
    'with a hundred of a letter that becomes another, or more, when it is compared is no fault: %j',
    async (letter, status) => {
      const answer = await wrong(letter.repeat(100));
      expect(answer.status, answer.text).toBe(status);
    },
  );

  test('many at once from one address is no guessing', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => logIn(office, 'admin')),
      ...Array.from({ length: 5 }, () => logIn(office, 'transportista')),
    ]);
    expect(statuses(answers)).toEqual(Array(10).fill(200));
  });

  test('asks the same of the database for a known and an unknown name, and hashes for both', async () => {
    const asked: string[][] = [];
    office.db.on('query', ({ sql }: { sql: string }) => asked.at(-1)?.push(sql));
    const quickest = { admin: Number.POSITIVE_INFINITY, nadie: Number.POSITIVE_INFINITY };
    for (let turn = 0; turn < 20; turn += 1) {
      office.setNow(new Date(Date.parse(NOON) + turn * 1_000_000).toISOString());
      for (const name of ['admin', 'nadie'] as const) {
        asked.push([]);
        const begin = performance.now();
        await wrong(name, `10.1.${turn}.${name.length}`);
        quickest[name] = Math.min(quickest[name], performance.now() - begin);
      }
    }
    expect(asked[1]).toEqual(asked[0]);
    // Without a hash it would be many times quicker; the quickest of twenty says so on a busy machine too.
    expect(quickest.nadie).toBeGreaterThan(quickest.admin * 0.5);
  });
});
