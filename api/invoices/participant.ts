import { carrierName, carriers } from '#domain/carriers';
import { clients } from '#domain/clients';
import type { Entity } from '#domain/entity';
import { invoiceDirection, otherParty } from '#domain/invoices/parties';
import { keepsNumber } from '#domain/invoices/rights';
import type { Role } from '#domain/roles';
import { settings } from '#domain/settings';
import { byIds } from '../crud/byIds.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import type { Party } from './paper/party.ts';

/** Parties by their invoices, as these said when they were issued here. */
type Said = Map<number, Party>;

export type Known = { company: Row | null; carriers: Map<number, Row>; clients: Map<number, Row>; said: Said };

/** What an invoice's answer tells of its carrier and its client, whoever reads it. */
export const TOLD = {
  carriers: ['id', 'name', 'surname', 'nif'],
  clients: ['id', 'name', 'alias', 'nif'],
} as const;

const FIELDS = ['nif', 'provider', 'phone', 'email', 'address', 'bankAccount', 'invoiceEmail'] as const;

const columnsOf = (entity: Entity, told: readonly string[]): string[] => [
  ...new Set([...told, ...FIELDS.filter(name => name in entity.fields)]),
];

/** Reads parties from one of the tables that hold them. */
const reader = (entity: Entity, told: readonly string[]) => {
  const columns = columnsOf(entity, told);
  const ask = byIds<Values>((db, ids) => db(entity.name).whereIn('id', ids).select(columns));
  return async (ids: (number | null)[], { db }: Ctx): Promise<Map<number, Row>> => {
    const found = await ask(db, [...new Set(ids.filter(id => id !== null))]);
    return new Map(found.map(each => decodeRow(entity, each)).map(row => [row.id, row]));
  };
};

const readCarriers = reader(carriers, TOLD.carriers);
const readClients = reader(clients, TOLD.clients);

/** Reads what invoices issued here said of one of their parties. */
const saidBy = (table: 'invoiceIssuers' | 'invoiceRecipients') => {
  const ask = byIds<Party & { invoiceId: number }>((db, ids) =>
    db(table).whereIn('invoiceId', ids).select('invoiceId', 'name', 'nif', 'address1', 'address2'),
  );
  return async (invoices: readonly InvoiceRow[], { db }: Ctx): Promise<Said> => {
    const found = await ask(
      db,
      invoices.filter(keepsNumber).map(invoice => invoice.id),
    );
    return new Map(found.map(({ invoiceId, ...party }) => [invoiceId, party]));
  };
};

/** The issuers that invoices issued here name; others' papers aren't known. */
export const readIssuers = saidBy('invoiceIssuers');
const readRecipients = saidBy('invoiceRecipients');

/** The other parties as their invoices named them; the office's customers are in the invoice's own row. */
const readSaid = async (invoices: readonly InvoiceRow[], ctx: Ctx): Promise<Said> => {
  const { role } = ctx.user;
  if (role === 'accountant') return new Map();
  const isReceived = (invoice: InvoiceRow) => invoiceDirection(invoice, role) === 'received';
  const toOffice = (invoice: InvoiceRow) => !isReceived(invoice) && invoice.recipientRole === 'admin';
  return new Map([
    ...(await readIssuers(invoices.filter(isReceived), ctx)),
    ...(await readRecipients(invoices.filter(toOffice), ctx)),
  ]);
};

/** The parties of a page of invoices: carriers, clients, and the office if the reader deals with it. */
export const readParties = async (invoices: readonly InvoiceRow[], ctx: Ctx): Promise<Known> => {
  const facesOffice = invoices.some(invoice => otherParty(invoice, ctx.user.role) === 'admin');
  const company: Values | undefined = facesOffice ? await ctx.db('settings').first() : undefined;
  return {
    company: company ? decodeRow(settings, company) : null,
    carriers: await readCarriers(
      invoices.map(invoice => invoice.carrierId),
      ctx,
    ),
    clients: await readClients(
      invoices.map(invoice => invoice.clientId),
      ctx,
    ),
    said: await readSaid(invoices, ctx),
  };
};

const pick = (row: Row | undefined, names: readonly string[]): Values | null =>
  row ? Object.fromEntries(names.map(name => [name, row[name]])) : null;

/** The carrier and the client of an invoice, as far as whoever reads it may know them. */
export const companiesOf = ({ carrierId, clientId }: InvoiceRow, { carriers, clients }: Known): Values => ({
  carrier: pick(carriers.get(carrierId ?? 0), TOLD.carriers),
  client: pick(clients.get(clientId ?? 0), TOLD.clients),
});

const described = (row: Row | null | undefined): Values => ({
  name: row ? carrierName(row as { name?: string; surname?: string }) : null,
  ...Object.fromEntries(FIELDS.map(field => [field, row?.[field] ?? null])),
});

/** Data on the paper go before the party's present row, and what a paper from here says before what somebody typed. */
const onPaper = ({ rawName, rawNif, rawAddress1, rawAddress2 }: InvoiceRow, said: Party | undefined): Values => ({
  ...(rawName && { name: rawName }),
  ...(rawNif && { nif: rawNif }),
  rawAddress1,
  rawAddress2,
  ...(said && { name: said.name, nif: said.nif, rawAddress1: said.address1, rawAddress2: said.address2 }),
});

/** Of the office nothing is typed. */
const UNTYPED = { rawName: null, rawNif: null, rawAddress1: null, rawAddress2: null };

/**
 * An invoice's other party, from a role's side (Spec 3, "invoice participant"), with its bank account, as only whoever
 * pays or is paid by it sees this. null for accountants, who mustn't know it (Design 3).
 */
export const participantOf = (invoice: InvoiceRow, known: Known, role: Role): Values | null => {
  if (role === 'accountant') return null;
  const said = known.said.get(invoice.id);
  switch (otherParty(invoice, role)) {
    case 'admin':
      return { ...described(known.company), ...onPaper({ ...invoice, ...UNTYPED }, said) };
    case 'carrier':
      return { ...described(known.carriers.get(invoice.carrierId ?? 0)), ...onPaper(invoice, said) };
    case 'client':
      return { ...described(known.clients.get(invoice.clientId ?? 0)), ...onPaper(invoice, said) };
    default:
      return { ...described(null), ...onPaper(invoice, said) };
  }
};
