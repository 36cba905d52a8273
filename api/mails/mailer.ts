import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { htmlOf } from './htmlOf.ts';

export type OutgoingMail = { id: number; from: Sender; to: string; subject: string; text: string; createdAt: string };
export type Sender = { name: string; address: string };

/** Delivers one letter; answers the file it was written to, or null when it went out. Rejects when it could not. */
export type Mailer = (mail: OutgoingMail) => Promise<string | null>;

const SECOND = 1000;

/** The same at every try, so that whoever receives a letter twice can tell. */
const messageIdOf = ({ id, createdAt, from }: OutgoingMail): string =>
  `<${id}.${createdAt.replace(/\D/g, '')}@${from.address.split('@')[1]}>`;

/** Sends through a server; loaded at the first letter, since most starts send none. */
const smtp = (url: string): Mailer => {
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 30 * SECOND,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof connect> | undefined;
  return async mail => {
    const { from, to, subject, text, createdAt } = mail;
    transport ??= connect();
    // Given as parts, so that nothing in them is read as a list of addresses.
    const receiver = { name: '', address: to };
    await (await transport).sendMail({
      from,
      to: receiver,
      subject,
      text,
      html: htmlOf(text),
      date: createdAt,
      messageId: messageIdOf(mail),
    });
    return null;
  };
};

const LETTER_COMMANDS: readonly unknown[] = ['RCPT TO', 'DATA'];

/**
 * Whether a server has refused this very letter for good (5xx): nobody lives there, or it takes no such text. What it says
 * of the sender or the password is the office's to put right, and the letter waits for that.
 */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'permanent' in error &&
  error.permanent === true &&
  'command' in error &&
  LETTER_COMMANDS.includes(error.command);

const quoted = (name: string): string => `"${name.replace(/["\\]/g, '\\$&')}"`;

const part = (type: string, lines: readonly string[]): string[] => [
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: 8bit',
  '',
  ...lines,
  '',
];

/** Headers and both bodies as they are, in UTF-8: the links can be read and followed by whoever opens the file. */
const emlOf = (mail: OutgoingMail): string => {
  const { from, to, subject, text, createdAt } = mail;
  const boundary = `portes-${mail.id}-${createdAt.replace(/\D/g, '')}`;
  return [
    `From: ${quoted(from.name)} <${from.address}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    `Date: ${new Date(createdAt).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageIdOf(mail)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...part('text/plain', text.split(/\r?\n/)),
    `--${boundary}`,
    ...part('text/html', [htmlOf(text)]),
    `--${boundary}--`,
    '',
  ].join('\r\n');
};

/** Without a server each letter becomes a file of the outbox folder, whole or not at all. */
const outbox = (folder: string): Mailer => {
  return async mail => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${mail.createdAt.replace(/\D/g, '').slice(0, 14)}-${mail.id}.eml`);
    await writeFile(`${file}.part`, emlOf(mail), { mode: 0o600 });
    await rename(`${file}.part`, file);
    return file;
  };
};

/** How letters leave (Design 9): the configured server, or the folder `outbox` of DATA_DIR. */
export const createMailer = (config: Pick<Config, 'smtpUrl' | 'dataDir'>): Mailer =>
  config.smtpUrl ? smtp(config.smtpUrl) : outbox(join(config.dataDir, 'outbox'));
