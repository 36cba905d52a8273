import { expect, test } from 'vitest';
import { databaseError } from '../../api/database/databaseErrors.ts';
import { givePasswords, logIn } from '../help/accounts.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { whileReadOnly } from '../help/readOnly.ts';

const errorOf = (code: string, message: string) => Object.assign(new Error(message), code ? { code } : {});

test.each([
  ['', 'ROLLBACK - Client has encountered a connection error and is not queryable', 503],
  ['', 'select "id" from "loads" - Connection terminated unexpectedly', 503],
  ['', 'BEGIN; - Connection terminated', 503],
  ['', 'Connection terminated due to connection timeout', 503],
  ['', 'Knex: Timeout acquiring a connection. The pool is probably full.', 503],
  ['', 'timeout expired', 503],
  ['57P01', 'terminating connection due to administrator command', 503],
  ['57P03', 'the database system is starting up', 503],
  ['ECONNREFUSED', 'connect ECONNREFUSED', 503],
  ['0A000', 'cached plan must not change result type', 503],
  ['SQLITE_BUSY', 'database is locked', 503],
  ['SQLITE_FULL', 'database or disk is full', 507],
  ['53100', 'could not extend file', 507],
  ['SQLITE_READONLY', 'attempt to write a readonly database', 503],
  ['SQLITE_IOERR_FSYNC', 'disk I/O error', 503],
  ['SQLITE_CANTOPEN', 'unable to open database file', 503],
  ['25006', 'cannot execute INSERT in a read-only transaction', 503],
  ['58030', 'could not fsync file', 503],
  ['EROFS', 'read-only file system', 503],
  ['40P01', 'deadlock detected', 503],
  ['SQLITE_CONSTRAINT_UNIQUE', 'UNIQUE constraint failed: vehicles.number', 409],
  // Who writes such words into a field has broken no connection.
  ['', 'bad value "Connection terminated unexpectedly" somewhere', null],
])('%s «%s» is answered with %s', (code, message, status) =>
  expect(databaseError(errorOf(code, message))?.statusCode ?? null).toBe(status),
);

const office = officePerFile();

test('a database that takes nothing more is read as ever, says so to who writes or comes in, and needs no new start', async () => {
  await givePasswords(office, 'carrier');
  const admin = office.as('admin');
  const place = { addressName: 'Muelle', clientId: office.ids.client, address: { city: 'Sagunto' } };
  await whileReadOnly(office, async () => {
    for (const url of ['/api/locations', `/api/carriers/${office.ids.carrier}`, '/api/auth/check', '/api/ready'])
      expect((await admin.get(url)).status, url).toBe(200);
    const refused = await admin.post('/api/locations', place);
    const stopped = await logIn(office, 'transportista');
    for (const { status, body, headers } of [refused, stopped]) {
      expect(status).toBe(503);
      expect(body.message).toMatch(/^El disco del servidor no deja guardar nada ahora mismo\. Inténtalo de nuevo/);
      expect(headers['retry-after']).toBe('30');
    }
  });
  expect((await admin.post('/api/locations', place)).status).toBe(201);
  expect((await logIn(office, 'transportista')).status).toBe(200);
});
