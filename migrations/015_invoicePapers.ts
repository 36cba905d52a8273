import type { Knex } from 'knex';
import { isSqlite, plainIndex } from './columns.ts';

type Item = {
  id: number;
  invoiceId: number;
  price: number | null;
  clientRef: string | null;
  day: string | null;
  origin?: string;
  destination?: string;
};
type Invoice = { id: number; rawDescription: string | null; name: string | null; value: number };

const BATCH = 200;
/** Of the transports that were invoiced before lines were kept. */
const UNNAMED = 'Servicios de transporte';

const cityOf = (json: string | undefined): string => {
  const place = json ? (JSON.parse(json) as { city?: string | null } | null) : null;
  return place?.city ?? '';
};

const lineOf = (item: Item, label: string, position: number, of: object) => {
  const trip = [cityOf(item.origin), cityOf(item.destination)].filter(Boolean).join(' – ');
  return {
    invoiceId: item.invoiceId,
    position,
    loadId: null,
    routeId: null,
    ...of,
    concept: [label, trip].filter(Boolean).join(' · '),
    serviceDate: item.day,
    reference: item.clientRef,
    amount: item.price ?? 0,
  };
};

/** Lines of the invoices that were there before, from what they are of now. */
const fillLines = async (db: Knex): Promise<void> => {
  for (let after = 0; ; ) {
    const invoices: Invoice[] = await db('invoices')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .select('id', 'rawDescription', 'name', 'value');
    if (!invoices.length) return;
    const ids = invoices.map(invoice => invoice.id);
    after = ids.at(-1) ?? after;
    const loads: Item[] = await db('loads')
      .whereIn('invoiceId', ids)
      .orderBy('id')
      .select('id', 'invoiceId', 'price', 'clientRef', 'deliveryDate as day', 'origin', 'destination');
    const routes: Item[] = await db('routes')
      .whereIn('invoiceId', ids)
      .orderBy('id')
      .select('id', 'invoiceId', 'price', 'clientRef', 'endDate as day');
    const lines = invoices.flatMap(invoice => {
      const own = <T extends Item>(items: T[]) => items.filter(item => item.invoiceId === invoice.id);
      const of = [
        ...own(loads).map((load, at) => lineOf(load, `P. ${load.id}`, at, { loadId: load.id })),
        ...own(routes).map((route, at) => lineOf(route, `C. ${route.id}`, at, { routeId: route.id })),
      ];
      const concept = invoice.rawDescription || invoice.name || UNNAMED;
      const plain = { id: 0, invoiceId: invoice.id, price: invoice.value, clientRef: null, day: null };
      return of.length ? of : [lineOf(plain, concept, 0, {})];
    });
    for (let start = 0; start < lines.length; start += BATCH)
      await db('invoiceLines').insert(lines.slice(start, start + BATCH));
  }
};

const KEPT = 'what an issued invoice says does not change';

const onSqlite = async (db: Knex, table: string): Promise<void> => {
  for (const verb of ['update', 'delete'])
    await db.raw(`create trigger "${table}_issued_${verb}" before ${verb} on "${table}" for each row
      when exists (select 1 from "invoices" where "id" = old."invoiceId" and "issuerRole" = 'admin')
      begin select raise(abort, '${KEPT}'); end`);
};

const onPostgres = async (db: Knex, table: string): Promise<void> => {
  await db.raw(`create trigger "${table}_issued" before update or delete on "${table}" for each row
    execute function "refuseIssuedPaper"()`);
};

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('invoiceLines', table => {
    table.integer('invoiceId').notNullable().references('id').inTable('invoices');
    table.integer('position').notNullable();
    table.integer('loadId').references('id').inTable('loads');
    table.integer('routeId').references('id').inTable('routes');
    table.string('concept', 500).notNullable();
    table.string('serviceDate', 10);
    table.string('reference', 150);
    table.bigInteger('amount').notNullable();
    table.primary(['invoiceId', 'position']);
  });
  for (const column of ['loadId', 'routeId']) await plainIndex(db, 'invoiceLines', column);
  await fillLines(db);

  // Who issued it, as it was then: the paper says so for ever, whatever becomes of the company's own row.
  await db.schema.createTable('invoiceIssuers', table => {
    table.integer('invoiceId').primary().references('id').inTable('invoices');
    table.string('name', 250).notNullable();
    table.string('nif', 100).notNullable();
    table.string('address1', 500);
    table.string('address2', 250);
    table.string('registry', 250);
    table.string('bankAccount', 50);
    table.string('phone', 50);
    table.string('email', 128);
  });

  if (!isSqlite(db))
    await db.raw(`create function "refuseIssuedPaper"() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from "invoices" where "id" = old."invoiceId" and "issuerRole" = 'admin') then
          raise exception '${KEPT}' using errcode = 'integrity_constraint_violation';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$`);
  for (const table of ['invoiceLines', 'invoiceIssuers'])
    await (isSqlite(db) ? onSqlite(db, table) : onPostgres(db, table));
};
