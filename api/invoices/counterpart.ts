import type { AddressLike } from '#domain/geography/address';
import { carrierName, carriers } from '#domain/carriers';
import { counterpartErrors } from '#domain/contact';
import { mayIssue } from '#domain/invoices/issuer';
import type { Parties } from '#domain/invoices/parties';
import { normalizeNif } from '#domain/identifiers/nif';
import { isAdminLevel } from '#domain/roles';
import { settings } from '#domain/settings';
import { taxNumberOf } from '#domain/identifiers/vat';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { partyOf } from './paper/party.ts';
import type { Issuer } from './preparePaper.ts';

/** Whom an invoice's alerts name, and whose accountant they reach. */
export type Company = { name: string; surname?: string | null; accountantId: number | null };

type Counterpart = Company & { nif: string; vat: string | null; address: string | null; disabled: boolean | number };

const READ = ['name', 'nif', 'vat', 'address', 'accountantId', 'disabled'] as const;

/** 422 for a wrong typed tax number; older stored values stay as they are. */
export const checkCounterpart = (typed: Values): void => {
  const errors = counterpartErrors(typed);
  if (Object.keys(errors).length) throw invalidKeys(errors);
};

type Issuing = Row & Issuer & { invoiceSeries: string | null };

/** The office as issuer; 409 while data required on every invoice are missing (RD 1619/2012 art. 6.1.c to e). */
export const issuingCompany = async (ctx: Ctx): Promise<Issuing> => {
  const row: Values | undefined = await ctx.db('settings').first();
  const company = decodeRow(settings, row ?? {}) as Issuing;
  if (!mayIssue(company)) throw new HttpError(409, 'errors.invoices.companyMissing');
  return company;
};

/**
 * A carrier as issuer of invoices issued here by it, or by the office in its name; 409 while its data are incomplete.
 */
export const issuingCarrier = async (carrierId: number | null, ctx: Ctx): Promise<Issuer> => {
  const row: Values | undefined = await ctx.db('carriers').where({ id: carrierId }).first();
  const carrier = decodeRow(carriers, row ?? {}) as Row & Issuer;
  if (mayIssue(carrier)) return { ...carrier, nif: taxNumberOf(carrier) ?? carrier.nif };
  throw isAdminLevel(ctx.user.role)
    ? new HttpError(409, 'errors.invoices.carrierDataMissing', { args: { name: carrierName(carrier) } })
    : new HttpError(409, 'errors.invoices.ownDataMissing');
};

/**
 * The present name, tax number and address of the office's customer, or of the carrier whose invoice it enters: they
 * stay on the invoice even if that one's row changes (RD 1619/2012). Typed values go first. `company`: for the alerts;
 * null if removed.
 */
export const counterpartToday = async (data: Values, ctx: Ctx): Promise<Values> => {
  const row: Counterpart = data.clientId
    ? await ctx
        .db('clients')
        .where({ id: data.clientId })
        .first(...READ)
    : await ctx
        .db('carriers')
        .where({ id: data.carrierId })
        .first('surname', ...READ);
  const address = row.address ? (JSON.parse(row.address) as AddressLike) : null;
  const party = partyOf({ ...row, nif: taxNumberOf(row), address });
  return {
    rawName: data.rawName ?? party.name,
    rawNif: data.rawNif ?? party.nif,
    rawAddress1: data.rawAddress1 ?? party.address1,
    rawAddress2: data.rawAddress2 ?? party.address2,
    company: row.disabled ? null : row,
  };
};

const OFFICE_KEY = 'admin';
const carrierKey = (carrierId?: number | null): string => `carrier:${carrierId}`;
const MAX_KEY = 50;

/** The numbering key of a user's own invoices: the office's or its carrier's. */
export const ownIssuerKey = ({ role, carrierId }: Ctx['user']): string =>
  isAdminLevel(role) ? OFFICE_KEY : carrierKey(carrierId);

/**
 * The key within which an invoice's number is unique. Third parties are told apart by tax number, separately in each
 * company's books; null without one.
 */
export const issuerKeyOf = (
  { issuerRole, recipientRole }: Parties,
  { carrierId, rawNif }: { carrierId?: number | null; rawNif?: string | null },
): string | null => {
  if (issuerRole === 'admin') return OFFICE_KEY;
  if (issuerRole === 'carrier') return carrierKey(carrierId);
  if (!rawNif) return null;
  const nif = normalizeNif(rawNif);
  return (recipientRole === 'carrier' ? `external:${carrierId}:${nif}` : `external:${nif}`).slice(0, MAX_KEY);
};
