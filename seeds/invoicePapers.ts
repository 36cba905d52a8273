import type { Address } from '#domain/geography/address';
import { carrierName } from '#domain/carriers';
import { type InvoiceLine, plainLine } from '#domain/invoices/lines';
import { postalLines } from '#domain/geography/postalLines';
import { translate } from '../i18n/translate.ts';
import type { Row } from './rows.ts';
import { buildSettings } from './settings.ts';
import type { World } from './world.ts';

/** What the papers of invoices say: their lines, who issued them as it was then, and the office where it is whom they are to. */
export type Papers = { invoiceLines: Row[]; invoiceIssuers: Row[]; invoiceRecipients: Row[] };

const issuerOf = (invoice: Row, { carriers, calendar }: World): Row | undefined => {
  if (invoice.issuerRole === 'admin') return buildSettings(calendar);
  return invoice.issuerRole === 'carrier' && (invoice.isEmitted || invoice.isSelfBilled)
    ? carriers[Number(invoice.carrierId) - 1]?.row
    : undefined;
};

/** A company as papers name it. */
const namedOf = (company: Row): Row => {
  const [street, town] = postalLines(company.address as Address);
  const name = carrierName(company as { name?: string; surname?: string });
  return { name, nif: company.nif, address1: street || null, address2: town || null };
};

/** Adds what the API keeps when such an invoice is stored. */
export const addPaper = (papers: Papers, invoice: Row, lines: readonly InvoiceLine[], world: World): void => {
  const { id } = invoice;
  const plain = plainLine(invoice as Row & { value: number }, translate('papers.invoice.services'));
  for (const [position, line] of (lines.length ? lines : [plain]).entries())
    papers.invoiceLines.push({ ...line, invoiceId: id, position });
  const issuer = issuerOf(invoice, world);
  if (!issuer) return;
  const { registry = null, bankAccount, phone, email } = issuer;
  papers.invoiceIssuers.push({ invoiceId: id, ...namedOf(issuer), registry, bankAccount, phone, email });
  if (invoice.recipientRole === 'admin')
    papers.invoiceRecipients.push({ invoiceId: id, ...namedOf(buildSettings(world.calendar)) });
};
