import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/roles';
import { actorFor } from '#domain/loads/trackingActor';

const PEOPLE = {
  superUser: { username: 'super', role: 'superUser', carrierId: null },
  admin: { username: 'admin', role: 'admin', carrierId: null },
  driver: { username: '1234BCD', role: 'driver', carrierId: 1 },
  otherCarrier: { username: 'transportista2', role: 'carrier', carrierId: 2 },
} as const;

/** Name told of each of the people above; null: only the side. */
const TOLD: [Role, number | null, Record<keyof typeof PEOPLE, string | null>][] = [
  ['superUser', null, { superUser: 'super', admin: 'admin', driver: '1234BCD', otherCarrier: 'transportista2' }],
  ['admin', null, { superUser: null, admin: 'admin', driver: '1234BCD', otherCarrier: 'transportista2' }],
  ['carrier', 1, { superUser: null, admin: null, driver: '1234BCD', otherCarrier: null }],
  ['driver', 1, { superUser: null, admin: null, driver: '1234BCD', otherCarrier: null }],
  ['driver', null, { superUser: null, admin: null, driver: null, otherCarrier: null }],
  ['client', null, { superUser: null, admin: null, driver: null, otherCarrier: null }],
  ['client', 1, { superUser: null, admin: null, driver: null, otherCarrier: null }],
  ['accountant', null, { superUser: null, admin: null, driver: null, otherCarrier: null }],
];

describe('who did a step', () => {
  test.each(TOLD)('%s of company %s is told the names it may know', (role, carrierId, names) => {
    for (const [person, name] of Object.entries(names))
      expect(actorFor({ role, carrierId }, PEOPLE[person as keyof typeof PEOPLE])?.name, person).toBe(name);
  });

  test('is the office or the haulier for everybody', () => {
    const client = { role: 'client', carrierId: null } as const;
    expect(actorFor(client, PEOPLE.superUser)).toEqual({ side: 'office', name: null });
    expect(actorFor(client, PEOPLE.driver)).toEqual({ side: 'carrier', name: null });
    expect(actorFor(client, null)).toBeNull();
  });
});
