import { translate } from '../../i18n/translate.ts';
import { recordChange } from '../crud/history.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Values } from '../crud/resource.ts';
import { HttpError } from '../http/HttpError.ts';
import { companyName } from '../mails/companyName.ts';
import { queueMail } from '../mails/queueMail.ts';
import { usersResource } from '../users/index.ts';
import type { Ctx } from '../world.ts';
import { logSecurity, type SecurityEvent } from './securityLog.ts';
import { newSecret, totpAddress } from './totp.ts';

/** Whether the user has a second factor in force. */
export const hasFactor = async ({ db, user }: Ctx): Promise<boolean> =>
  (await db('users').where({ id: user.id, hasSecondFactor: true }).first('id')) !== undefined;

/**
 * Starts (again) a second factor: the secret counts for nothing until a code of it is typed. 409 if one is in force.
 */
export const beginFactor = async (ctx: Ctx): Promise<{ secret: Buffer; address: string }> => {
  const { db, user, now } = ctx;
  if (await hasFactor(ctx)) throw new HttpError(409, 'errors.auth.hasSecondFactor');
  const secret = newSecret();
  await db('secondFactors')
    .insert({ userId: user.id, secret: secret.toString('hex'), lastStep: 0, createdAt: now.toISOString() })
    .onConflict('userId')
    .merge();
  return { secret, address: totpAddress(secret, (await companyName(db)) || 'Portes', user.username) };
};

export type FactorChange = 'on' | 'off' | 'removed';

const tell = async (user: { username: string; email: string }, change: FactorChange, ctx: Ctx): Promise<void> => {
  const args = { username: user.username, company: await companyName(ctx.db) };
  await queueMail(ctx, {
    to: user.email,
    subject: translate(`emails.secondFactor.${change}.subject`, args),
    text: translate(`emails.secondFactor.${change}.body`, args),
  });
};

const EVENTS = {
  on: 'secondFactorOn',
  off: 'secondFactorOff',
  removed: 'secondFactorRemoved',
} as const satisfies Record<FactorChange, SecurityEvent>;

type Found = Values & { username: string; email: string };

/** Turns an account's second factor on or off, with history and a letter to its owner; 409 if it already is. */
export const switchFactor = async (userId: number, change: FactorChange, ctx: Ctx): Promise<void> => {
  const { db } = ctx;
  const isOn = change === 'on';
  const changed = await db('users').where({ id: userId, hasSecondFactor: !isOn }).update({ hasSecondFactor: isOn });
  if (changed !== 1) throw new HttpError(409, `errors.auth.${isOn ? 'has' : 'no'}SecondFactor`);
  if (!isOn) {
    await db('secondFactors').where({ userId }).del();
    await db('recoveryCodes').where({ userId }).del();
  }
  const found: Found = await db('users').where({ id: userId }).first();
  const row = decodeRow(usersResource.entity, found);
  await recordChange(usersResource, 'update', { ...row, hasSecondFactor: !isOn }, row, ctx);
  await tell(found, change, ctx);
  logSecurity(ctx, EVENTS[change], { user: userId, by: ctx.user.id });
};
