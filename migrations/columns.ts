import type { Knex } from 'knex';

export const isSqlite = (db: Knex): boolean => db.client.config.client !== 'pg';

/** What every kept row has: id, version against lost updates, moments, soft delete, and the folded text that `q` searches. */
export const keptColumns = (table: Knex.CreateTableBuilder): void => {
  table.increments('id').primary();
  table.integer('version').notNullable().defaultTo(1);
  table.string('createdAt', 24).notNullable();
  table.string('updatedAt', 24).notNullable();
  table.boolean('disabled').notNullable().defaultTo(false);
  table.text('searchText').notNullable().defaultTo('');
};

export const requirementColumns = (table: Knex.CreateTableBuilder): void => {
  for (const name of ['isLocal', 'isNational', 'isInternational', 'isFrigo', 'isLona', 'isAdr'])
    table.boolean(name).notNullable().defaultTo(false);
};

export const flagColumn = (table: Knex.CreateTableBuilder, name: string): Knex.ColumnBuilder =>
  table.boolean(name).notNullable().defaultTo(false);

/** A foreign key to a table that may come later: SQLite takes it at once, PostgreSQL when `linkLater` adds it. */
export const laterReference = (db: Knex, table: Knex.CreateTableBuilder, column: string, target: string): void => {
  const made = table.integer(column);
  if (isSqlite(db)) made.references('id').inTable(target);
};

export const linkLater = async (db: Knex, table: string, column: string, target: string): Promise<void> => {
  if (isSqlite(db)) return;
  await db.schema.alterTable(table, alter => {
    alter.foreign(column).references('id').inTable(target);
  });
};

/** An index over the rows that lists show: those not disabled. It answers page and total without touching the others. */
export const liveIndex = async (db: Knex, table: string, columns: string): Promise<void> => {
  const name = `${table}_live_${columns.replace(/\W+/g, '_')}`;
  const list = columns.split(',').map(column => {
    const [field, direction = ''] = column.trim().split(' ');
    return `"${field}" ${direction}`.trim();
  });
  await db.raw(
    `create index "${name}" on "${table}" (${list.join(', ')}) where "disabled" = ${isSqlite(db) ? '0' : 'false'}`,
  );
};

export const plainIndex = async (db: Knex, table: string, columns: string): Promise<void> => {
  const list = columns.split(',').map(column => `"${column.trim()}"`);
  await db.raw(`create index "${table}_${columns.replace(/\W+/g, '_')}" on "${table}" (${list.join(', ')})`);
};
