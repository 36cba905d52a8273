import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { backup as texts } from '../../i18n/es/backup.ts';
import { BackupError } from './BackupError.ts';

const MANIFEST = 'manifest.json';
/** In the form of sha256sum, so that `sha256sum -c SHA256SUMS` proves a backup without this product. */
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
  /** Files that a row names and that the store didn't have. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;
export const rowsOf = ({ tables }: Manifest): number => Object.values(tables).reduce((sum, each) => sum + each, 0);

/** SHA-256 in hexadecimal by path within the backup. */
export type Sums = ReadonlyMap<string, string>;

export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/** Writes what a backup holds, and the hash of everything in it. */
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

/** Reads what a backup holds and proves all of it by its hash. Throws BackupError, naming what is missing or damaged. */
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
