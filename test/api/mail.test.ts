import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { createMailer, type OutgoingMail } from '../../api/mails/mailer.ts';
import { queueMail } from '../../api/mails/queueMail.ts';
import { sendMails } from '../../api/mails/sendMails.ts';
import { mailsOf } from '../help/accounts.ts';
import { officePerTest } from '../help/ownOffice.ts';

const office = officePerTest();

const LETTER = { to: 'ana@example.com', subject: 'Hola, Ñ', text: 'Un texto con https://portes.example.com/app/x\n' };
const quiet = { info: () => {}, warn: () => {} };

const queue = (letter = LETTER) => queueMail({ db: office.db, now: office.world.now() }, letter);
const rows = () => office.db('mails').orderBy('id');
const minutesLater = (minutes: number) =>
  office.setNow(new Date(office.world.now().getTime() + minutes * 60_000).toISOString());

/** A mailer that remembers what it was given, and fails while it should. */
const remembering = () => {
  const state = { sent: [] as OutgoingMail[], failing: false };
  const mailer = (mail: OutgoingMail) => {
    if (state.failing) return Promise.reject(new Error('no server'));
    state.sent.push(mail);
    return Promise.resolve(null);
  };
  return { state, send: () => sendMails(office, mailer, quiet) };
};

describe('a queued letter', () => {
  test('is part of the transaction: what did not happen is not told', async () => {
    const work = office.db.transaction(async trx => {
      await queueMail({ db: trx, now: office.world.now() }, LETTER);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  test('has a subject of one line', async () => {
    await queue({ ...LETTER, subject: 'Hola\r\nBcc: otro@example.com\n\tx\u2028y' });
    expect((await mailsOf(office))[0]?.subject).toBe('Hola Bcc: otro@example.com x y');
  });

  test.each(['a@b.es\r\nBcc: c@d.es', 'a@b.es, c@d.es', '"a@evil x"@b.es', 'Ana <a@b.es>', ''])(
    'to %j never goes out, and fails nothing',
    async to => {
      const { state, send } = remembering();
      await queue({ ...LETTER, to });
      await send();
      expect(state.sent).toEqual([]);
      expect((await rows())[0]).toMatchObject({ status: 'failed' });
    },
  );
});

describe('sending', () => {
  test('goes out once, from the company, and its text is not kept', async () => {
    const { state, send } = remembering();
    await queue();
    await send();
    await send();
    expect(state.sent).toHaveLength(1);
    expect(state.sent[0]).toMatchObject({
      ...LETTER,
      from: { name: 'Agencia de prueba S.L.', address: 'no-reply@localhost' },
    });
    expect((await rows())[0]).toMatchObject({ status: 'sent', sentAt: '2026-11-20T11:00:00.000Z', text: '' });
  });

  test('by several processes at once sends each letter once', async () => {
    const { state, send } = remembering();
    for (let turn = 0; turn < 10; turn += 1) await queue({ ...LETTER, subject: `n.º ${turn}` });
    await Promise.all([send(), send(), send()]);
    expect(state.sent.map(each => each.id).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('that fails is tried again later and later, and nothing is lost meanwhile', async () => {
    const { state, send } = remembering();
    state.failing = true;
    await queue();
    await send();
    expect((await rows())[0]).toMatchObject({ status: 'pending', attempts: 1, lastError: 'no server' });
    await send();
    expect((await rows())[0].attempts).toBe(1);
    minutesLater(1);
    await send();
    minutesLater(4);
    await send();
    expect((await rows())[0].attempts).toBe(2);
    state.failing = false;
    minutesLater(2);
    await send();
    expect(state.sent).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ status: 'sent', lastError: null });
  });

  test('is given up after two days, and the letter is kept', async () => {
    const { state, send } = remembering();
    state.failing = true;
    await queue();
    for (let turn = 0; turn < 12; turn += 1) {
      await send();
      minutesLater(1500);
    }
    expect((await rows())[0]).toMatchObject({ status: 'failed', attempts: 9, text: LETTER.text });
  });

  test('is given up when it ends every process that tries', async () => {
    await queue();
    await office.db('mails').update({ attempts: 9 });
    const { state, send } = remembering();
    await send();
    expect(state.sent).toEqual([]);
    expect((await rows())[0]).toMatchObject({ status: 'failed', lastError: 'interrupted', text: LETTER.text });
  });

  test('is not tried once its link has run out, and what it said is forgotten', async () => {
    const { state, send } = remembering();
    state.failing = true;
    await queueMail(
      { db: office.db, now: office.world.now() },
      { ...LETTER, until: new Date(office.world.now().getTime() + 30 * 60_000) },
    );
    await send();
    state.failing = false;
    minutesLater(30);
    await send();
    expect(state.sent).toEqual([]);
    expect((await rows())[0]).toMatchObject({ status: 'failed', attempts: 1, lastError: 'expired', text: '' });
  });

  test('goes on with the next when one fails, and takes over from a process that died', async () => {
    await queue();
    await queue({ ...LETTER, to: 'eva@example.com' });
    const dying = sendMails(office, () => Promise.reject(new Error('x')), quiet);
    await dying;
    await office.db('mails').where({ id: 1 }).update({ nextAttemptAt: '2026-11-20T11:05:00.000Z', lastError: null });
    const { state, send } = remembering();
    minutesLater(6);
    await send();
    expect(state.sent.map(each => each.to).sort()).toEqual(['ana@example.com', 'eva@example.com']);
  });
});

describe('without a mail server', () => {
  test('a letter becomes a file that only its owner reads, with its links whole', async () => {
    const files: unknown[] = [];
    const link = `https://portes.example.com/app/reset-password/${'x'.repeat(60)}`;
    await office.db('settings').update({ name: 'Peña "Portes", S.L.' });
    await queue({ ...LETTER, text: `Enlace:\n\n${link}\n` });
    const log = { info: (about: unknown) => void files.push(about), warn: () => {} };
    await sendMails(office, createMailer(office.config), log);
    const folder = join(office.config.dataDir, 'outbox');
    const [name = ''] = await readdir(folder);
    expect(files).toEqual([{ mail: 1, file: join(folder, name) }]);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    const eml = await readFile(join(folder, name));
    expect(eml.toString()).toContain(`\r\n\r\nEnlace:\r\n\r\n${link}\r\n`);
    const letter = await PostalMime.parse(eml);
    expect(letter).toMatchObject({
      from: { name: 'Peña "Portes", S.L.', address: 'no-reply@localhost' },
      to: [{ address: 'ana@example.com' }],
      subject: 'Hola, Ñ',
    });
    expect(letter.text).toContain(link);
    expect(letter.html).toContain(`<a href="${link}"`);
  });
});
