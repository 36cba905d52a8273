import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '../../api/auth/passwords.ts';
import { rowToWire } from '../../api/crud/codec.ts';
import { searchTextOf } from '../../api/crud/search.ts';
import { folderStore } from '../../api/files/folderStore.ts';
import { resources } from '../../api/resources.ts';
import { DEMO_PASSWORD, seedDemo } from '../../seeds/demo.ts';
import { TABLES } from '../../seeds/world.ts';
import { documentErrors, documentExpiry } from '../../src/domain/documents.ts';
import { ENTITIES, type EntityName } from '../../src/domain/entities.ts';
import { isIban } from '../../src/domain/identifiers/iban.ts';
import { isNif } from '../../src/domain/identifiers/nif.ts';
import { plateWarning } from '../../src/domain/identifiers/plate.ts';
import { matchesProvince } from '../../src/domain/identifiers/postalCode.ts';
import { inputSchema } from '../../src/domain/schemas.ts';
import { isEuVat } from '../../src/domain/identifiers/vat.ts';
import { vehicleErrors } from '../../src/domain/vehicles.ts';
import { NOW, openSeeded, type Seeded, TODAY } from '../help/seeded.ts';

type Values = Record<string, unknown>;
type Party = {
  nif: string;
  vat: string | null;
  bankAccount: string;
  email: string;
  address: { postalCode: string; county: string };
};

let seeded: Seeded;
beforeAll(async () => {
  seeded = await openSeeded();
});
afterAll(() => seeded.close());

const countOf = async (table: string, where: Values = {}): Promise<number> => {
  const rows: { n: number }[] = await seeded.db(table).where(where).count({ n: '*' });
  return Number(rows[0]?.n);
};

/** What tells the rows of a table without ids apart. */
const KEYS: Partial<Record<string, string[]>> = {
  invoiceSeries: ['issuerKey', 'series', 'year'],
  invoiceLines: ['invoiceId', 'position'],
  invoiceRecipients: ['invoiceId'],
  invoiceIssuers: ['invoiceId'],
  invoiceRunRows: ['itemId', 'loadId', 'routeId'],
  sepaItems: ['sepaFileId', 'invoiceId'],
  expiryWarnings: ['documentId', 'daysAhead'],
};

/** Everything in the database but what is salted. */
const dump = async ({ db }: Seeded): Promise<Values> => {
  const tables: Values = {};
  for (const table of TABLES) {
    const order = (KEYS[table] ?? ['id']).map(column => ({ column }));
    const rows: Values[] = await db(table).orderBy(order);
    tables[table] = rows.map(({ password: _salted, ...row }) => row);
  }
  return tables;
};

describe('the demonstration as a whole', () => {
  test('is as large as it should be', async () => {
    const sizes = { loads: 800, routes: 350, carriers: 40, vehicles: 120, clients: 35, locations: 90, settings: 1 };
    for (const [table, size] of Object.entries(sizes)) expect(await countOf(table), table).toBe(size);
  });

  test('is put into an empty database only', async () => {
    expect(await seedDemo(seeded.db, { files: folderStore(seeded.dataDir), now: NOW })).toBe(false);
    expect(await countOf('loads')).toBe(800);
  });

  test('is the same each time, and its ids go on where it ends', async () => {
    const again = await openSeeded();
    try {
      expect(await dump(again)).toEqual(await dump(seeded));
      const [added]: { id: number }[] = await again
        .db('discounts')
        .insert({ title: 'a', description: 'a', link: 'a', createdAt: 'a', updatedAt: 'a' })
        .returning('id');
      expect(added?.id).toBe((await countOf('discounts')) + 1);
    } finally {
      await again.close();
    }
  });

  test('grows: a larger market is written month by month and is as consistent', async () => {
    const large = await openSeeded({ rows: 5_100 });
    try {
      const value = async (sql: string) => {
        const answer: unknown = await large.db.raw(sql);
        const [row] = Array.isArray(answer) ? answer : (answer as { rows: { n: number }[] }).rows;
        return Number(row?.n);
      };
      expect(await value('select count(*) as n from loads')).toBe(5_100);
      expect(
        await value(`select count(*) as n from invoices i where i."recipientRole" = 'client' and i."invoiceId" is null
        and i.notes is null and i.value <> (select coalesce(sum(price), 0) from loads where "invoiceId" = i.id)`),
      ).toBe(0);
      expect(
        await value(`select count(*) as n from routes r where (select count(*) from loads l where l."routeId" = r.id
        and l.status <> 'delivered') > 0 and r.status = 'finished'`),
      ).toBe(0);
      expect(await value('select count(*) as n from invoices')).toBeGreaterThan(1_000);
    } finally {
      await large.close();
    }
  });

  test('every row is one that the API would take', async () => {
    for (const name of Object.keys(ENTITIES) as EntityName[]) {
      const { inputFields } = ENTITIES[name];
      for (const row of await seeded.rows<Values>(name)) {
        const wire = rowToWire(ENTITIES[name], row);
        const sent = Object.fromEntries(
          Object.entries(wire).filter(([field]) => field in inputFields && field !== 'role'),
        );
        const problems =
          inputSchema(ENTITIES[name]).safeParse(name === 'users' ? { ...sent, role: 'admin' } : sent).error?.issues ??
          [];
        expect(problems, `${name} ${String(row.id)}`).toEqual([]);
      }
    }
  });

  test('is found by the same text as what the API writes', async () => {
    for (const name of Object.keys(ENTITIES) as EntityName[]) {
      const resource = resources[name];
      if (!resource) throw new Error(`no resource ${name}`);
      for (const row of await seeded.rows<Values>(name)) expect(row.searchText).toBe(searchTextOf(resource, row));
    }
  });
});

describe('companies and vehicles', () => {
  test('tax numbers, accounts, postal codes and mail addresses are right and nobody’s', async () => {
    const parties = [...(await seeded.rows<Party>('carriers')), ...(await seeded.rows<Party>('clients'))];
    for (const { nif, vat, bankAccount, email, address } of [...parties, ...(await seeded.rows<Party>('settings'))]) {
      expect(isNif(nif), nif).toBe(true);
      expect(isIban(bankAccount), bankAccount).toBe(true);
      expect(!vat || isEuVat(vat), `${vat}`).toBe(true);
      expect(email).toMatch(/@([a-z.]+\.)?example\.(com|org)$/);
      expect(matchesProvince(address.postalCode, address.county)).toBe(true);
    }
    expect(new Set(parties.map(party => party.nif)).size).toBe(parties.length);
  });

  test('plates are those of their kind of vehicle', async () => {
    const vehicles = await seeded.rows<{ number: string; hasTraction: boolean; type: string }>('vehicles');
    for (const vehicle of vehicles) {
      expect(plateWarning(vehicle.number, vehicle.hasTraction), vehicle.number).toBeNull();
      expect(vehicleErrors(vehicle)).toEqual({});
    }
    expect(new Set(vehicles.map(vehicle => vehicle.number)).size).toBe(vehicles.length);
  });
});

describe('papers and accounts', () => {
  test('papers belong to one owner; some have expired, some will soon', async () => {
    const documents = await seeded.rows<{ type: string; expirationDate: string | null }>('documents');
    for (const document of documents) expect(documentErrors(document)).toEqual({});
    const expiries = new Set(documents.map(document => documentExpiry(document.expirationDate, TODAY)));
    expect([...expiries].sort()).toEqual(['expired', 'expiring', 'none', 'valid']);
  });

  test('one was replaced by a newer version of the same owner, which is in force', async () => {
    const documents = await seeded.rows<Record<string, unknown>>('documents');
    const newer = documents.filter(({ replacesId }) => replacesId);
    expect(newer).toHaveLength(1);
    const [one] = newer;
    const older = documents.find(({ id }) => id === one?.replacesId);
    expect(older).toMatchObject({ type: one?.type, carrierId: one?.carrierId, expirationDate: one?.expeditionDate });
    expect(documentExpiry(`${one?.expirationDate}`, TODAY)).toBe('valid');
  });

  test('each file is there, with the bytes that its row says', async () => {
    const rows: { name: string; sha256: string; size: number; type: string }[] = await seeded.db('files');
    for (const { name, sha256, size, type } of rows) {
      const bytes = await readFile(join(seeded.dataDir, 'files', name));
      expect(bytes.length).toBe(size);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect(bytes.toString('latin1', 0, 4)).toBe(type === 'application/pdf' ? '%PDF' : '\x89PNG');
    }
    expect((await readdir(join(seeded.dataDir, 'files'))).length).toBe(rows.length);
  });

  test('each role has an account that the password of the demonstration opens', async () => {
    const users: { username: string; role: string; password: string }[] = await seeded
      .db('users')
      .orderBy('id')
      .limit(6);
    expect(users.map(user => user.role)).toEqual(['superUser', 'admin', 'carrier', 'client', 'accountant', 'driver']);
    for (const { password } of users) expect(await verifyPassword(password, DEMO_PASSWORD)).toBe(true);
  });

  test('each kind of recipient has news, read and unread, in whole sentences', async () => {
    expect(await seeded.db('alerts').where('description', 'like', '%{%').pluck('description')).toEqual([]);
    for (const recipientType of ['admin', 'carrier', 'client', 'accountant', 'driver'])
      for (const isRead of [true, false])
        expect(await countOf('alerts', { recipientType, isRead }), `${recipientType} ${isRead}`).toBeGreaterThan(0);
  });
});
