import { describe, expect, test } from 'vitest';
import { hasKey } from '#i18n';
import { activeEntry, menuOf } from '#domain/menu';
import { ROLES, type Role, type Viewer } from '#domain/roles';

const viewer = (role: Role): Viewer => ({
  id: 9,
  role,
  carrierId: role === 'carrier' ? 4 : null,
  clientId: role === 'client' ? 5 : null,
  vehicleId: role === 'driver' ? 6 : null,
});

const keys = (role: Role) => menuOf(viewer(role)).map(entry => entry.key);

describe('the menu of each profile (Spec 2)', () => {
  test('the office has every entry in the order of the specification, and what this product adds to it', () => {
    const spec = ['alerts', 'users', 'carriers', 'invoices', 'clients', 'loads', 'discounts', 'routes'];
    const more = ['driverRoutes', 'poolOfRoutes', 'tableLoads'];
    const added = ['invoiceRuns', 'accountingRequests', 'mails', 'history', 'settings'];
    expect(keys('admin')).toEqual([...spec, ...more, ...added]);
    expect(keys('superUser')).toEqual(keys('admin'));
  });

  test.each(ROLES)('%s: every entry has its name, and a card of the home page', role => {
    const without = keys(role).flatMap(key =>
      ['title', 'description']
        .filter(what => !hasKey(`home.${role}.${key}.${what}`) && !hasKey(`home.${key}.${what}`))
        .map(what => `${key}.${what}`),
    );
    expect(without).toEqual([]);
  });

  test.each([
    ['carrier', ['users', 'carriers', 'routes']],
    ['client', ['users', 'clients']],
  ] as const)('%s: the profile of the specification comes first', (role, profile) => {
    expect(keys(role).slice(0, profile.length)).toEqual(profile);
  });

  test.each([
    ['carrier', ['users', 'carriers', 'routes', 'poolOfRoutes', 'invoices', 'discounts']],
    ['client', ['users', 'clients', 'loads', 'invoices']],
    ['accountant', ['users', 'carriers', 'invoices']],
    ['driver', ['driverRoutes', 'users']],
  ] as const)('%s: %j', (role, expected) => {
    expect(keys(role)).toEqual(expected);
  });

  test('who has but one row of something is led straight to it', () => {
    const urls = (role: Role) => Object.fromEntries(menuOf(viewer(role)).map(({ key, url }) => [key, url]));
    expect(urls('carrier')).toMatchObject({ users: '/admin/users/9', carriers: '/admin/carriers/4' });
    expect(urls('client')).toMatchObject({ clients: '/admin/clients/5' });
    expect(urls('admin')).toMatchObject({ users: '/admin/users', carriers: '/admin/carriers' });
  });

  test.each(ROLES)('%s: every entry is found again by its own address', role => {
    const entries = menuOf(viewer(role));
    for (const { key, url } of entries) expect(activeEntry(entries, url)).toBe(key);
  });

  test('the entry whose url is contained in the path is the active one', () => {
    const entries = menuOf(viewer('admin'));
    expect(activeEntry(entries, '/admin/carriers/12')).toBe('carriers');
    expect(activeEntry(entries, '/admin/loads/new')).toBe('loads');
    expect(activeEntry(entries, '/driver/routes/3')).toBe('driverRoutes');
    expect(activeEntry(entries, '/')).toBeNull();
    expect(activeEntry(entries, '/admin/vehicles/3')).toBeNull();
  });
});
