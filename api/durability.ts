import { start } from '../i18n/es/start.ts';
import { type Config, ConfigError } from './config.ts';
import { type Db, isPostgres } from './db.ts';

/** What each engine must say of itself for what it has said yes to to be still there after the power went. */
const DURABLE = {
  sqlite: { journal_mode: 'wal', synchronous: '2', foreign_keys: '1' },
  postgres: { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' },
} as const;

/** Beyond `on` in what PostgreSQL waits for. */
const STRICTER = ['remote_apply', 'remote_write'];

/** The settings of the database that would lose commits when the power goes, each as `name = value`; none: it is safe. */
export const fragileSettings = async (db: Db): Promise<string[]> => {
  const isServer = isPostgres(db);
  const fragile: string[] = [];
  for (const [name, wanted] of Object.entries(DURABLE[isServer ? 'postgres' : 'sqlite'])) {
    const answer: unknown = await db.raw(isServer ? `show ${name}` : `pragma ${name}`);
    const [row] = isServer
      ? (answer as { rows: Record<string, unknown>[] }).rows
      : (answer as Record<string, unknown>[]);
    const found = String(row?.[name]);
    if (found !== wanted && !STRICTER.includes(found)) fragile.push(`${name} = ${found}`);
  }
  return fragile;
};

/** What was said yes to has to outlive a power cut. Throws ConfigError unless the settings say that this doesn't matter. */
export const refuseUnlessDurable = async (
  db: Db,
  { isFragileMeant }: Pick<Config, 'isFragileMeant'>,
): Promise<void> => {
  const fragile = await fragileSettings(db);
  if (fragile.length && !isFragileMeant) throw new ConfigError(start.fragile(fragile.join(', ')));
};
