import type { Knex } from 'knex';
import { flagColumn, keptColumns, liveIndex, plainIndex, requirementColumns } from './columns.ts';

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('vehicles', table => {
    keptColumns(table);
    table.string('number', 100).notNullable();
    table.integer('carrierId').notNullable().references('id').inTable('carriers');
    flagColumn(table, 'hasTraction');
    table.string('type', 20).notNullable();
    table.double('tonnage').notNullable();
    table.double('long').notNullable();
    table.double('width').notNullable();
    table.double('height').notNullable();
    requirementColumns(table);
    table.string('otherSpecs', 500);
    flagColumn(table, 'withTow');
    table.string('preferences', 500);
    table.string('specs', 500);
    table.integer('year');
    table.check(`"tonnage" > 0 and "long" > 0 and "width" > 0 and "height" > 0`, {}, 'vehicles_sizes_check');
  });
  await liveIndex(db, 'vehicles', 'number, id');
  await liveIndex(db, 'vehicles', 'carrierId, number');
  await plainIndex(db, 'vehicles', 'carrierId');
  // A plate is one vehicle of its carrier; a disabled one leaves the plate free.
  await db.raw(
    `create unique index "vehicles_carrierId_number_unique" on "vehicles" ("carrierId", "number") where "disabled" = ${
      db.client.config.client === 'pg' ? 'false' : '0'
    }`,
  );
};
