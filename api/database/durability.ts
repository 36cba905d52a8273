import { start } from '../../i18n/es/start.ts';
import { type Config, ConfigError } from '../config.ts';
import { type Db, isPostgres } from './db.ts';

/** Values of each engine's settings with which committed data survives a power cut. */
const DURABLE: Record<'sqlite' | 'postgres', Record<string, string[]>> = {
  sqlite: { journal_mode: ['wal'], synchronous: ['2'], foreign_keys: ['1'] },
  postgres: {
    fsync: ['on'],
    full_page_writes: ['on'],
    // All but `off` wait for the server's own disk; they differ only about standbys.
    synchronous_commit: ['on', 'local', 'remote_write', 'remote_apply'],
  },
};

/** The settings that would lose commits in a power cut, each as `name = value`; empty if safe. */
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

/** Committed data must survive a power cut: throws ConfigError if it wouldn't, unless the settings allow that. */
export const refuseUnlessDurable = async (
  db: Db,
  { isFragileMeant }: Pick<Config, 'isFragileMeant'>,
): Promise<void> => {
  const fragile = await fragileSettings(db);
  if (fragile.length && !isFragileMeant) throw new ConfigError(start.fragile(fragile.join(', ')));
};
