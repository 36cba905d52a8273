import { expect, test } from 'vitest';
import { queueMail } from '../../api/mails/queueMail.ts';
import { startMailServer } from '../help/mailServer.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addressOf, runOnTestDatabase } from '../help/serverProcess.ts';

const office = officePerTest();

const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 50));
};

test('killed between sending a letter and writing that down, a server sends that one once more, the same to see, and no other', async () => {
  const smtp = await startMailServer();
  const server = () =>
    runOnTestDatabase('api/server', {
      PORT: '0',
      DATA_DIR: office.config.dataDir,
      SMTP_URL: smtp.url,
      ...(office.config.databaseUrl && { DATABASE_URL: office.config.databaseUrl }),
    });
  const letters = () => smtp.letters.map(letter => letter.messageId);
  const statuses = (): Promise<string[]> => office.db('mails').orderBy('id').pluck('status');
  try {
    for (const name of ['una', 'dos', 'tres'])
      await queueMail({ db: office.db, now: new Date() }, { to: `${name}@example.com`, subject: name, text: 'x' });
    const first = server();
    smtp.state.onTaken = () => void first.child.kill('SIGKILL');
    await first.ended;
    expect(letters()).toHaveLength(1);
    expect(await statuses()).toEqual(['pending', 'pending', 'pending']);

    smtp.state.onTaken = null;
    const second = server();
    await addressOf(second);
    await until(() => smtp.letters.length === 3);
    await until(async () => (await statuses()).filter(status => status === 'sent').length === 2);
    // It may be under way in another process: nobody touches it before its lease is over.
    expect(await statuses()).toEqual(['pending', 'sent', 'sent']);
    await office.db('mails').where({ id: 1 }).update({ nextAttemptAt: new Date().toISOString() });
    await until(async () => !(await statuses()).includes('pending'));
    await second.stop();
    expect(smtp.letters.flatMap(letter => letter.receivers).sort()).toEqual([
      'dos@example.com',
      'tres@example.com',
      'una@example.com',
      'una@example.com',
    ]);
    expect(new Set(letters()).size).toBe(3);
  } finally {
    await smtp.close();
  }
}, 60_000);
