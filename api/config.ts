import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type BucketAddress, readBucketAddress } from './files/bucketAddress.ts';
import { trimEndSigns } from '#domain/text/trimSigns';

const address = (protocols: readonly string[], example: string) =>
  z.string().refine(
    value => {
      if (!URL.canParse(value)) return false;
      return protocols.includes(new URL(value).protocol);
    },
    { error: `debe ser una dirección como ${example}` },
  );

const environment = z.object({
  PORT: z
    .string()
    .refine(port => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, { error: 'debe ser un puerto entre 0 y 65535' })
    .optional(),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://usuario:clave@servidor:5432/base').optional(),
  FILES_URL: z
    .string()
    .transform((value, { addIssue }) => {
      const read = readBucketAddress(value);
      if (typeof read !== 'string') return read;
      addIssue(read);
      return z.NEVER;
    })
    .optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_HOURS: z
    .string()
    .refine(hours => /^\d{1,3}$/.test(hours) && Number(hours) <= 168, {
      error: 'debe ser un número de horas entre 1 y 168, o 0 para no hacer copias',
    })
    .optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://servidor:587').optional(),
  PUBLIC_URL: address(['http:', 'https:'], 'https://portes.example.com').optional(),
  MAP_TILES_URL: address(['http:', 'https:'], 'https://mapas.example.com/{z}/{x}/{y}.png')
    .refine(url => ['{z}', '{x}', '{y}'].every(part => url.includes(part)), {
      error: 'debe llevar {z}, {x} e {y}: https://mapas.example.com/{z}/{x}/{y}.png',
    })
    .optional(),
  MAP_ATTRIBUTION: z.string().min(1).max(200).optional(),
  GEOCODER_URL: address(['http:', 'https:'], 'https://nominatim.example.com').optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[0-9a-fA-F.:/]+(\s*,\s*[0-9a-fA-F.:/]+)*$/, {
      error: 'debe ser una lista de direcciones IP separadas por comas',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'debe ser trace, debug, info, warn, error o silent',
    })
    .optional(),
  FRAGILE: z.enum(['1'], { error: 'debe ser 1, o no estar' }).optional(),
  DEMO: z.enum(['0', '1'], { error: 'debe ser 0 o 1' }).optional(),
});

/** An invalid setting; the message is a plain Spanish sentence for whoever starts the server. */
export class ConfigError extends Error {}

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** The bucket with the files; null: they are in dataDir. */
  bucket: BucketAddress | null;
  /** Folder for backups, and the least hours between two; 0: only on request. */
  backupDir: string;
  backupHours: number;
  smtpUrl: string | null;
  publicUrl: string;
  geocoderUrl: string | null;
  /** The source of map pictures and its credit; null: the application draws maps itself. */
  mapTiles: { url: string; attribution: string } | null;
  trustProxy: string[];
  logLevel: string;
  /** Allows a database that may lose confirmed writes: its content doesn't matter, as in tests. */
  isFragileMeant: boolean;
  /** true: demo accounts even where others can reach them. false: never. null: not set. */
  demo: boolean | null;
};

/**
 * Reads the settings from the environment, once at the start (Design 1). Throws ConfigError for an invalid value,
 * naming the setting and what it should be.
 */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = environment.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}.`);
    throw new ConfigError(lines.join('\n'));
  }
  const value = read.data;
  const host = value.HOST ?? '127.0.0.1';
  const port = Number(value.PORT ?? 3000);
  const shown = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const dataDir = resolve(value.DATA_DIR ?? 'data');
  return {
    port,
    host,
    dataDir,
    databaseUrl: value.DATABASE_URL ?? null,
    bucket: value.FILES_URL ?? null,
    backupDir: resolve(value.BACKUP_DIR ?? join(dataDir, 'backups')),
    backupHours: Number(value.BACKUP_HOURS ?? 24),
    smtpUrl: value.SMTP_URL ?? null,
    publicUrl: trimEndSigns(value.PUBLIC_URL ?? `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`, '/'),
    geocoderUrl: value.GEOCODER_URL ?? null,
    mapTiles: value.MAP_TILES_URL
      ? { url: value.MAP_TILES_URL, attribution: value.MAP_ATTRIBUTION ?? '© OpenStreetMap' }
      : null,
    trustProxy: value.TRUST_PROXY?.split(',').map(each => each.trim()) ?? [],
    logLevel: value.LOG_LEVEL ?? 'info',
    isFragileMeant: value.FRAGILE === '1',
    demo: value.DEMO === undefined ? null : value.DEMO === '1',
  };
};

/** Whether only this machine can reach the address. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
