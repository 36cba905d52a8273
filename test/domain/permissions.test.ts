import { describe, expect, test } from 'vitest';
import { can, hiddenFields, PERMISSIONS, readableFields, writableFields } from '#domain/permissions';
import { ENTITIES } from '#domain/entities';
import { RESOURCES, type ServiceName, SERVICES } from '#domain/resources';
import { ROLES, type Role } from '#domain/roles';
import { servicePermissions } from '#domain/permissions/services';

/** Design 3's table, written out once more by hand: R, W (RW), or nothing. */
const TABLE: Record<ServiceName, Record<Role, '' | 'R' | 'RW'>> = {
  users: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: 'RW', accountant: 'RW', driver: 'RW' },
  carriers: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: '', accountant: 'R', driver: '' },
  clients: { superUser: 'RW', admin: 'RW', carrier: '', client: 'RW', accountant: '', driver: '' },
  locations: { superUser: 'RW', admin: 'RW', carrier: '', client: 'RW', accountant: '', driver: '' },
  vehicles: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: '', accountant: '', driver: 'R' },
  documents: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: 'RW', accountant: 'R', driver: 'RW' },
  loads: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: 'R', accountant: '', driver: 'RW' },
  routes: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: '', accountant: '', driver: 'R' },
  poolOfRoutes: { superUser: 'R', admin: 'R', carrier: 'R', client: '', accountant: '', driver: '' },
  requestedRoutes: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: '', accountant: '', driver: '' },
  accountingRequests: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: '', accountant: '', driver: 'RW' },
  invoices: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: 'R', accountant: 'RW', driver: '' },
  payments: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: 'R', accountant: 'R', driver: '' },
  sepaFiles: { superUser: 'RW', admin: 'RW', carrier: '', client: '', accountant: '', driver: '' },
  history: { superUser: 'R', admin: 'R', carrier: '', client: '', accountant: '', driver: '' },
  mails: { superUser: 'RW', admin: 'RW', carrier: '', client: '', accountant: '', driver: '' },
  discounts: { superUser: 'RW', admin: 'RW', carrier: 'R', client: '', accountant: '', driver: '' },
  alerts: { superUser: 'RW', admin: 'RW', carrier: 'RW', client: 'RW', accountant: 'RW', driver: 'RW' },
  roles: { superUser: 'R', admin: 'R', carrier: '', client: '', accountant: '', driver: '' },
  settings: { superUser: 'RW', admin: 'RW', carrier: '', client: '', accountant: '', driver: '' },
  invoiceRuns: { superUser: 'RW', admin: 'RW', carrier: '', client: '', accountant: '', driver: '' },
  tableLoads: { superUser: 'R', admin: 'R', carrier: '', client: '', accountant: '', driver: '' },
  accounting: { superUser: 'R', admin: 'R', carrier: 'R', client: '', accountant: 'R', driver: '' },
};

describe('what the login answer says of each role', () => {
  test.each(ROLES)('%s', role => {
    const said = Object.entries(servicePermissions(role)).map(([service, { permissions }]) => [
      service,
      permissions.all.write ? 'RW' : permissions.all.read ? 'R' : '',
    ]);
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(SERVICES.map(service => [service, TABLE[service][role]])),
    );
  });
});

describe('the matrix', () => {
  test('names only fields that exist', () => {
    for (const resource of RESOURCES) {
      if (resource === 'roles') continue;
      const entity = ENTITIES[resource === 'poolOfRoutes' ? 'routes' : resource];
      const known = new Set([...Object.keys(entity.fields), ...entity.derived]);
      for (const cell of Object.values(PERMISSIONS[resource])) {
        const named = [cell?.create, cell?.update, cell?.hidden].flatMap(each =>
          each === undefined || each === 'all' ? [] : each,
        );
        expect(named.filter(field => !known.has(field))).toEqual([]);
      }
    }
  });

  test.each([
    ['carrier', 'loads', 'price'],
    ['driver', 'loads', 'price'],
    ['driver', 'routes', 'price'],
    ['accountant', 'invoices', 'isEmitted'],
    ['accountant', 'invoices', 'rawNif'],
    ['superUser', 'users', 'password'],
    ['carrier', 'users', 'password'],
  ] as const)('never sends %s the field %s.%s', (role, resource, field) => {
    expect(hiddenFields(role, resource).has(field)).toBe(true);
    expect(readableFields(role, resource)).not.toContain(field);
  });

  test.each([
    ['carrier', 'routes', ['status', 'tractionVehicleId', 'towingVehicleId', 'specialPermit']],
    ['accountant', 'invoices', ['isProcessed']],
    ['client', 'loads', []],
    ['driver', 'loads', []],
    ['driver', 'users', ['email', 'password']],
  ] as const)('lets %s change on %s only %j', (role, resource, fields) => {
    expect([...writableFields(role, 'update', resource)].sort()).toEqual([...fields].sort());
  });

  test('lets carriers and drivers track loads, and nobody but the office besides', () => {
    expect(ROLES.filter(role => can(role, 'track', 'loads'))).toEqual(['superUser', 'admin', 'carrier', 'driver']);
  });
});
