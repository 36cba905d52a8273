import { HttpError } from '../http/HttpError.ts';

type DriverError = Error & { code?: string; constraint?: string; detail?: string };

/** `vehicles.number` or `users_username_unique` → the field a person typed. */
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

/** Two writes that waited for each other: PostgreSQL ended this one, so that the other could go on. */
const CROSSED = ['40001', '40P01'];
/** The last: another process has changed the tables since a statement was prepared (namedStatements.ts). */
const BUSY = ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', '55P03', '0A000'];
const AWAY = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '53300', '08006', '08003'];
/** What the driver says, without a code, of a connection that broke under it; Knex puts the statement before. */
const BROKEN =
  /(Connection terminated( unexpectedly| due to connection timeout)?|connection error and is not queryable)$/;
/** The driver's word for a server that takes a connection and says nothing, and Knex's for none coming free in time. */
const SILENT = /^(timeout expired|Knex: Timeout acquiring a connection\..*)$/s;
const FULL = ['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'];
/** The disk takes nothing: it was made read-only, as systems do after a fault of it, or the fault itself. */
const UNWRITABLE = /^(SQLITE_(READONLY|IOERR|CANTOPEN)\w*|EROFS|EIO|25006|58030)$/;

/** The refusals of either engine as ours; null for what isn't one (Security: no SQL ever leaves the server). */
export const databaseError = (error: DriverError): HttpError | null => {
  const code = error.code ?? '';
  if (code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
    return duplicate(error);
  if (code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return new HttpError(409, 'errors.inUse');
  if (code === '23514' || code === 'SQLITE_CONSTRAINT_CHECK') return new HttpError(422, 'errors.validation');
  if (CROSSED.includes(code)) return new HttpError(409, 'errors.conflict');
  if (BUSY.includes(code) || AWAY.includes(code) || BROKEN.test(error.message) || SILENT.test(error.message))
    return new HttpError(503, 'errors.unavailable', { headers: { 'retry-after': '2' } });
  if (UNWRITABLE.test(code))
    return new HttpError(503, 'errors.unwritable', { cause: error, headers: { 'retry-after': '30' } });
  return FULL.includes(code) ? new HttpError(507, 'errors.noSpace') : null;
};
