import type { Db } from '../database/db.ts';

/** Who signs the letters; empty until the company's data are filled in. */
export const companyName = async (db: Db): Promise<string> => {
  const company: { name: string } | undefined = await db('settings').first('name');
  return company?.name ?? '';
};
