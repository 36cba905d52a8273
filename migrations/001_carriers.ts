import type { Knex } from 'knex';
import { flagColumn, keptColumns, laterReference, liveIndex, requirementColumns } from './columns.ts';

export const up = async (db: Knex): Promise<void> => {
  await db.schema.createTable('carriers', table => {
    keptColumns(table);
    table.string('name', 100).notNullable();
    table.string('surname', 100);
    table.string('nif', 100).notNullable();
    table.string('vat', 100);
    table.string('bankAccount', 50);
    table.string('phone', 50);
    table.string('email', 128);
    table.string('invoiceEmail', 128);
    table.text('address');
    table.string('companyType', 20).notNullable();
    requirementColumns(table);
    flagColumn(table, 'disablePublic');
    laterReference(db, table, 'accountantId', 'users');
    table.check(`"companyType" in ('society', 'freelance')`, {}, 'carriers_companyType_check');
  });
  await liveIndex(db, 'carriers', 'name, id');
  await liveIndex(db, 'carriers', 'nif');
  await liveIndex(db, 'carriers', 'accountantId');
};
