import type { Db } from '../database/db.ts';

/** The company's name, which signs letters; empty until its data are filled in. */
export const companyName = async (db: Db): Promise<string> => {
  const company: { name: string } | undefined = await db('settings').first('name');
  return company?.name ?? '';
};
