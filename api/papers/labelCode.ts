import { loadLabel } from '#domain/loads';
import { isLoopback } from '../config.ts';
import type { Ctx } from '../world.ts';
import { trimEndSigns } from '#domain/trimSigns';

const isReachable = (address: string): boolean => !isLoopback(new URL(address).hostname.replace(/^\[|\]$/g, ''));

/**
 * What the code of a label says: where the load is found in this product, or its number while the product has no address
 * that a phone could open.
 */
export const labelCode = async ({ config, db }: Ctx): Promise<(load: { id: number }) => string> => {
  const company: { publicUrl: string | null } | undefined = await db('settings').first('publicUrl');
  const address = [config.publicUrl, company?.publicUrl].find(each => each && isReachable(each));
  return load => (address ? `${trimEndSigns(address, '/')}/app/admin/loads/${load.id}` : loadLabel(load));
};
