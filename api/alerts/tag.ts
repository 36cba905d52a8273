import { ownRecipient } from '#domain/alerts';
import type { Ctx } from '../world.ts';

/**
 * What an answer about alerts was made from: who asked, and how often the alerts that they may see have changed (the
 * database counts that itself). One look-up by key, so that a bell that asks again costs next to nothing.
 */
export const alertsTag = async ({ db, user }: Ctx): Promise<string> => {
  const seen = user.role === 'superUser' ? null : ownRecipient(user);
  const query = db('alertGenerations').sum({ generation: 'generation' });
  if (seen) query.where({ recipient: seen });
  const [found]: { generation?: number | null }[] = await query;
  return `"${user.id}.${seen ?? 'all'}.${found?.generation ?? 0}"`;
};
