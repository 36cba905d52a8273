import { loadLabel } from '#domain/loads';
import { isLoopback } from '../config.ts';
import type { Ctx } from '../world.ts';
import { trimEndSigns } from '#domain/text/trimSigns';

const isReachable = (address: string): boolean => !isLoopback(new URL(address).hostname.replace(/^\[|\]$/g, ''));

/**
 * The content of a label's code: the load's address in this product, or its number if phones couldn't reach the
 * product.
 */
export const labelCode = async ({ config, db }: Ctx): Promise<(load: { id: number }) => string> => {
  const company: { publicUrl: string | null } | undefined = await db('settings').first('publicUrl');
  const address = [config.publicUrl, company?.publicUrl].find(each => each && isReachable(each));
  return load => (address ? `${trimEndSigns(address, '/')}/app/admin/loads/${load.id}` : loadLabel(load));
};
