import type { Knex } from 'knex';
import { isSqlite } from './columns.ts';

/** What was issued, or drawn up for a carrier, goes on saying why it bears no IVA. */
const GUARDS = [
  {
    name: 'invoices_issued_exemption',
    whose: `old."issuerRole" = 'admin'`,
    says: 'an issued invoice does not change',
  },
  {
    name: 'invoices_selfBilled_exemption',
    whose: `old."isSelfBilled" and old."issuerRole" <> 'admin'`,
    says: 'an invoice drawn up for a carrier does not change',
  },
];

/** Why an invoice bears no IVA (RD 1619/2012 art. 6.1.j). */
export const up = async (db: Knex): Promise<void> => {
  await db.schema.alterTable('invoices', table => {
    table.string('exemption', 10);
  });
  for (const { name, whose, says } of GUARDS)
    await db.raw(
      isSqlite(db)
        ? `create trigger "${name}" before update on "invoices" for each row
            when ${whose} and new."exemption" is not old."exemption"
            begin select raise(abort, '${says}'); end`
        : `create trigger "${name}" before update on "invoices" for each row
            when (${whose} and new."exemption" is distinct from old."exemption")
            execute function "refuseIssuedInvoice"('${says}')`,
    );
};
