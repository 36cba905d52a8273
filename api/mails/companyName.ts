import type { Db } from '../database/db.ts';

/** The company's name, which signs letters; empty until its data are filled in. */
export const companyName = async (db: Db): Promise<string> => {
  const company: { name: string } | undefined = await db('settings').first('name');
  return company?.name ?? '';
};

/** How to reach the company, for letters to those who have no account; empty until it is filled in. */
export const companyContact = async (db: Db): Promise<string> => {
  const company: { email: string | null; phone: string | null } | undefined = await db('settings').first(
    'email',
    'phone',
  );
  return [company?.email, company?.phone].filter(Boolean).join(' · ');
};
