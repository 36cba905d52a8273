import type { AlertKind } from '#domain/alerts/kinds';
import type { Ctx } from '../world.ts';

/**
 * The office's last alert of a kind within `within` milliseconds, unless removed; undefined if none. An alert dated in
 * the future comes from a wrong clock and doesn't count.
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
