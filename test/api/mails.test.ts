import { beforeEach, describe, expect, test } from 'vitest';
import { queueMail } from '../../api/mails/queueMail.ts';
import { htmlOf } from '../../api/mails/htmlOf.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { csvRows } from '../help/sheets.ts';

const office = officePerTest();
const SECRET = 'https://portes.example.com/app/reset-password/secreto';

const queue = (letter: { to?: string; subject?: string; until?: Date } = {}) =>
  queueMail(
    { db: office.db, now: office.world.now() },
    { to: 'ana@example.com', subject: 'Tu pedido P. 7', text: `Enlace:\n\n${SECRET}`, ...letter },
  );
const change = (id: number, values: object) => office.db('mails').where({ id }).update(values);
const retry = (id: number) => office.as('admin').post(`/api/mails/${id}/retry`);

describe('the letters that were written', () => {
  beforeEach(async () => {
    await queue();
    await queue({ to: 'eva@example.com', subject: 'Revisión' });
  });

  test('are listed to the office, the newest first, and found by receiver and subject', async () => {
    const all = await office.as('admin').get('/api/mails');
    expect((all.body.data as { to: string }[]).map(mail => mail.to)).toEqual(['eva@example.com', 'ana@example.com']);
    const found = await office.as('admin').get(`/api/mails?filter=${encodeURIComponent('{"q":"revision"}')}`);
    expect(found.body.data).toMatchObject([{ to: 'eva@example.com', status: 'pending', attempts: 0 }]);
  });

  test('never say what is in them, not even to a superUser, in the list, the row, the export or the history', async () => {
    await change(1, { status: 'failed', lastError: 'no server' });
    await retry(1);
    for (const path of ['', '/1', '/1/history', '/export?format=csv'])
      expect((await office.as('superUser').get(`/api/mails${path}`)).text).not.toContain('secreto');
    for (const field of ['text', 'html', 'topic', 'until']) {
      const filter = encodeURIComponent(JSON.stringify({ [field]: 'x' }));
      expect((await office.as('superUser').get(`/api/mails?filter=${filter}`)).status).toBe(400);
    }
  });
});

test('the sheet of letters says in words why one did not leave, and when only of those that still are to', async () => {
  await queue({ to: 'sin arroba' });
  await queue();
  await queue({ to: 'eva@example.com' });
  await change(2, { status: 'failed', lastError: '550 no such user' });
  const rows = csvRows((await office.as('admin').get('/api/mails/export?sort=["id","ASC"]')).text);
  expect(rows.map(row => [row['Estado'], row['Qué ha pasado'], Boolean(row['Próximo intento'])])).toEqual([
    ['No enviado', 'La dirección no es válida: corrígela en su ficha.', false],
    ['No enviado', '550 no such user', false],
    ['Pendiente', '', true],
  ]);
});

describe('a letter to a superUser', () => {
  beforeEach(async () => {
    await queue({ to: 'Super@example.com', subject: 'Contraseña nueva' });
    await queue();
    await change(1, { status: 'failed', lastError: '550 super@example.com' });
  });

  test.each(['superUser', 'admin'] as const)('is there for superUsers alone: %s', async account => {
    const isTold = account === 'superUser';
    const client = office.as(account);
    const receivers = async (filter: object = {}) => {
      const { body } = await client.get(`/api/mails?filter=${encodeURIComponent(JSON.stringify(filter))}`);
      expect(body.total).toBe((body.data as object[]).length);
      return (body.data as { to: string }[]).map(mail => mail.to).sort();
    };
    const theirs = isTold ? ['Super@example.com'] : [];
    expect(await receivers()).toEqual([...theirs, 'ana@example.com']);
    for (const filter of [
      { q: 'super@' },
      { q: 'nueva' },
      { status: 'failed' },
      { to: 'Super@example.com' },
      { id: [1] },
    ])
      expect(await receivers(filter)).toEqual(theirs);
    expect((await client.get('/api/mails/export')).text.includes('Contraseña nueva')).toBe(isTold);
    for (const path of ['', '/history'])
      expect((await client.get(`/api/mails/1${path}`)).status).toBe(isTold ? 200 : 404);
    expect((await client.post('/api/mails/1/retry')).status).toBe(isTold ? 200 : 404);
  });

  test('has no history for an admin', async () => {
    await office.as('superUser').post('/api/mails/1/retry');
    await change(2, { status: 'failed', lastError: '550 no' });
    await retry(2);
    const told = async (account: 'superUser' | 'admin') =>
      ((await office.as(account).get('/api/history?filter={"resource":"mails"}')).body.data as { recordId: number }[])
        .map(({ recordId }) => recordId)
        .sort();
    expect(await told('superUser')).toEqual([1, 2]);
    expect(await told('admin')).toEqual([2]);
  });
});

describe('a letter to the former address of a superUser', () => {
  const rename = (account: 'superUser' | 'accountant', email: string) =>
    office.as('superUser').put(`/api/users/${office.ids.users[account]}`, { email });
  const seenBy = async (account: 'superUser' | 'admin') =>
    ((await office.as(account).get('/api/mails?sort=["id","ASC"]')).body.data as { to: string }[]).map(({ to }) => to);

  beforeEach(async () => {
    await queue({ to: 'Super@example.com', subject: 'Contraseña nueva' });
    await queue({ to: 'contable@example.com' });
    await rename('superUser', 'jefa@example.com');
    await rename('superUser', 'jefa.nueva@example.com');
    await rename('accountant', 'gestoria@example.com');
    // What the new addresses were sent: a link to choose a password.
    await office.db('mails').where('id', '>', 2).delete();
  });

  test('stays there for superUsers alone, in every way of asking', async () => {
    expect(await seenBy('superUser')).toEqual(['Super@example.com', 'contable@example.com']);
    expect(await seenBy('admin')).toEqual(['contable@example.com']);
    const admin = office.as('admin');
    expect((await admin.get('/api/mails?filter={"to":"super@example.com"}')).body.total).toBe(0);
    expect((await admin.get('/api/mails/export')).text).not.toContain('Contraseña nueva');
    await change(1, { status: 'failed', lastError: '550 no' });
    for (const path of ['', '/history']) expect((await admin.get(`/api/mails/1${path}`)).status).toBe(404);
    expect((await retry(1)).status).toBe(404);
  });

  test('is seen again once the address is another’s and the letter to that other', async () => {
    office.setNow('2026-11-20T11:01:00.000Z');
    await queue({ to: 'super@example.com' });
    expect(await seenBy('admin')).toEqual(['contable@example.com', 'super@example.com']);
  });
});

describe('a letter that was given up', () => {
  beforeEach(() => queue());

  test('goes out again when the office says so', async () => {
    await change(1, { status: 'failed', attempts: 9, lastError: '550 no' });
    const answer = await retry(1);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ status: 'pending', attempts: 0, lastError: null });
  });

  test.each([
    ['that is waiting', { status: 'pending' }],
    ['that has left', { status: 'sent' }],
    ['to what is no address', { status: 'failed', lastError: 'address' }],
    ['whose link has run out', { status: 'failed', lastError: 'x', until: '2026-11-20T10:59:00.000Z' }],
  ])('stays when it is one %s', async (_which, values) => {
    await change(1, values);
    expect((await retry(1)).status).toBe(409);
    expect(await office.db('mails').first()).toMatchObject(values);
  });

  test('goes once when two people press at once', async () => {
    await change(1, { status: 'failed', lastError: 'x' });
    const codes = (await Promise.all([retry(1), retry(1)])).map(answer => answer.status);
    expect(codes.sort()).toEqual([200, 409]);
  });
});

describe('the HTML of a letter', () => {
  test('has its paragraphs, a button for its link, and nothing that came from people as markup', () => {
    const html = htmlOf(`Hola, <b onclick="x">Ana</b> & Cía.:\n\n${SECRET}?a=1&b="\n\nLínea 1\nLínea 2`);
    expect(html).toContain('Hola, &lt;b onclick=&quot;x&quot;&gt;Ana&lt;/b&gt; &amp; Cía.:');
    expect(html).toContain(`<a href="${SECRET}?a=1&amp;b=&quot;"`);
    expect(html).toContain('Línea 1<br>Línea 2');
    expect(html).not.toMatch(/<(b|script|img|link)\b/);
  });
});
