import { expect, test } from 'vitest';
import { databaseError } from '../../api/databaseErrors.ts';

const errorOf = (code: string, message: string) => Object.assign(new Error(message), code ? { code } : {});

test.each([
  ['', 'ROLLBACK - Client has encountered a connection error and is not queryable', 503],
  ['', 'select "id" from "loads" - Connection terminated unexpectedly', 503],
  ['', 'BEGIN; - Connection terminated', 503],
  ['57P01', 'terminating connection due to administrator command', 503],
  ['57P03', 'the database system is starting up', 503],
  ['ECONNREFUSED', 'connect ECONNREFUSED', 503],
  ['SQLITE_BUSY', 'database is locked', 503],
  ['SQLITE_FULL', 'database or disk is full', 507],
  ['53100', 'could not extend file', 507],
  ['40P01', 'deadlock detected', 409],
  ['SQLITE_CONSTRAINT_UNIQUE', 'UNIQUE constraint failed: vehicles.number', 409],
  // Who writes such words into a field has broken no connection.
  ['', 'bad value "Connection terminated unexpectedly" somewhere', null],
])('%s «%s» is answered with %s', (code, message, status) =>
  expect(databaseError(errorOf(code, message))?.statusCode ?? null).toBe(status),
);
