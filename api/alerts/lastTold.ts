import type { AlertKind } from '#domain/alertKinds';
import type { Ctx } from '../world.ts';

/**
 * What the office was last told of a kind within these milliseconds, and nobody has removed; undefined for nothing. One of
 * the future was told before the clock was put right, and doesn't count.
 */
export const lastTold = (
  kind: AlertKind,
  within: number,
  { db, now }: Ctx,
): Promise<{ description: string } | undefined> =>
  db('alerts')
    .where({ kind, disabled: false })
    .where('createdAt', '>', new Date(now.getTime() - within).toISOString())
    .where('createdAt', '<=', now.toISOString())
    .orderBy('id', 'desc')
    .first('description');
