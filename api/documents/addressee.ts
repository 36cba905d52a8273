import { carrierName } from '#domain/carriers';
import type { Recipient } from '../alerts/raiseAlert.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import type { DocumentRow } from './documentRules.ts';

/** The recipient of news about a document, and its e-mail addresses: of accounts, which can open it, or its own. */
export type Addressee = { to: Recipient; name: string; emails: string[]; hasAccount: boolean };

type Company = { id: number; name: string; surname?: string | null; email: string | null };
type Side = { carrierId?: number | null; clientId?: number | null };

/** The company behind a document: for a vehicle's, a route's or a load's papers, the carrier. */
const sideOf = async (document: DocumentRow, { db }: Ctx): Promise<Side> => {
  const find = async (table: string, id: number, ...columns: string[]): Promise<Side> =>
    (await db(table)
      .where({ id, disabled: false })
      .first(...columns)) ?? {};
  if (document.vehicleId) return find('vehicles', document.vehicleId, 'carrierId');
  if (document.routeId) return find('routes', document.routeId, 'carrierId');
  if (document.invoiceId) return find('invoices', document.invoiceId, 'carrierId', 'clientId');
  if (!document.loadId) return document;
  return (
    (await db('loads')
      .join('routes', 'routes.id', 'loads.routeId')
      .where('loads.id', document.loadId)
      .first('carrierId')) ?? {}
  );
};

/** The e-mails of a company's accounts; if it has none, its own address. */
const emailsOf = async (
  company: Company,
  owner: 'carrierId' | 'clientId',
  { db }: Ctx,
): Promise<Pick<Addressee, 'emails' | 'hasAccount'>> => {
  const accounts: string[] = await db('users')
    .where({ [owner]: company.id, isActive: true, disabled: false })
    .orderBy('id')
    .pluck('email');
  if (accounts.length) return { emails: [...new Set(accounts)], hasAccount: true };
  return { emails: company.email ? [company.email] : [], hasAccount: false };
};

/** The company behind a document and its recipient; null if there is none (any more). */
const companyOf = async (document: DocumentRow, ctx: Ctx) => {
  const { carrierId, clientId } = await sideOf(document, ctx);
  const company: Company | undefined = await ctx
    .db(carrierId ? 'carriers' : 'clients')
    .where({ id: carrierId ?? clientId ?? 0, disabled: false })
    .first();
  if (!company) return null;
  const { id } = company;
  const to: Recipient = carrierId ? { type: 'carrier', carrierId: id } : { type: 'client', clientId: id };
  return { company, owner: carrierId ? ('carrierId' as const) : ('clientId' as const), to };
};

/** The alert recipient for a document, and the company's name; null if no company is behind it. */
export const ownerOf = async (document: DocumentRow, ctx: Ctx): Promise<Pick<Addressee, 'to' | 'name'> | null> => {
  const found = await companyOf(document, ctx);
  return found && { to: found.to, name: carrierName(found.company) };
};

/** The recipient for a document, with e-mails; 409 if nobody is behind it. */
export const addresseeOf = async (document: DocumentRow, ctx: Ctx): Promise<Addressee> => {
  const found = await companyOf(document, ctx);
  const reached = found && (await emailsOf(found.company, found.owner, ctx));
  if (!found || !reached?.emails.length) throw new HttpError(409, 'errors.documents.nobodyToNotify');
  return { to: found.to, name: carrierName(found.company), ...reached };
};
