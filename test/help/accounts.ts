import { answerResetRequests } from '../../api/auth/forgotPassword.ts';
import { hashPassword } from '../../api/auth/passwords.ts';
import type { Furniture } from './furnish.ts';
import type { Answer, Office } from './office.ts';

export const PASSWORD = 'correcto-caballo-7';

/** Gives accounts of furnish.ts the password above. */
export const givePasswords = async (office: Office, ...accounts: (keyof Furniture['users'])[]): Promise<void> => {
  const password = await hashPassword(PASSWORD);
  for (const account of accounts)
    await office.db('users').where({ id: office.ids.users[account] }).update({ password });
};

/** One try to log in, from an address of the test's choice. */
export const logIn = (office: Office, username: string, password = PASSWORD, remoteAddress = '10.0.0.1') =>
  office.anonymous.send({ method: 'POST', url: '/api/auth/login/', payload: { username, password }, remoteAddress });

/** The session cookie that an answer sets, as a Cookie header. */
export const cookieOf = (answer: Answer): string => String(answer.headers['set-cookie']).split(';')[0] ?? '';

/** What a holder of the cookie is told about himself. */
export const check = (office: Office, cookie: string) =>
  office.anonymous.send({ method: 'GET', url: '/api/auth/check/', headers: { cookie } });

export type Mail = { id: number; to: string; subject: string; text: string; status: string };

/** The letters in the outbox, after the job that answers requests for a new password has run. */
export const mailsOf = async (office: Office): Promise<Mail[]> => {
  await answerResetRequests(office);
  return office.db('mails').orderBy('id');
};

/** The token of the link for a new password in a letter. */
export const tokenIn = (mail: Mail | undefined): string =>
  /\/reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
