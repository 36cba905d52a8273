import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { htmlOf } from './htmlOf.ts';

export type OutgoingMail = { id: number; from: Sender; to: string; subject: string; text: string; createdAt: string };
export type Sender = { name: string; address: string };

/** Delivers a letter; gives the file it was written to, or null if sent. Rejects on failure. */
export type Mailer = (mail: OutgoingMail) => Promise<string | null>;

const SECOND = 1000;
/**
 * How long, in ms, a server may take to accept a letter: who gives up earlier sends what was accepted once more (RFC 5321,
 * 4.5.3.2.6, asks for patience). Less than another process waits before it takes the letter (sendMails.ts).
 */
const ACCEPTING_MS = 240 * SECOND;

/** The same at every attempt, so that a recipient can recognise a duplicate. */
const messageIdOf = ({ id, createdAt, from }: OutgoingMail): string =>
  `<${id}.${createdAt.replace(/\D/g, '')}@${from.address.split('@')[1]}>`;

/** Sends through an SMTP server; loaded with the first letter, since most starts send none. */
const smtp = (url: string): Mailer => {
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: ACCEPTING_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transport: ReturnType<typeof connect> | undefined;
  return async mail => {
    const { from, to, subject, text, createdAt } = mail;
    transport ??= connect();
    // As parts, so that nothing is parsed as a list of addresses.
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
 * Whether the server refused this letter permanently (5xx): an unknown recipient or an unacceptable text. Errors about
 * sender or password are for the office to fix; letters wait for that.
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

/** Headers and both bodies unencoded, in UTF-8, so that the file's links can be read and opened. */
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

/** Without a server, writes each letter as a file in the outbox folder, whole or not at all. */
const outbox = (folder: string): Mailer => {
  return async mail => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${mail.createdAt.replace(/\D/g, '').slice(0, 14)}-${mail.id}.eml`);
    await writeFile(`${file}.part`, emlOf(mail), { mode: 0o600 });
    await rename(`${file}.part`, file);
    return file;
  };
};

/** The way to deliver letters (Design 9): the configured server, or the folder `outbox` in DATA_DIR. */
export const createMailer = (config: Pick<Config, 'smtpUrl' | 'dataDir'>): Mailer =>
  config.smtpUrl ? smtp(config.smtpUrl) : outbox(join(config.dataDir, 'outbox'));
