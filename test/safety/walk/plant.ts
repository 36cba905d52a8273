import { resources } from '../../../api/resources.ts';
import { searchTextOf } from '../../../api/crud/search.ts';
import { storeEveryRow } from '../../help/everyRow.ts';
import { type Office, openOffice } from '../../help/office.ts';
import { keepSecrets } from '../../help/secretOffice.ts';
import { keyOf, type Kind, MARKED } from './columns.ts';
import { mark } from './marks.ts';

type Values = Record<string, unknown>;

/** The town stays what it was: the pool tells it, and it is nobody's secret. */
const place = (value: unknown): string => {
  const kept = typeof value === 'string' ? (JSON.parse(value) as Values) : ((value ?? {}) as Values);
  return JSON.stringify({
    city: 'Valencia',
    county: 'Valencia',
    postalCode: '46001',
    ...kept,
    name: mark.text(),
    street: mark.text(),
    houseNumber: '7',
  });
};

const STOPS = () => JSON.stringify([{ deliveryDate: '2026-11-24', destination: JSON.parse(place(null)) }]);

const valueOf = (kind: Kind, before: unknown): unknown => {
  if (kind === 'place') return place(before);
  return kind === 'stops' ? (before ?? STOPS()) : mark[kind]();
};

/** What the server looks rows up by; marked where the row is made. */
const LOOKED_UP = [
  'recoveryCodes.codeHash',
  'passwordResets.tokenHash',
  'setupTokens.tokenHash',
  'idempotencyKeys.key',
  'geocodes.query',
];

/** What was issued says for ever what it said: its rows hold the marks of what they were made of. */
const SEALED = ['invoices', 'invoiceLines', 'invoiceIssuers', 'invoiceRecipients'];

/** Puts a mark into every column that may hold something to be hidden, of every row that has none yet. */
const markRows = async (office: Office, done: Set<string>): Promise<void> => {
  const { db } = office;
  const issued = new Set<unknown>(await db('invoices').where({ issuerRole: 'admin' }).pluck('id'));
  for (const [table, columns] of Object.entries(MARKED)) {
    const key = keyOf(table);
    const rows: Values[] = await db(table).select();
    for (const row of rows) {
      const isSealed = SEALED.includes(table) && issued.has(row[table === 'invoices' ? 'id' : 'invoiceId']);
      const name = `${table}.${String(row[key])}.${String(row.position ?? '')}`;
      if (isSealed || done.has(name)) continue;
      done.add(name);
      const values: Values = {};
      for (const [column, kind] of Object.entries(columns))
        if (!LOOKED_UP.includes(`${table}.${column}`)) values[column] = valueOf(kind, row[column]);
      const resource = Object.hasOwn(resources, table) ? resources[table as keyof typeof resources] : null;
      if (resource) {
        const parsed = Object.fromEntries(
          Object.entries(values).map(([column, value]) => [
            column,
            columns[column] === 'place' ? JSON.parse(String(value)) : value,
          ]),
        );
        values.searchText = searchTextOf(resource, { ...row, ...parsed });
      }
      if (Object.keys(values).length)
        await db(table)
          .where({
            [key]: row[key],
            ...('position' in row && table === 'invoiceLines' ? { position: row.position } : {}),
          })
          .update(values);
    }
  }
};

/** Rows that only the server itself reads. */
const addInner = async ({ db, ids, world }: Office): Promise<void> => {
  const at = world.now().toISOString();
  await db('setupTokens').insert({ tokenHash: mark.hash(), expiresAt: '2027-01-01T00:00:00.000Z' });
  await db('attempts').insert({ subject: mark.text(), at });
  await db('resetRequests').insert({ email: mark.email(), at });
  await db('secondFactors').insert({ userId: ids.users.carrier, secret: mark.hash(), createdAt: at });
  await db('recoveryCodes').insert({ userId: ids.users.carrier, codeHash: mark.hash() });
  await db('geocodes').insert({ query: mark.text(), candidates: '[]', at });
  await db('idempotencyKeys').insert({
    key: mark.text(),
    userId: ids.users.admin,
    fingerprint: mark.text(),
    status: 201,
    body: JSON.stringify({ data: mark.text() }),
    at,
  });
};

/** An office in which every value that somebody mustn't be told is marked. */
export const plantedOffice = async (): Promise<Office> => {
  const office = await openOffice();
  const done = new Set<string>();
  await storeEveryRow(office);
  await addInner(office);
  await markRows(office, done);
  await keepSecrets(office);
  // That gave them all the same, which is none that argon2 would read.
  for (const id of Object.values(office.ids.users))
    await office.db('users').where({ id }).update({ password: mark.password() });
  await markRows(office, done);
  // The first letter stays a superUser's.
  const { email } = await office.db('users').where({ id: office.ids.users.superUser }).first('email');
  await office.db('mails').where({ id: 1 }).update({ to: email });
  return office;
};
