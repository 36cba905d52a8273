/** What the driver calls an encrypted connection whose certificate nobody checks. */
const UNCHECKED = 'no-verify';

/** Parameters that only the driver knows: PostgreSQL's own programs refuse them. */
const DRIVERS_OWN = ['ssl', 'uselibpqcompat'];

/**
 * DATABASE_URL as PostgreSQL's own programs take it: without its password, which every user of the machine could read among
 * a program's arguments, and with the driver's words for encryption in theirs.
 */
export const libpqAddress = (databaseUrl: string): { address: string; password: string } => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const query = url.searchParams;
  const [ssl, sslmode] = [query.get('ssl'), query.get('sslmode')];
  if (ssl === UNCHECKED || sslmode === UNCHECKED) query.set('sslmode', 'require');
  else if ((ssl === 'true' || ssl === '1') && !sslmode) query.set('sslmode', 'verify-full');
  for (const name of DRIVERS_OWN) query.delete(name);
  // Of a space it would make a plus, which those programs take as it is.
  url.search = url.search.replaceAll('+', '%20');
  return { address: url.href, password };
};
