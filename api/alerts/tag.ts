import { ownRecipient } from '#domain/alerts';
import { unlessWritten } from '../generation.ts';
import type { Ctx } from '../world.ts';

/**
 * What an answer about alerts was made from: who asked, and how often the alerts that they may see have changed (the
 * database counts that itself). One look-up by key, so that a bell that asks again costs next to nothing.
 */
export const alertsTag = async ({ db, user }: Ctx): Promise<string> => {
  const seen = user.role === 'superUser' ? null : ownRecipient(user);
  const generation = await unlessWritten(db, `alerts of ${seen ?? 'all'}`, async () => {
    const query = db('alertGenerations').sum({ generation: 'generation' });
    if (seen) query.where({ recipient: seen });
    const [found]: { generation?: number | null }[] = await query;
    return found?.generation ?? 0;
  });
  return `"${user.id}.${seen ?? 'all'}.${generation}"`;
};
