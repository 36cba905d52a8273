import type { Db } from '../../api/database/db.ts';

type Values = Record<string, unknown>;

/** Two carriers, two clients and an account of each role, so that every test has an own row and another's. */
export type Furniture = {
  carrier: number;
  otherCarrier: number;
  client: number;
  otherClient: number;
  location: number;
  tractor: number;
  trailer: number;
  otherTractor: number;
  users: Record<
    | 'superUser'
    | 'admin'
    | 'carrier'
    | 'otherCarrier'
    | 'client'
    | 'otherClient'
    | 'accountant'
    | 'otherAccountant'
    | 'driver'
    | 'otherDriver',
    number
  >;
};

export type Account = keyof Furniture['users'];

const ADDRESS = {
  street: 'Calle Mayor',
  houseNumber: '1',
  city: 'Valencia',
  county: 'Valencia',
  postalCode: '46001',
  country: 'España',
  countryCode: 'ES',
};
const REQUIREMENTS = { isNational: true, isLocal: true };

/** Fills an empty database with the least that tests stand on; rows go in as they are stored. */
export const furnish = async (db: Db, now: Date): Promise<Furniture> => {
  const at = now.toISOString();
  const add = async (table: string, values: Values): Promise<number> => {
    const rows: { id: number }[] = await db(table)
      .insert({ createdAt: at, updatedAt: at, ...values })
      .returning('id');
    return rows[0]?.id ?? 0;
  };
  const carrier = (name: string, nif: string) =>
    add('carriers', {
      name,
      nif,
      companyType: 'society',
      address: JSON.stringify(ADDRESS),
      bankAccount: 'ES9121000418450200051332',
      isNational: true,
    });
  const client = (name: string, nif: string) =>
    add('clients', {
      name,
      alias: name,
      nif,
      createUserClient: true,
      address: JSON.stringify(ADDRESS),
      bankAccount: 'ES7921000813610123456789',
    });
  const vehicle = (number: string, carrierId: number, type: string, hasTraction: boolean) =>
    add('vehicles', {
      number,
      carrierId,
      type,
      hasTraction,
      withTow: hasTraction,
      tonnage: 24,
      long: 13.6,
      width: 2.45,
      height: 2.7,
      ...REQUIREMENTS,
    });
  const user = (username: string, role: string, more: Values = {}) =>
    add('users', { username, role, email: `${username}@example.com`, isActive: true, ...more });

  await db('settings').insert({
    id: 1,
    name: 'Agencia de prueba S.L.',
    nif: 'B12345674',
    address: JSON.stringify(ADDRESS),
    createdAt: at,
    updatedAt: at,
  });
  const one = await carrier('Transportes Uno S.L.', 'B72877814');
  const two = await carrier('Transportes Dos S.L.', 'A58818501');
  const first = await client('Cliente Primero S.A.', 'G28029007');
  const second = await client('Cliente Segundo S.A.', 'Q2826000H');
  const tractor = await vehicle('1234BCD', one, 'tractor_head', true);
  const trailer = await vehicle('R1234BBB', one, 'tauliner', false);
  const otherTractor = await vehicle('5678FGH', two, 'tractor_head', true);
  const accountant = await user('contable', 'accountant');
  await db('carriers').where({ id: one }).update({ accountantId: accountant });
  return {
    carrier: one,
    otherCarrier: two,
    client: first,
    otherClient: second,
    location: await add('locations', { addressName: 'Almacén', clientId: first, address: JSON.stringify(ADDRESS) }),
    tractor,
    trailer,
    otherTractor,
    users: {
      superUser: await user('super', 'superUser'),
      admin: await user('admin', 'admin'),
      carrier: await user('transportista', 'carrier', { carrierId: one }),
      otherCarrier: await user('transportista2', 'carrier', { carrierId: two }),
      client: await user('cliente', 'client', { clientId: first }),
      otherClient: await user('cliente2', 'client', { clientId: second }),
      accountant,
      otherAccountant: await user('contable2', 'accountant'),
      driver: await user('conductor', 'driver', { vehicleId: tractor }),
      otherDriver: await user('conductor2', 'driver', { vehicleId: otherTractor }),
    },
  };
};
