import type { Knex } from 'knex';
import * as carriers from './001_carriers.ts';
import * as clients from './002_clients.ts';
import * as vehicles from './003_vehicles.ts';
import * as users from './004_users.ts';
import * as invoices from './005_invoices.ts';
import * as routes from './006_routes.ts';
import * as loads from './007_loads.ts';
import * as documents from './008_documents.ts';
import * as office from './009_office.ts';
import * as access from './010_access.ts';
import * as issuedInvoices from './011_issuedInvoices.ts';
import * as invoiceSides from './012_invoiceSides.ts';
import * as alertRecipients from './013_alertRecipients.ts';
import * as mailTopics from './014_mailTopics.ts';
import * as invoicePapers from './015_invoicePapers.ts';
import * as acceptedOnce from './016_acceptedOnce.ts';
import * as searchedLoads from './017_searchedLoads.ts';
import * as madeAt from './018_madeAt.ts';
import * as payments from './019_payments.ts';
import * as sealedInvoices from './023_sealedInvoices.ts';
import * as expiryWarnings from './024_expiryWarnings.ts';
import * as sentMails from './028_sentMails.ts';
import * as packages from './029_packages.ts';
import * as controlDocuments from './030_controlDocuments.ts';
import * as secondFactors from './031_secondFactors.ts';
import * as history from './032_history.ts';
import * as spanishOrder from './033_spanishOrder.ts';
import * as searchIndex from './034_searchIndex.ts';
import * as accessGeneration from './036_accessGeneration.ts';
import * as fieldIndexes from './037_fieldIndexes.ts';
import * as corrections from './038_corrections.ts';
import * as ordersByText from './039_ordersByText.ts';
import * as documentVersions from './025_documentVersions.ts';
import * as invoiceRuns from './020_invoiceRuns.ts';

type Migration = { up: (db: Knex) => Promise<void> };

/** In order; once landed a migration is never edited, and there is no way back (additive changes only). */
const MIGRATIONS: Record<string, Migration> = {
  '001_carriers': carriers,
  '002_clients': clients,
  '003_vehicles': vehicles,
  '004_users': users,
  '005_invoices': invoices,
  '006_routes': routes,
  '007_loads': loads,
  '008_documents': documents,
  '009_office': office,
  '010_access': access,
  '011_issuedInvoices': issuedInvoices,
  '012_invoiceSides': invoiceSides,
  '013_alertRecipients': alertRecipients,
  '014_mailTopics': mailTopics,
  '015_invoicePapers': invoicePapers,
  '016_acceptedOnce': acceptedOnce,
  '017_searchedLoads': searchedLoads,
  '018_madeAt': madeAt,
  '019_payments': payments,
  '023_sealedInvoices': sealedInvoices,
  '024_expiryWarnings': expiryWarnings,
  '020_invoiceRuns': invoiceRuns,
  '028_sentMails': sentMails,
  '025_documentVersions': documentVersions,
  '029_packages': packages,
  '030_controlDocuments': controlDocuments,
  '031_secondFactors': secondFactors,
  '032_history': history,
  '033_spanishOrder': spanishOrder,
  '034_searchIndex': searchIndex,
  '036_accessGeneration': accessGeneration,
  '037_fieldIndexes': fieldIndexes,
  '038_corrections': corrections,
  '039_ordersByText': ordersByText,
};

const noWayBack = (): Promise<void> => Promise.reject(new Error('Las migraciones solo avanzan.'));

/** A source without the file system, so that sources, emitted code and tests run the very same list. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(Object.keys(MIGRATIONS)),
  getMigrationName: name => name,
  getMigration: name => {
    const migration = MIGRATIONS[name];
    return migration
      ? Promise.resolve({ up: migration.up, down: noWayBack })
      : Promise.reject(new Error(`no migration ${name}`));
  },
};
