import type { Knex } from 'knex';
import { flagColumn, keptColumns, liveIndex, plainIndex } from './columns.ts';

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('loads', table => {
    keptColumns(table);
    table.string('status', 20).notNullable().defaultTo('not-assigned');
    table.integer('clientId').notNullable().references('id').inTable('clients');
    table.string('clientRef', 100);
    table.text('origin').notNullable();
    table.text('destination').notNullable();
    table.text('intermediateStops');
    table.string('pickupDate', 10);
    table.string('deliveryDate', 10);
    table.string('invoiceDate', 10).notNullable();
    table.double('weight').notNullable();
    table.double('length').notNullable();
    table.double('width').notNullable();
    table.double('height').notNullable();
    table.integer('price');
    table.string('loadType', 20);
    table.string('loadSide', 20);
    flagColumn(table, 'isPalleted');
    table.string('goodsNature', 150);
    table.string('comments', 150);
    table.string('cmrNumber', 50);
    table.string('routeRef', 50);
    // A load is on one route at most: the column itself says so.
    table.integer('routeId').references('id').inTable('routes');
    table.integer('position');
    table.integer('invoiceId').references('id').inTable('invoices');
    table.check(
      `"status" in ('not-assigned', 'assigned', 'at-origin', 'loaded', 'at-destination', 'delivered')`,
      {},
      'loads_status_check',
    );
    table.check(`"weight" > 0 and "length" > 0 and "width" > 0 and "height" > 0`, {}, 'loads_sizes_check');
    table.check(`"price" is null or "price" >= 0`, {}, 'loads_price_check');
  });
  await liveIndex(db, 'loads', 'id desc');
  await liveIndex(db, 'loads', 'pickupDate desc, id desc');
  await liveIndex(db, 'loads', 'status, pickupDate');
  await liveIndex(db, 'loads', 'clientId, status, pickupDate');
  await liveIndex(db, 'loads', 'routeId, position');
  await liveIndex(db, 'loads', 'clientId, clientRef');
  for (const column of ['clientId', 'routeId', 'invoiceId']) await plainIndex(db, 'loads', column);

  await db.schema.createTable('trackingEvents', table => {
    table.increments('id').primary();
    table.integer('loadId').notNullable().references('id').inTable('loads');
    table.string('detail', 50).notNullable();
    table.integer('stop');
    table.string('timestamp', 24).notNullable();
    table.string('receivedAt', 24).notNullable();
    table.integer('userId').references('id').inTable('users');
  });
  await plainIndex(db, 'trackingEvents', 'loadId, id');
};
