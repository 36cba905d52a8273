import { carrierName, carriers } from '#domain/carriers';
import { clients } from '#domain/clients';
import type { Entity } from '#domain/entity';
import { otherParty } from '#domain/invoices/parties';
import type { Role } from '#domain/roles';
import { settings } from '#domain/settings';
import { byIds } from '../crud/byIds.ts';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';

export type Known = { company: Row | null; carriers: Map<number, Row>; clients: Map<number, Row> };

const FIELDS = ['nif', 'provider', 'phone', 'email', 'address', 'bankAccount', 'invoiceEmail'] as const;

const columnsOf = (entity: Entity): string[] =>
  ['id', 'name', 'surname', ...FIELDS].filter(name => name === 'id' || name in entity.fields);

/** Reads parties from one of the tables that hold them. */
const reader = (entity: Entity) => {
  const ask = byIds<Values>((db, ids) => db(entity.name).whereIn('id', ids).select(columnsOf(entity)));
  return async (ids: (number | null)[], { db }: Ctx): Promise<Map<number, Row>> => {
    const found = await ask(db, [...new Set(ids.filter(id => id !== null))]);
    return new Map(found.map(each => decodeRow(entity, each)).map(row => [row.id, row]));
  };
};

const readCarriers = reader(carriers);
const readClients = reader(clients);

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
  };
};

const described = (row: Row | null | undefined): Values => ({
  name: row ? carrierName(row as { name?: string; surname?: string }) : null,
  ...Object.fromEntries(FIELDS.map(field => [field, row?.[field] ?? null])),
});

/** Data on the paper go before the party's present row. */
const onPaper = ({ rawName, rawNif, rawAddress1, rawAddress2 }: InvoiceRow): Values => ({
  ...(rawName && { name: rawName }),
  ...(rawNif && { nif: rawNif }),
  rawAddress1,
  rawAddress2,
});

/**
 * An invoice's other party, from a role's side (Spec 3, "invoice participant"), with its bank account, as only whoever
 * pays or is paid by it sees this. null for accountants, who mustn't know it (Design 3).
 */
export const participantOf = (invoice: InvoiceRow, known: Known, role: Role): Values | null => {
  if (role === 'accountant') return null;
  switch (otherParty(invoice, role)) {
    case 'admin':
      return { ...described(known.company), rawAddress1: null, rawAddress2: null };
    case 'carrier':
      return { ...described(known.carriers.get(invoice.carrierId ?? 0)), ...onPaper(invoice) };
    case 'client':
      return { ...described(known.clients.get(invoice.clientId ?? 0)), ...onPaper(invoice) };
    default:
      return { ...described(null), ...onPaper(invoice) };
  }
};
