import { codeOf, stepAt } from '../../api/auth/totp.ts';
import { PASSWORD } from './accounts.ts';
import type { Client, Office } from './office.ts';

const PATH = '/api/auth/second-factor';

/** The secret that an account has, or has begun with. */
export const secretOf = async (office: Office, userId: number): Promise<Buffer> =>
  Buffer.from((await office.db('secondFactors').where({ userId }).first())?.secret ?? '', 'hex');

/** What an account's app shows at the moment of the office, or some steps of 30 seconds away. */
export const codeNow = async (office: Office, userId: number, away = 0): Promise<string> =>
  codeOf(await secretOf(office, userId), stepAt(office.world.now()) + away);

/** Turns the second factor of an account on, by its own session; answers its recovery codes. */
export const enrol = async (office: Office, client: Client, userId: number): Promise<string[]> => {
  await client.post(`${PATH}/begin`, { currentPassword: PASSWORD });
  const { body } = await client.post(`${PATH}/confirm`, { code: await codeNow(office, userId, -1) });
  return (body.data as { codes: string[] }).codes;
};
