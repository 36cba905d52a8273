import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Way } from '../database/transaction.ts';
import { HttpError } from '../http/HttpError.ts';
import { PASSWORDS } from '../http/parseBody.ts';
import { type Ctx, inTransaction } from '../world.ts';
import { findRow, present } from './read.ts';
import type { Resource, Row, Values } from './resource.ts';

export type Answer = { status: number; body: unknown };
/** `isRepeated`: the key was used before, this is its first answer. */
type Told = Answer & { isRepeated?: true };

const KEY = /^[\x21-\x7e]{1,200}$/;

type Kept = { fingerprint: string; status: number; body: string };

/** Passwords aren't hashed into it: a plain hash could be guessed back. */
const withoutPassword = (name: string, value: unknown): unknown => (PASSWORDS.includes(name) ? undefined : value);

const fingerprintOf = (request: FastifyRequest, said: unknown): string =>
  createHash('sha256')
    .update(`${request.url}\n${JSON.stringify(said ?? null, withoutPassword)}`)
    .digest('hex');

/**
 * Runs a creating call once per `Idempotency-Key` and user: the same key gets the first answer again (Design 4), or a
 * refusal if what is `said` differs. The key is stored in the creating transaction, so that of two at once one wins.
 */
export const once = async (
  request: FastifyRequest,
  said: unknown,
  ctx: Ctx,
  create: (ctx: Ctx) => Promise<Answer>,
  how?: Way,
): Promise<Told> => {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return inTransaction(ctx, create, how);
  if (typeof key !== 'string' || !KEY.test(key)) throw new HttpError(400, 'errors.badIdempotencyKey');
  const fingerprint = fingerprintOf(request, said);
  const again = async (): Promise<Told | null> => {
    const kept: Kept | undefined = await ctx.db('idempotencyKeys').where({ userId: ctx.user.id, key }).first();
    if (!kept) return null;
    if (kept.fingerprint !== fingerprint) throw new HttpError(422, 'errors.idempotencyReused');
    return { status: kept.status, body: JSON.parse(kept.body), isRepeated: true };
  };
  const first = await again();
  if (first) return first;
  try {
    const keepOnce = async (inside: Ctx): Promise<Answer> => {
      const kept = { userId: ctx.user.id, key, fingerprint, status: 0, body: '{}', at: ctx.now.toISOString() };
      await inside.db('idempotencyKeys').insert(kept);
      const answer = await create(inside);
      await inside
        .db('idempotencyKeys')
        .where({ userId: ctx.user.id, key })
        .update({ status: answer.status, body: JSON.stringify(answer.body, withoutPassword) });
      return answer;
    };
    return await inTransaction(ctx, keepOnce, how);
  } catch (error) {
    const kept = await again();
    if (kept) return kept;
    throw error;
  }
};

/** What is stored under the key: the row; older versions stored the whole answer. */
type Made = { row: Row } | { data: Values };

/**
 * The same for a call that makes a row or adds to it. Names and sums of the answer are read after the transaction, so
 * that nobody waits for them; a repeated call gets the row as it was made, with the present names and sums.
 * `isBare`: it makes a row without files.
 */
export const createOnce = async (
  resource: Resource,
  request: FastifyRequest,
  said: unknown,
  ctx: Ctx,
  create: (ctx: Ctx) => Promise<Row>,
  isBare = false,
): Promise<Answer> => {
  const {
    status,
    body: made,
    isRepeated,
  } = await once(request, said, ctx, async inside => ({ status: 201, body: { row: await create(inside) } }), {
    isInTurn: resource.isMadeInTurn,
  });
  const kept = made as Made;
  const { id } = 'row' in kept ? kept.row : kept.data;
  // The user may have moved to another company since: the row must still be its own.
  if (isRepeated && !resource.madeForOthers) await findRow(resource, Number(id), ctx, { includeDisabled: true });
  if (!('row' in kept)) return { status, body: kept };
  return { status, body: { data: (await present(resource, [kept.row], ctx, isBare && !isRepeated))[0] } };
};
