import { ownRecipient, seesAllAlerts } from '#domain/alerts';
import { isPostgres } from '../database/db.ts';
import { unlessWritten } from '../database/generation.ts';
import type { Ctx } from '../world.ts';

/**
 * The ETag of a list of alerts: the reader, and the change counter that the database keeps for its alerts. One look-up
 * by key, so that a polling bell costs next to nothing.
 */
export const alertsTag = async ({ db, user }: Ctx): Promise<string> => {
  const seen = seesAllAlerts(user.role) ? null : ownRecipient(user);
  const ask = async (): Promise<number> => {
    const query = db('alertGenerations').sum({ generation: 'generation' });
    if (seen) query.where({ recipient: seen });
    const [found]: { generation?: number | null }[] = await query;
    return found?.generation ?? 0;
  };
  // On PostgreSQL this is as quick as asking whether anything was written.
  const generation = await (isPostgres(db) ? ask() : unlessWritten(db, `alerts of ${seen ?? 'all'}`, ask));
  return `"${user.id}.${seen ?? 'all'}.${generation}"`;
};
