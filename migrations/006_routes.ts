import type { Knex } from 'knex';
import { flagColumn, keptColumns, liveIndex, plainIndex } from './columns.ts';

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('routes', table => {
    keptColumns(table);
    table.string('status', 20).notNullable().defaultTo('draft');
    table.string('startDate', 10);
    table.string('endDate', 10);
    table.string('invoiceDate', 10);
    table.integer('carrierId').references('id').inTable('carriers');
    table.integer('tractionVehicleId').references('id').inTable('vehicles');
    table.integer('towingVehicleId').references('id').inTable('vehicles');
    table.integer('price');
    table.string('clientRef', 100);
    flagColumn(table, 'isPublic');
    table.text('neededVehicle');
    table.string('comments', 500);
    table.integer('invoiceId').references('id').inTable('invoices');
    table.check(
      `"status" in ('requested', 'draft', 'public', 'assigned', 'ongoing', 'finished')`,
      {},
      'routes_status_check',
    );
    table.check(`"price" is null or "price" >= 0`, {}, 'routes_price_check');
  });
  await liveIndex(db, 'routes', 'id desc');
  await liveIndex(db, 'routes', 'startDate desc, id desc');
  await liveIndex(db, 'routes', 'status, startDate');
  await liveIndex(db, 'routes', 'carrierId, startDate');
  await liveIndex(db, 'routes', 'tractionVehicleId, status');
  await liveIndex(db, 'routes', 'isPublic');
  for (const column of ['carrierId', 'tractionVehicleId', 'towingVehicleId', 'invoiceId'])
    await plainIndex(db, 'routes', column);

  await db.schema.createTable('requestedRoutes', table => {
    keptColumns(table);
    table.integer('routeId').notNullable().references('id').inTable('routes');
    table.integer('carrierId').notNullable().references('id').inTable('carriers');
    table.string('status', 10).notNullable().defaultTo('pending');
    table.integer('userId').references('id').inTable('users');
    table.check(`"status" in ('pending', 'accepted', 'rejected')`, {}, 'requestedRoutes_status_check');
  });
  // A carrier asks once at a time, and a route is given once: the database itself refuses the second of two at once.
  const live = `"disabled" = ${db.client.config.client === 'pg' ? 'false' : '0'}`;
  await db.raw(
    `create unique index "requestedRoutes_pending_unique" on "requestedRoutes" ("routeId", "carrierId") where "status" = 'pending' and ${live}`,
  );
  await liveIndex(db, 'requestedRoutes', 'id desc');
  await liveIndex(db, 'requestedRoutes', 'carrierId, routeId');
  await liveIndex(db, 'requestedRoutes', 'routeId, status');
  await plainIndex(db, 'requestedRoutes', 'routeId');
  await plainIndex(db, 'requestedRoutes', 'carrierId');
};
