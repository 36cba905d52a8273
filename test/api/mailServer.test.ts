import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMailer } from '../../api/mails/mailer.ts';
import { queueMail } from '../../api/mails/queueMail.ts';
import { sendMails } from '../../api/mails/sendMails.ts';
import { startMailServer } from '../help/mailServer.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile();

const LINK = `https://portes.example.com/app/reset-password/${'x'.repeat(60)}`;
const LETTER = { to: 'ana@example.com', subject: 'Camión en Logroño', text: `Hola, Íñigo:\n\n${LINK}\n\n«Peña»\n` };
const LOGIN = { user: 'portes@example.com', password: 'clave: ñ/@?' };

const COMPANY = { name: 'Agencia de prueba S.L.', email: null };

let server: Awaited<ReturnType<typeof startMailServer>> | undefined;
afterEach(async () => {
  await office.db('mails').del();
  await office.db('settings').update(COMPANY);
  office.setNow('2026-11-20T11:00:00.000Z');
  await server?.close();
  server = undefined;
});
const start = async (options?: Parameters<typeof startMailServer>[0]) => (server = await startMailServer(options));

const queue = (letter = LETTER) => queueMail({ db: office.db, now: office.world.now() }, letter);
const send = (smtpUrl: string) =>
  sendMails(office, createMailer({ ...office.config, smtpUrl }), { info: () => {}, warn: () => {} });
const row = () => office.db('mails').orderBy('id').first();
const minutesLater = (minutes: number) =>
  office.setNow(new Date(office.world.now().getTime() + minutes * 60_000).toISOString());

describe('what arrives', () => {
  test('says the same as text and as HTML, with its accents and its link whole', async () => {
    const { url, letters } = await start();
    await queue();
    await send(url);
    expect(letters).toHaveLength(1);
    const [letter] = letters;
    expect(letter).toMatchObject({
      from: { name: 'Agencia de prueba S.L.', address: 'no-reply@localhost' },
      to: [{ address: 'ana@example.com' }],
      receivers: ['ana@example.com'],
      subject: 'Camión en Logroño',
      date: '2026-11-20T11:00:00.000Z',
      attachments: [],
    });
    expect(letter?.text?.replace(/\r\n/g, '\n').trim()).toBe(LETTER.text.trim());
    expect(letter?.html).toContain('Hola, Íñigo:');
    expect(letter?.html).toContain(`<a href="${LINK}"`);
    expect(letter?.html).toContain('«Peña»');
  });

  test.each([
    ['Peña, Muñoz & Cía. "Portes", S.L.', 'Peña, Muñoz & Cía. "Portes", S.L.'],
    ['Agencia\r\nBcc: otro@example.com', 'Agencia Bcc: otro@example.com'],
    ['Ana <otro@example.com>', 'Ana <otro@example.com>'],
  ])('comes from a company called %j and from nobody else', async (name, shown) => {
    const { url, letters } = await start();
    await office.db('settings').update({ name, email: 'oficina@example.com' });
    await queue({ ...LETTER, subject: `De ${name}` });
    await send(url);
    const [letter] = letters;
    expect(letter?.from).toEqual({ name: shown, address: 'oficina@example.com' });
    expect(letter?.receivers).toEqual(['ana@example.com']);
    expect(letter).not.toHaveProperty('bcc');
    expect(letter?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(letter?.subject).toBe(`De ${name.replace(/[\r\n]+/g, ' ')}`);
  });
});

describe('a clock that was ahead', () => {
  test('doesn’t hold back a letter that it put off: it is due as soon as the clock is right', async () => {
    const { url, letters, state } = await start();
    state.refuses = { to: 450 };
    office.setNow('2026-12-20T11:00:00.000Z');
    await queue();
    await send(url);
    expect(await row()).toMatchObject({ status: 'pending', attempts: 1 });
    state.refuses = {};
    office.setNow('2026-11-20T11:00:00.000Z');
    await send(url);
    expect(letters).toHaveLength(1);
    expect(await row()).toMatchObject({ status: 'sent' });
  });
});

describe('a process that is stopped', () => {
  test.each(['before the letter leaves', 'while it leaves'])(
    '%s gives it up while it can still note why',
    async when => {
      await queue();
      const closing = new AbortController();
      const mailer = () => {
        if (when === 'before the letter leaves') closing.abort();
        setImmediate(() => {
          closing.abort();
          vi.advanceTimersByTime(7_000);
        });
        return new Promise<null>(() => {});
      };
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        await sendMails(office, mailer, { info: () => {}, warn: () => {} }, closing.signal);
      } finally {
        vi.useRealTimers();
      }
      expect(await row()).toMatchObject({ status: 'pending', attempts: 1, lastError: 'interrupted' });
    },
  );
});

describe('a server that wants to know who sends', () => {
  test.each(['at once', 'on demand'] as const)('is told over TLS, begun %s', async tls => {
    const { url, letters } = await start({ login: LOGIN, tls });
    await queue();
    await send(`${url}?tls.rejectUnauthorized=false`);
    expect(await row()).toMatchObject({ status: 'sent' });
    expect(letters[0]).toMatchObject({ user: LOGIN.user, isSecure: true });
  });

  test.each(['at once', 'on demand'] as const)(
    'is told nothing when nobody vouches for its certificate, begun %s',
    async tls => {
      const { url, letters } = await start({ login: LOGIN, tls });
      await queue();
      await send(url);
      expect(await row()).toMatchObject({
        status: 'pending',
        attempts: 1,
        lastError: expect.stringMatching(/certif/i),
      });
      expect(letters).toEqual([]);
    },
  );

  test('is told nothing in the clear when TLS was asked for', async () => {
    const { url, letters } = await start();
    await queue();
    await send(`${url}?requireTLS=true`);
    expect(await row()).toMatchObject({ status: 'pending', attempts: 1 });
    expect(letters).toEqual([]);
  });

  test.each([
    ['a wrong password', `${encodeURIComponent(LOGIN.user)}:otra@`],
    ['no name at all', ''],
  ])('takes nothing with %s, and the letter waits until that is put right', async (_what, who) => {
    const { url, letters } = await start({ login: LOGIN, tls: 'on demand' });
    const certificate = '?tls.rejectUnauthorized=false';
    await queue();
    await send(`${url.replace(/\/\/.*@/, `//${who}`)}${certificate}`);
    expect(letters).toEqual([]);
    const { status, lastError, text } = await row();
    expect({ status, text }).toEqual({ status: 'pending', text: LETTER.text });
    expect(lastError).toMatch(/53\d/);
    expect(lastError).not.toContain('otra');
    minutesLater(1);
    await send(`${url}${certificate}`);
    expect(letters).toHaveLength(1);
  });
});

describe('a server that does not take a letter', () => {
  test.each([
    ['says 451 to its sender', { from: 451 }],
    ['says 450 to its receiver', { to: 450 }],
    ['says 452 when it has read it', { data: 452 }],
    ['says 550 to its sender', { from: 550 }],
  ])('and %s is asked again a minute later, then later', async (_what, refuses) => {
    const { url, letters, state } = await start();
    await queue();
    state.refuses = refuses;
    await send(url);
    const waits = async () => (Date.parse((await row()).nextAttemptAt) - office.world.now().getTime()) / 60_000;
    expect(await waits()).toBe(1);
    minutesLater(1);
    await send(url);
    expect(await row()).toMatchObject({ status: 'pending', attempts: 2 });
    expect(await waits()).toBe(5);
    state.refuses = {};
    minutesLater(5);
    await send(url);
    expect(await row()).toMatchObject({ status: 'sent', lastError: null });
    expect(letters).toHaveLength(1);
  });

  test.each([
    ['its receiver', { to: 550 }],
    ['what it says', { data: 554 }],
  ])('and never will for %s is not asked again by itself, but by the office', async (_what, refuses) => {
    const { url, letters, state } = await start();
    await queue();
    state.refuses = refuses;
    await send(url);
    expect(await row()).toMatchObject({
      status: 'failed',
      attempts: 1,
      text: LETTER.text,
      lastError: expect.stringContaining(`${Object.values(refuses)[0]}`),
    });
    state.refuses = {};
    minutesLater(1500);
    await send(url);
    expect(letters).toEqual([]);
    expect((await office.as('admin').post(`/api/mails/${(await row()).id}/retry`, {})).status).toBe(200);
    await send(url);
    expect(letters).toHaveLength(1);
  });

  test('because it hangs up in the middle gets it whole the next time, and one that it refuses holds up no other', async () => {
    const { url, letters, state } = await start();
    await queue();
    state.isDropping = true;
    await send(url);
    expect(await row()).toMatchObject({ status: 'pending', attempts: 1 });
    state.isDropping = false;
    await queue({ ...LETTER, to: 'eva@example.com' });
    minutesLater(1);
    await send(url);
    expect(letters.map(({ receivers }) => receivers[0]).sort()).toEqual(['ana@example.com', 'eva@example.com']);
    expect(letters[0]?.html).toContain('«Peña»');
  });

  test('because it is not there keeps every letter', async () => {
    const { url, close } = await start();
    await close();
    server = undefined;
    await queue();
    await send(url);
    expect(await row()).toMatchObject({ status: 'pending', attempts: 1, text: LETTER.text });
  });
});
