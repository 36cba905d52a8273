import { start } from '../../i18n/es/start.ts';
import { type Config, ConfigError } from '../config.ts';
import { type Db, isPostgres } from './db.ts';

/** What each engine must say of itself, one of these, for what it has said yes to to be still there after the power went. */
const DURABLE: Record<'sqlite' | 'postgres', Record<string, string[]>> = {
  sqlite: { journal_mode: ['wal'], synchronous: ['2'], foreign_keys: ['1'] },
  postgres: {
    fsync: ['on'],
    full_page_writes: ['on'],
    // All but `off` wait for the server's own disk; they differ in what they wait for of a standby.
    synchronous_commit: ['on', 'local', 'remote_write', 'remote_apply'],
  },
};

/** The settings of the database that would lose commits when the power goes, each as `name = value`; none: it is safe. */
const fragileSettings = async (db: Db): Promise<string[]> => {
  const isServer = isPostgres(db);
  const fragile: string[] = [];
  for (const [name, durable] of Object.entries(DURABLE[isServer ? 'postgres' : 'sqlite'])) {
    const answer: unknown = await db.raw(isServer ? `show ${name}` : `pragma ${name}`);
    const [row] = isServer
      ? (answer as { rows: Record<string, unknown>[] }).rows
      : (answer as Record<string, unknown>[]);
    const found = String(row?.[name]);
    if (!durable.includes(found)) fragile.push(`${name} = ${found}`);
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
