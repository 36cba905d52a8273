import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMailer, type OutgoingMail } from '../../api/mails/mailer.ts';
import { queueMail } from '../../api/mails/queueMail.ts';
import { sendMails } from '../../api/mails/sendMails.ts';
import { mailsOf } from '../help/accounts.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { startSmtp } from '../help/smtpServer.ts';

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
    await queue({ ...LETTER, text: `Enlace:\n\nhttps://portes.example.com/app/reset-password/${'x'.repeat(60)}\n` });
    const log = { info: (about: unknown) => void files.push(about), warn: () => {} };
    await sendMails(office, createMailer(office.config), log);
    const folder = join(office.config.dataDir, 'outbox');
    const [name = ''] = await readdir(folder);
    expect(files).toEqual([{ mail: 1, file: join(folder, name) }]);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    const eml = await readFile(join(folder, name), 'utf8');
    expect(eml).toContain('To: <ana@example.com>\r\nSubject: Hola, Ñ\r\n');
    expect(eml).toContain('Content-Type: multipart/alternative;');
    expect(eml).toContain(`\r\n\r\nEnlace:\r\n\r\nhttps://portes.example.com/app/reset-password/${'x'.repeat(60)}\r\n`);
  });
});

describe('with a mail server', () => {
  test('a letter goes to one receiver, and waits while the server refuses', async () => {
    const smtp = await startSmtp();
    try {
      const mailer = createMailer({ ...office.config, smtpUrl: smtp.url });
      await queue();
      smtp.state.refusing = true;
      await sendMails(office, mailer, quiet);
      expect((await rows())[0]).toMatchObject({ status: 'pending', attempts: 1 });
      smtp.state.refusing = false;
      minutesLater(2);
      await sendMails(office, mailer, quiet);
      expect((await rows())[0]).toMatchObject({ status: 'sent' });
      expect(smtp.state.received).toHaveLength(1);
      expect(smtp.state.received[0]?.to).toEqual(['<ana@example.com>']);
      expect(smtp.state.received[0]?.data).toMatch(/^Content-Type: text\/plain;.*^Content-Type: text\/html;/ms);
      expect(smtp.state.received[0]?.data).toMatch(/^From: "?Agencia de prueba S\.L\."? <no-reply@localhost>$/m);
    } finally {
      await smtp.close();
    }
  });
});
