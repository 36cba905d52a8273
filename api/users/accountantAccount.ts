import { withUnprovenEmail } from '../auth/provenEmail.ts';
import { decodeRow } from '../crud/codec.ts';
import { insertRow } from '../crud/write.ts';
import { oneAtATime } from '../database/oneAtATime.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { UserRow } from './accountRules.ts';
import { freeName } from './freeName.ts';
import { usersResource } from './index.ts';
import { mailWayIn } from './mailWayIn.ts';

type Found = Record<string, unknown> & { password: string | null };

/**
 * The accountant account of an e-mail, preferring one that can log in. Accounts of other roles don't count, nor those whose
 * owner entered the e-mail and hasn't proven it.
 */
const findAccountant = (email: string, ctx: Ctx): Promise<Found | undefined> =>
  ctx
    .db('users')
    .where({ role: 'accountant', disabled: false })
    .whereNotIn('id', withUnprovenEmail(ctx.db))
    .whereRaw('lower("email") = ?', [email.toLowerCase()])
    .orderBy([{ column: 'isActive', order: 'desc' }, { column: 'id' }])
    // Whoever corrects its e-mail or removes it at this moment comes before or after.
    .forUpdate()
    .first();

const mailInvitation = (accountant: UserRow, hasPassword: boolean, inviter: string, ctx: Ctx): Promise<void> => {
  const text = `emails.accountantInvitation.${hasPassword ? 'bodyExisting' : 'body'}`;
  const letter = { subject: 'emails.accountantInvitation.subject', text, args: { carrier: inviter } };
  return mailWayIn(accountant, hasPassword, letter, ctx);
};

/**
 * The accountant account for an e-mail, created if there is none, with a letter to it. E-mails aren't unique: an
 * account of another role with the same one isn't used, changed or mentioned, so the answer doesn't reveal it. 409 if the office
 * deactivated it: nobody could log in.
 */
export const accountantFor = async (email: string, inviter: string, ctx: Ctx): Promise<UserRow> => {
  await oneAtATime(ctx.db, 'accountants');
  const found = await findAccountant(email, ctx);
  const accountant = found
    ? (decodeRow(usersResource.entity, found) as UserRow)
    : ((await insertRow(
        usersResource,
        { username: await freeName(email.toLowerCase(), ctx), email, role: 'accountant', isActive: true },
        ctx,
      )) as UserRow);
  if (!accountant.isActive) throw new HttpError(409, 'errors.carriers.accountantAsleep');
  await mailInvitation(accountant, !!found?.password, inviter, ctx);
  return accountant;
};
