import { invoiceFlow } from '#domain/invoices/parties';
import type { Ctx } from '../world.ts';
import type { InvoiceRow } from './InvoiceRow.ts';
import { participantOf, readParties } from './participant.ts';

/** `2026/1 · Transportes Dos`. */
export const numberAndName = (num: string, name: unknown): string => [num, name].filter(Boolean).join(' · ');

/** What a refusal calls an invoice: the own ones by their number; others' with whose they are, since their numbers repeat. */
export const calledInFull = async (invoice: InvoiceRow, ctx: Ctx): Promise<string> => {
  const { role } = ctx.user;
  if (invoiceFlow(invoice, role) === 'income') return invoice.num;
  return numberAndName(invoice.num, participantOf(invoice, await readParties([invoice], ctx), role)?.name);
};
