import { ownRecipient, seesAllAlerts } from '#domain/alerts';
import { isPostgres } from '../database/db.ts';
import { unlessWritten } from '../database/generation.ts';
import type { Ctx } from '../world.ts';

/**
 * What an answer about alerts was made from: who asked, and how often the alerts that they may see have changed (the
 * database counts that itself). One look-up by key, so that a bell that asks again costs next to nothing.
 */
export const alertsTag = async ({ db, user }: Ctx): Promise<string> => {
  const seen = seesAllAlerts(user.role) ? null : ownRecipient(user);
  const ask = async (): Promise<number> => {
    const query = db('alertGenerations').sum({ generation: 'generation' });
    if (seen) query.where({ recipient: seen });
    const [found]: { generation?: number | null }[] = await query;
    return found?.generation ?? 0;
  };
  // PostgreSQL answers that as quickly as whether anything was written.
  const generation = await (isPostgres(db) ? ask() : unlessWritten(db, `alerts of ${seen ?? 'all'}`, ask));
  return `"${user.id}.${seen ?? 'all'}.${generation}"`;
};
