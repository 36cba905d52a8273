import { start } from '../../i18n/es/start.ts';
import { BackupError } from '../backup/BackupError.ts';
import { type Config, ConfigError } from '../config.ts';
import { HttpError } from '../http/HttpError.ts';

type SystemError = Error & { code?: string; port?: number };

const AWAY = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', '28P01', '28000', '3D000', '57P03', '53300'];
/** Nobody vouches for the certificate of the database's server, or it is for another one. */
const UNTRUSTED = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
];
/** What the database's user may not do: PostgreSQL 15 lets nobody but a database's owner create tables in it. */
const FORBIDDEN = ['42501', '3F000'];
const FOLDER = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'];

/** If several addresses refused, the error has no message of its own. */
const reasonOf = (error: SystemError): string =>
  error.message ||
  (error instanceof AggregateError ? String(error.errors[0]?.message ?? '') : '') ||
  String(error.code);

/** Why a program failed, as a plain sentence for whoever started it; settings errors already are one. */
export const startProblem = (error: SystemError, config: Config | null): string => {
  if (error instanceof ConfigError || error instanceof BackupError || !config) return error.message;
  if (error instanceof HttpError && config.bucket)
    return start.storeAway(`${config.bucket.endpoint}/${config.bucket.bucket}`, reasonOf(error.cause as SystemError));
  const { code = '' } = error;
  if (code === 'EADDRINUSE') return start.portInUse(config.host, config.port);
  if (code === 'EADDRNOTAVAIL') return start.noSuchHost(config.host);
  if (error.port !== undefined && code === 'EACCES') return start.portForbidden(config.port);
  if (config.databaseUrl && AWAY.includes(code)) return start.databaseAway(reasonOf(error));
  if (config.databaseUrl && FORBIDDEN.includes(code)) return start.databaseForbidden(reasonOf(error));
  if (config.databaseUrl && UNTRUSTED.includes(code)) return start.databaseUntrusted(reasonOf(error));
  if (code === 'ENOTFOUND') return start.noSuchHost(config.host);
  if (FOLDER.includes(code)) return start.folder(config.dataDir, reasonOf(error));
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return start.noSpace(config.dataDir);
  return start.failed(error.stack ?? reasonOf(error));
};
