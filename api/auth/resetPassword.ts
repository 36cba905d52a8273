import { z } from 'zod';
import type { Deps } from '../crud/ctx.ts';
import { type Author, PASSWORD_SET, recordSame } from '../crud/history.ts';
import { HttpError } from '../http/HttpError.ts';
import { transaction } from '../database/transaction.ts';
import { addressKey } from './addressKey.ts';
import { throttle } from './attempts.ts';
import { checkedHash } from './checkPassword.ts';
import { forgetFailures } from './loginAttempt.ts';
import { type LinkOwner, ownerOfLink, useLink, voidLinks } from './passwordLinks.ts';
import { proveEmail } from './provenEmail.ts';
import { endSessionsOf } from './session.ts';
import { usernameKey } from './usernames.ts';

const MAX_WRONG_LINKS = 20;

export const resetBody = z.object({ password: z.string().max(1000).nullish() });

const expired = (): HttpError => new HttpError(404, 'errors.auth.resetExpired');

/** The account of a link, or 404; an address that tries many wrong ones gets 429. */
export const checkLink = async ({ db, world }: Deps, token: string, address: string): Promise<LinkOwner> => {
  const now = world.now();
  const owner = await ownerOfLink(db, token, now);
  if (owner) return owner;
  await throttle(db, `reset:${address}`, MAX_WRONG_LINKS, now);
  throw expired();
};

/** Stores a password (its hash) that the owner chose, with history; the account's open links become void. */
export const keepPassword = async (hashed: string, owner: Author): Promise<void> => {
  const { db, now, user } = owner;
  const chosen = { password: hashed, mustChangePassword: false, updatedAt: now.toISOString() };
  await db('users').where({ id: user.id }).update(chosen);
  await recordSame('users', [user.id], PASSWORD_SET, owner);
  await voidLinks(db, user.id);
};

/**
 * Sets the password of the link's account, ends all its sessions and clears its failed logins; gives its id. 404, 422,
 * 429. `address`: the request's IP address.
 */
export const resetPassword = async (deps: Deps, token: string, password: string, address: string): Promise<number> => {
  const counted = addressKey(address);
  const { id, username } = await checkLink(deps, token, counted);
  const now = deps.world.now();
  const hashed = await checkedHash(deps.db, password, username);
  await transaction(deps.db, async trx => {
    if (!(await useLink(trx, token, now))) throw expired();
    await keepPassword(hashed, { db: trx, now, address, user: { id } });
    await proveEmail(trx, id);
    await endSessionsOf(trx, id);
    await forgetFailures(trx, usernameKey(username), counted);
  });
  return id;
};
