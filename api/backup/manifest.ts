import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { backup as texts } from '../../i18n/es/backup.ts';
import { BackupError } from './BackupError.ts';

const MANIFEST = 'manifest.json';
/** In sha256sum's format, so that `sha256sum -c SHA256SUMS` verifies a backup without this product. */
const SUMS = 'SHA256SUMS';

const manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The file of the database within the backup. */
  database: z.string(),
  /** The last migration it has been through. */
  migration: z.string(),
  /** How many rows each table has. */
  tables: z.record(z.string(), z.number().int()),
  files: z.number().int(),
  /** Files named in a row but missing in the store. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;

/** The rows of all tables together. */
export const rowsOf = ({ tables }: Manifest): number => Object.values(tables).reduce((sum, each) => sum + each, 0);

/** SHA-256 in hexadecimal by path within the backup. */
export type Sums = ReadonlyMap<string, string>;

/** The SHA-256 of a file, in hexadecimal. */
export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** Writes a backup's manifest and the hashes of all its files. */
export const writeManifest = async (folder: string, content: Manifest, sums: Sums): Promise<void> => {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(content, null, 2)}\n`, { flush: true });
  const lines = [...sums, [MANIFEST, await sha256Of(join(folder, MANIFEST))] as const];
  const text = lines.map(([path, sum]) => `${sum}  ${path}\n`).join('');
  await writeFile(join(folder, SUMS), text, { flush: true });
};

const readText = async (folder: string, file: string): Promise<string> => {
  try {
    return await readFile(join(folder, file), 'utf8');
  } catch (error) {
    throw new BackupError(texts.notABackup(folder), { cause: error });
  }
};

/**
 * Reads a backup's manifest and verifies every file by its hash. Throws BackupError, naming what is missing or damaged.
 */
export const readProven = async (folder: string): Promise<Manifest> => {
  const sums = (await readText(folder, SUMS)).split('\n').filter(line => line !== '');
  for (const line of sums) {
    const [, expected, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (!path || path.includes('..')) throw new BackupError(texts.damaged(SUMS));
    const found = await sha256Of(join(folder, path)).catch(() => null);
    if (found !== expected) throw new BackupError(texts.damaged(path));
  }
  if (!sums.some(line => line.endsWith(`  ${MANIFEST}`))) throw new BackupError(texts.notABackup(folder));
  const read = manifest.safeParse(JSON.parse(await readText(folder, MANIFEST)));
  if (!read.success) throw new BackupError(texts.otherFormat(folder));
  return read.data;
};
