import { describe, expect, test } from 'vitest';
import { findsOf, inOrder, OPENABLE } from '#domain/quickOpen';

const all = (q: string) => OPENABLE.map(resource => ({ resource, filter: { q } }));

describe('what somebody means who types', () => {
  test.each(['P. 123', 'p123', 'P 123', 'p.123', ' P-123 '])('%s is the order', typed => {
    expect(findsOf(typed, 'admin')).toEqual([{ resource: 'loads', filter: { id: 123 } }]);
  });

  test.each(['C. 45', 'c45'])('%s is the route', typed => {
    expect(findsOf(typed, 'admin')).toEqual([{ resource: 'routes', filter: { id: 45 } }]);
  });

  test('a bare number is an order, a route, or part of anything', () => {
    expect(findsOf('2026', 'admin')).toEqual([
      { resource: 'loads', filter: { id: 2026 } },
      { resource: 'routes', filter: { id: 2026 } },
      ...all('2026'),
    ]);
  });

  test('a digit by itself is an order or a route, not a part of everything', () => {
    expect(findsOf('7', 'admin').map(({ filter }) => filter)).toEqual([{ id: 7 }, { id: 7 }]);
  });

  test.each(['1234BCD', '2026/17', 'Cerámicas', 'B12345674', 'B12 345'])('%s may be anywhere', typed => {
    expect(findsOf(typed, 'admin')).toEqual(all(typed));
  });

  test.each(['', ' ', 'a'])('%j is too short to mean anything', typed => {
    expect(findsOf(typed, 'admin')).toEqual([]);
  });

  test('nobody asks for what their role may not read', () => {
    expect(findsOf('C. 45', 'client')).toEqual([]);
    expect(findsOf('Corserna', 'accountant').map(({ resource }) => resource)).toEqual([
      'invoices',
      'carriers',
      'users',
    ]);
    expect(findsOf('12', 'carrier').map(({ resource }) => resource)).not.toContain('clients');
  });
});

describe('what was found', () => {
  const route = { resource: 'routes', row: { id: 312 } } as const;
  const other = { resource: 'vehicles', row: { id: 9, number: 'R4813WBT' } } as const;
  const vehicle = { resource: 'vehicles', row: { id: 3, number: '4813WBT' } } as const;
  const client = { resource: 'clients', row: { id: 2, name: 'Cerámicas Corserna, S.L.', alias: 'Corserna' } } as const;

  test.each(['4813WBT', '4813 wbt', '4813-WBT'])('%s offers that vehicle before the routes it drove', typed => {
    expect(inOrder([route, other, vehicle], typed)).toEqual([vehicle, other, route]);
  });

  test('kinds keep their order where nothing is called so', () => {
    expect(inOrder([client, vehicle, route], 'Bru')).toEqual([route, vehicle, client]);
    expect(inOrder([route, vehicle, client], 'córserna')).toEqual([client, route, vehicle]);
  });
});
