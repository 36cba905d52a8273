import { HttpError } from '../http/HttpError.ts';

type DriverError = Error & { code?: string; constraint?: string; detail?: string };

/** The field a user typed, from `vehicles.number` or `users_username_unique`. */
const fieldOf = (error: DriverError): string | null => {
  const index = error.constraint ?? /index '([^']+)'/.exec(error.message)?.[1];
  if (index)
    return (
      index
        .replace(/_unique$/, '')
        .split('_')
        .at(-1) ?? null
    );
  // `UNIQUE constraint failed: vehicles.carrierId, vehicles.number`
  const last = error.message.split('constraint failed: ')[1]?.split('.').at(-1) ?? '';
  return /^\w+$/.test(last) ? last : null;
};

const duplicate = (error: DriverError): HttpError => {
  const field = fieldOf(error);
  return new HttpError(409, 'errors.duplicate', {
    fields: field ? { [field]: { key: 'errors.duplicate' } } : undefined,
  });
};

/**
 * `40…`: PostgreSQL ended this write so that another could go on; sent again, it is done. `0A000`: another process has
 * changed the tables since the statement was prepared (namedStatements.ts).
 */
const BUSY = ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', '55P03', '40001', '40P01', '0A000'];
const AWAY = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300', '08006', '08003'];
/** The driver's messages, without a code, for a broken connection; Knex puts the statement before them. */
const BROKEN =
  /(Connection terminated( unexpectedly| due to connection timeout)?|connection error and is not queryable)$/;
/**
 * The driver's message for a server that accepts a connection and stays silent, and Knex's if no connection became free
 * in time.
 */
const SILENT = /^(timeout expired|Knex: Timeout acquiring a connection\..*)$/s;
const FULL = ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'];
/** The disk can't be written: an I/O fault, or made read-only by the system after one. */
const UNWRITABLE = /^(SQLITE_(READONLY|IOERR|CANTOPEN)\w*|EROFS|EIO|25006|58030)$/;

/** An engine's error as ours; null if it isn't a known one (Security: no SQL ever leaves the server). */
export const databaseError = (error: DriverError): HttpError | null => {
  const code = error.code ?? '';
  if (code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
    return duplicate(error);
  if (code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return new HttpError(409, 'errors.inUse');
  if (code === '23514' || code === 'SQLITE_CONSTRAINT_CHECK') return new HttpError(422, 'errors.validation');
  if (BUSY.includes(code) || AWAY.includes(code) || BROKEN.test(error.message) || SILENT.test(error.message))
    return new HttpError(503, 'errors.unavailable', { headers: { 'retry-after': '2' } });
  if (UNWRITABLE.test(code))
    return new HttpError(503, 'errors.unwritable', { cause: error, headers: { 'retry-after': '30' } });
  return FULL.includes(code) ? new HttpError(507, 'errors.noSpace') : null;
};
