import type { Knex } from 'knex';

type Migration = { up: (db: Knex) => Promise<void> };

/**
 * In order; once landed a migration is never edited, and there is no way back (additive changes only). Each is loaded when
 * it is to run, which most starts have none for.
 */
const MIGRATIONS: Record<string, () => Promise<Migration>> = {
  '001_carriers': () => import('./001_carriers.ts'),
  '002_clients': () => import('./002_clients.ts'),
  '003_vehicles': () => import('./003_vehicles.ts'),
  '004_users': () => import('./004_users.ts'),
  '005_invoices': () => import('./005_invoices.ts'),
  '006_routes': () => import('./006_routes.ts'),
  '007_loads': () => import('./007_loads.ts'),
  '008_documents': () => import('./008_documents.ts'),
  '009_office': () => import('./009_office.ts'),
  '010_access': () => import('./010_access.ts'),
  '011_issuedInvoices': () => import('./011_issuedInvoices.ts'),
  '012_invoiceSides': () => import('./012_invoiceSides.ts'),
  '013_alertRecipients': () => import('./013_alertRecipients.ts'),
  '014_mailTopics': () => import('./014_mailTopics.ts'),
  '015_invoicePapers': () => import('./015_invoicePapers.ts'),
  '016_acceptedOnce': () => import('./016_acceptedOnce.ts'),
  '017_searchedLoads': () => import('./017_searchedLoads.ts'),
  '018_madeAt': () => import('./018_madeAt.ts'),
  '019_payments': () => import('./019_payments.ts'),
  '023_sealedInvoices': () => import('./023_sealedInvoices.ts'),
  '024_expiryWarnings': () => import('./024_expiryWarnings.ts'),
  '020_invoiceRuns': () => import('./020_invoiceRuns.ts'),
  '028_sentMails': () => import('./028_sentMails.ts'),
  '025_documentVersions': () => import('./025_documentVersions.ts'),
  '029_packages': () => import('./029_packages.ts'),
  '030_controlDocuments': () => import('./030_controlDocuments.ts'),
  '031_secondFactors': () => import('./031_secondFactors.ts'),
  '032_history': () => import('./032_history.ts'),
  '033_spanishOrder': () => import('./033_spanishOrder.ts'),
  '034_searchIndex': () => import('./034_searchIndex.ts'),
  '036_accessGeneration': () => import('./036_accessGeneration.ts'),
  '037_fieldIndexes': () => import('./037_fieldIndexes.ts'),
  '038_corrections': () => import('./038_corrections.ts'),
  '039_ordersByText': () => import('./039_ordersByText.ts'),
  '040_invoiceSeries': () => import('./040_invoiceSeries.ts'),
  '041_invoiceRecipients': () => import('./041_invoiceRecipients.ts'),
  '042_receivedNumbers': () => import('./042_receivedNumbers.ts'),
  '043_routeInvoiceDates': () => import('./043_routeInvoiceDates.ts'),
  '044_stopsFound': () => import('./044_stopsFound.ts'),
  '045_provenEmails': () => import('./045_provenEmails.ts'),
  '046_statesInOrder': () => import('./046_statesInOrder.ts'),
  '047_measuresShown': () => import('./047_measuresShown.ts'),
  '048_deliveredDates': () => import('./048_deliveredDates.ts'),
  '049_specialPermits': () => import('./049_specialPermits.ts'),
  '050_carrierRegistries': () => import('./050_carrierRegistries.ts'),
  '051_exemptions': () => import('./051_exemptions.ts'),
};

const noWayBack = (): Promise<void> => Promise.reject(new Error('Las migraciones solo avanzan.'));

/** A source without the file system, so that sources, emitted code and tests run the very same list. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(Object.keys(MIGRATIONS)),
  getMigrationName: name => name,
  getMigration: async name => {
    const migration = await MIGRATIONS[name]?.();
    if (!migration) throw new Error(`no migration ${name}`);
    return { up: migration.up, down: noWayBack };
  },
};
