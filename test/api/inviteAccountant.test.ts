import { beforeEach, describe, expect, test } from 'vitest';
import { givePasswords, logIn, mailsOf, PASSWORD, tokenIn } from '../help/accounts.ts';
import type { Furniture } from '../help/furnish.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

type Carrier = { id: number } & Record<string, unknown>;
type Account = keyof Furniture['users'];

const list = async (account: Account) => (await office.as(account).get('/api/carriers')).body.data as Carrier[];

describe('inviting an accountant', () => {
  const invite = (body: unknown, account: Account = 'carrier', id = office.ids.carrier) =>
    office.as(account).post(`/api/carriers/invite-accountant/${id}`, body);
  const accountants = () => office.db('users').where({ role: 'accountant' });

  test('makes an account for an e-mail that has none, gives it the carrier, and writes with a link', async () => {
    const answer = await invite({ email: 'Gestoria@example.com' });
    expect(answer.status).toBe(200);
    const { accountantId } = answer.body.data as { accountantId: number };
    expect(await office.db('users').where({ id: accountantId }).first()).toMatchObject({ role: 'accountant' });
    expect((await list('carrier'))[0]).toMatchObject({ accountant: { id: accountantId } });
    const [mail] = await mailsOf(office);
    expect(mail).toMatchObject({
      to: 'Gestoria@example.com',
      subject: 'Transportes Uno S.L. te ha elegido como contable',
    });
    const path = `/api/auth/reset-password/${tokenIn(mail)}`;
    expect((await office.anonymous.post(path, { password: 'clave-del-despacho' })).status).toBe(204);
    expect((await logIn(office, 'gestoria@example.com', 'clave-del-despacho')).body.data).toMatchObject({
      id: accountantId,
    });
  });

  test('takes an e-mail that is longer than a user name may be', async () => {
    const email = `${'a'.repeat(110)}@example.com`;
    const { accountantId } = (await invite({ email })).body.data as { accountantId: number };
    const answer = await office.as('superUser').put(`/api/users/${accountantId}`, { isActive: false });
    expect(answer).toMatchObject({ status: 200, body: { data: { username: email.slice(0, 100), email } } });
  });

  test('links the account that the e-mail has, and tells it so', async () => {
    await givePasswords(office, 'otherAccountant');
    const answer = await invite({ email: 'CONTABLE2@example.com' }, 'admin');
    expect(answer.body.data).toEqual({ accountantId: office.ids.users.otherAccountant });
    expect((await mailsOf(office))[0]?.text).toContain('cuenta de siempre');
    expect(await list('otherAccountant')).toHaveLength(1);
    expect(await list('accountant')).toHaveLength(0);
  });

  test.each([
    ['an invitation', () => invite({ email: 'contable2@example.com' })],
    [
      'the company’s form',
      () =>
        office
          .as('admin')
          .put(`/api/carriers/${office.ids.carrier}`, { accountantId: office.ids.users.otherAccountant }),
    ],
  ] as const)('tells who had been it until then, by %s', async (_, replace) => {
    expect((await replace()).status).toBe(200);
    const told = async (account: Account) =>
      ((await office.as(account).get('/api/alerts')).body.data as { title: string }[]).map(({ title }) => title);
    expect(await told('accountant')).toEqual(['Acceso de contable retirado']);
    expect(await told('otherAccountant')).toEqual(['Nueva empresa']);
  });

  test('never links nor changes an account of another role, and answers as for any e-mail', async () => {
    const before = await office.db('users').where({ id: office.ids.users.admin }).first();
    const answer = await invite({ email: 'admin@example.com' });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body.data as object)).toEqual(['accountantId']);
    expect(answer.body.data).not.toEqual({ accountantId: office.ids.users.admin });
    expect(await office.db('users').where({ id: office.ids.users.admin }).first()).toEqual(before);
  });

  test('neither wakes nor takes an accountant whom the office put to sleep, and says so', async () => {
    const id = office.ids.users.otherAccountant;
    await office.db('users').where({ id }).update({ isActive: false });
    const answer = await invite({ email: 'contable2@example.com' });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('está desactivado');
    expect((await list('carrier'))[0]).toMatchObject({ accountantId: office.ids.users.accountant });
    expect(await mailsOf(office)).toEqual([]);
    expect((await office.db('users').where({ id }).first()).isActive).toBeFalsy();
  });

  test('five times at once makes one account', async () => {
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => invite({ email: 'nueva@example.com' })),
      ...[1, 2].map(() => invite({ email: 'nueva@example.com' }, 'otherCarrier', office.ids.otherCarrier)),
    ]);
    expect(answers.map(each => each.status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(each => JSON.stringify(each.body.data))).size).toBe(1);
    expect(await accountants()).toHaveLength(3);
  });

  test('takes the e-mail from the whole carrier too, but never the carrier’s own', async () => {
    const [own] = (await list('carrier')) as [Carrier];
    const item = { ...own, email: 'portes@example.com', accountant: { email: 'nueva@example.com' } };
    expect((await invite(item)).status).toBe(200);
    expect(await office.db('users').where({ email: 'portes@example.com' })).toEqual([]);
    expect((await invite({ ...item, accountant: null })).status).toBe(422);
  });

  test.each(['', 'x', 'a@b.es\r\nBcc: c@d.es', 'a@b.es, c@d.es', 5, null, ['a@b.es']])('refuses %j', async email => {
    const answer = await invite({ email });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ email: 'Escribe un e-mail válido para el contable.' });
  });

  test('is the carrier’s own and the office’s', async () => {
    expect((await invite({ email: 'x@example.com' }, 'otherCarrier')).status).toBe(404);
    for (const account of ['client', 'driver', 'accountant'] as const)
      expect((await invite({ email: 'x@example.com' }, account)).status).toBe(403);
    expect(await accountants()).toHaveLength(2);
  });
});

describe('an e-mail that an accountant entered for the own account', () => {
  const NEW = 'clave-nueva-larga';
  const id = () => office.ids.users.otherAccountant;
  const enter = (email: string, by: Account = 'otherAccountant') =>
    office.as(by).put(`/api/users/${id()}`, { email, currentPassword: PASSWORD });
  const invited = async (email: string) => {
    const url = `/api/carriers/invite-accountant/${office.ids.carrier}`;
    return ((await office.as('carrier').post(url, { email })).body.data as { accountantId: number }).accountantId;
  };
  const lastLetter = async () => (await mailsOf(office)).at(-1);
  /** What whoever reads the mailbox does with the link in the last letter. */
  const open = async () => {
    const path = `/api/auth/reset-password/${tokenIn(await lastLetter())}`;
    return (await office.anonymous.post(path, { password: NEW })).status;
  };
  const askForLink = (email: string) => office.anonymous.post('/api/auth/forgot-password', { email });

  beforeEach(async () => {
    await givePasswords(office, 'otherAccountant');
    expect((await enter('asesoria@example.com')).status).toBe(200);
  });

  test('is not taken for whose it is: an invitation makes an account of its own, and goes to the mailbox', async () => {
    const accountantId = await invited('Asesoria@example.com');
    expect(accountantId).not.toBe(id());
    expect(await list('otherAccountant')).toHaveLength(0);
    expect(await lastLetter()).toMatchObject({ to: 'Asesoria@example.com' });
    expect(await open()).toBe(204);
    expect((await logIn(office, 'asesoria@example.com', NEW)).body.data).toMatchObject({ id: accountantId });
  });

  test('is, once a link that was sent there is used', async () => {
    await askForLink('asesoria@example.com');
    expect(await open()).toBe(204);
    expect(await invited('asesoria@example.com')).toBe(id());
  });

  test('is not by a link that was sent to the one before', async () => {
    await askForLink('asesoria@example.com');
    const stray = tokenIn(await lastLetter());
    expect((await enter('otra@example.com')).status).toBe(200);
    const path = `/api/auth/reset-password/${stray}`;
    expect((await office.anonymous.post(path, { password: NEW })).status).toBe(404);
    expect(await invited('otra@example.com')).not.toBe(id());
  });

  test('is, when the office enters it', async () => {
    expect((await enter('otra@example.com', 'admin')).status).toBe(200);
    expect(await invited('otra@example.com')).toBe(id());
  });

  test('is told of nowhere', async () => {
    for (const path of ['', '/history']) {
      const answer = await office.as('superUser').get(`/api/users/${id()}${path}`);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(/proven/i);
    }
  });
});

describe('taking an accountant’s access back', () => {
  const dismiss = (account: Account, url: string) => office.as(account).delete(url);
  const own = () => `/api/carriers/${office.ids.carrier}/accountant`;

  test.each(['carrier', 'admin'] as const)('%s does so, and the accountant sees nothing more and is told', async by => {
    expect((await dismiss(by, own())).status).toBe(204);
    expect(await list('accountant')).toEqual([]);
    const [alert] = (await office.as('accountant').get('/api/alerts')).body.data as { description: string }[];
    expect(alert?.description).toContain('Ya no llevas a Transportes Uno S.L.');
    expect((await dismiss(by, own())).status).toBe(204);
    expect((await office.as('accountant').get('/api/alerts')).body.total).toBe(1);
  });

  test('a client dismisses its own', async () => {
    const url = `/api/clients/${office.ids.client}`;
    await office.as('client').post(`/api/clients/invite-accountant/${office.ids.client}`, { email: 'a@example.com' });
    expect((await office.as('client').get(url)).body.data).toMatchObject({ accountant: { email: 'a@example.com' } });
    expect((await dismiss('client', `${url}/accountant`)).status).toBe(204);
    expect((await office.as('client').get(url)).body.data).toMatchObject({ accountant: null });
  });

  test.each([
    ['otherCarrier', 404],
    ['accountant', 403],
    ['driver', 403],
    ['client', 403],
  ] as const)('%s may not: %i', async (by, status) => {
    expect((await dismiss(by, own())).status).toBe(status);
    expect(await list('accountant')).toHaveLength(1);
  });
});

describe('an accountant’s account that is none any more', () => {
  const user = () => `/api/users/${office.ids.users.accountant}`;
  const company = async (resource: 'carriers' | 'clients') => {
    const [account, id] =
      resource === 'carriers' ? (['carrier', office.ids.carrier] as const) : (['client', office.ids.client] as const);
    const answer = await office.as(account).get(`/api/${resource}/${id}`);
    return answer.body.data as { accountant: unknown; version: number };
  };

  beforeEach(async () => {
    const url = `/api/clients/invite-accountant/${office.ids.client}`;
    expect((await office.as('client').post(url, { email: 'contable@example.com' })).status).toBe(200);
  });

  test.each([
    ['removed', () => office.as('admin').delete(user())],
    ['of the office', () => office.as('admin').put(user(), { role: 'admin' })],
  ] as const)('because it is %s is no company’s accountant, and their history says so', async (_, change) => {
    const before = await company('carriers');
    expect((await change()).status).toBe(200);
    for (const resource of ['carriers', 'clients'] as const)
      expect(await company(resource)).toMatchObject({ accountant: null, accountantId: null });
    expect((await company('carriers')).version).toBe(before.version + 1);
    const url = `/api/carriers/${office.ids.carrier}/history`;
    const [last] = (await office.as('admin').get(url)).body.data as { changes: object }[];
    expect(last?.changes).toEqual({ accountantId: [office.ids.users.accountant, null] });
  });

  test('is not shown where it stayed appointed', async () => {
    await office.db('users').where({ id: office.ids.users.accountant }).update({ role: 'admin' });
    for (const resource of ['carriers', 'clients'] as const) {
      expect((await company(resource)).accountant).toBeNull();
      expect(JSON.stringify(await company(resource))).not.toContain('contable@example.com');
    }
  });

  test('goes on when anything else of it changes', async () => {
    expect((await office.as('admin').put(user(), { role: 'accountant', isActive: false })).status).toBe(200);
    expect(await company('carriers')).toMatchObject({ accountantId: office.ids.users.accountant });
  });
});
