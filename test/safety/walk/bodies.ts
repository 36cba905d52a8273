import type { Random } from '../../../seeds/random.ts';
import { mark } from './marks.ts';

/** A schema of the API's own documentation, as far as bodies are made by it. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxLength?: number;
};

/** The ids that a field may be given: rows of the table that its name speaks of. */
export type PickId = (table: string) => number;

const TABLE_OF: Record<string, string> = {
  carrierId: 'carriers',
  clientId: 'clients',
  vehicleId: 'vehicles',
  tractionVehicleId: 'vehicles',
  towingVehicleId: 'vehicles',
  loadId: 'loads',
  loadIds: 'loads',
  routeId: 'routes',
  routeIds: 'routes',
  route: 'routes',
  invoiceId: 'invoices',
  invoiceIds: 'invoices',
  accountantId: 'users',
  userId: 'users',
  replacesId: 'documents',
  upTo: 'alerts',
};

const MADE: Record<string, () => unknown> = {
  nif: mark.nif,
  rawNif: mark.nif,
  bankAccount: mark.iban,
  phone: mark.phone,
  email: mark.email,
  invoiceEmail: mark.email,
  number: mark.plate,
  price: () => mark.cents() / 100,
  value: () => mark.cents() / 100,
  amount: () => mark.cents() / 100,
  tax: () => ({ IVA: 21 }),
  password: () => `clave-${mark.text()}`,
  country: () => 'España',
  countryCode: () => 'ES',
  city: () => 'Valencia',
  county: () => 'Valencia',
  postalCode: () => '46001',
  link: () => `https://example.com/${mark.text()}`,
};

const DAYS = ['2026/10/31', '2026/11/16', '2026/11/19', '2026/11/20', '2026/11/23', '2026/11/24', '2026/12/31'];

/** What nobody means to send. */
const ODD: readonly unknown[] = [
  null,
  '',
  -1,
  0.005,
  1e300,
  2 ** 53 + 2,
  '1',
  '1,5',
  [],
  {},
  true,
  'a\u0000b',
  'a\ud83d',
  '=HYPERLINK("http://x")',
  '<img src=file:///etc/passwd>',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'a@b.es\r\nBcc: c@d.es',
  '../../../etc/passwd',
  { $ne: null },
  { is: 1 },
  [1, 2, [3]],
  'x'.repeat(5000),
  { constructor: { prototype: { role: 'superUser' } } },
  '1900/1',
  { IVA: -21 },
];

export const oddValue = (random: Random): unknown => random.pick(ODD);

/** Fields that are nobody's to send, or not everybody's: the ways in by the side. */
const SIDE_DOORS: readonly [string, (pick: PickId) => unknown][] = [
  ['id', pick => pick('invoices')],
  ['carrierId', pick => pick('carriers')],
  ['clientId', pick => pick('clients')],
  ['vehicleId', pick => pick('vehicles')],
  ['routeId', pick => pick('routes')],
  ['accountantId', pick => pick('users')],
  ['userId', pick => pick('users')],
  ['role', () => 'superUser'],
  ['role', () => ['carrier', 'superUser']],
  ['permissions', () => ({ all: { write: true } })],
  ['isActive', () => true],
  ['status', () => 'delivered'],
  ['status', () => 'accepted'],
  ['status', () => 1],
  ['isPublic', () => true],
  ['isProcessed', () => true],
  ['isEmitted', () => false],
  ['price', () => mark.cents() / 100],
  ['value', () => 0.005],
  ['total', () => 1],
  ['num', () => '1900/1'],
  ['disabled', () => false],
  ['version', () => 99],
  ['invoiceId', () => null],
  ['password', () => 'clave-de-otro-7'],
  ['searchText', () => 'x'],
  ['url', () => ({ file: true, filename: '../x', buffer: 'AAAA' })],
  ['url', () => '/etc/passwd'],
  ['recipientType', () => 'admin'],
];

export const bodyMaker = (random: Random, pick: PickId) => {
  const text = (name: string, { maxLength = 250 }: Schema): unknown => {
    if (/(?:^d|D)ate$|^day$/.test(name)) return random.pick(DAYS);
    return maxLength >= 8 ? mark.text() : 'x'.slice(0, maxLength);
  };

  const valueOf = (name: string, schema: Schema): unknown => {
    if (random.chance(0.02)) return oddValue(random);
    const table = TABLE_OF[name];
    const kinds = [schema.type ?? []].flat();
    if (table && (kinds.includes('array') || name.endsWith('Ids'))) return [pick(table)];
    if (table) return pick(table);
    if (MADE[name] && !schema.properties) return MADE[name]();
    if (schema.anyOf) return valueOf(name, schema.anyOf.find(each => each.type !== 'null') ?? {});
    if (schema.enum) return random.pick(schema.enum);
    if (schema.properties) return objectOf(schema, 0.7);
    if (kinds.includes('array'))
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.int(0, 2)) }, () =>
        valueOf(name, schema.items ?? {}),
      );
    if (kinds.includes('boolean')) return random.chance(0.5);
    if (kinds.includes('integer') || kinds.includes('number')) return random.int(1, 20);
    return kinds.includes('string') || kinds.length === 0 ? text(name, schema) : null;
  };

  const objectOf = (schema: Schema, share: number): Record<string, unknown> => {
    const made: Record<string, unknown> = {};
    for (const [name, each] of Object.entries(schema.properties ?? {}))
      if (schema.required?.includes(name) || random.chance(share)) made[name] = valueOf(name, each);
    return made;
  };

  /** A few fields of a row, as a change of it. */
  const changeOf = (schema: Schema): Record<string, unknown> => {
    const names = Object.keys(schema.properties ?? {});
    const made: Record<string, unknown> = {};
    for (let n = random.int(1, 2); n > 0 && names.length; n -= 1) {
      const name = random.pick(names);
      made[name] = valueOf(name, schema.properties?.[name] ?? {});
    }
    return made;
  };

  const withSideDoor = (body: Record<string, unknown>): Record<string, unknown> => {
    const [name, make] = random.pick(SIDE_DOORS);
    return { ...body, [name]: make(pick) };
  };

  return { objectOf, changeOf, withSideDoor };
};
