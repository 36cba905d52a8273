import type { AddressLike } from '#domain/address';
import { counterpartErrors } from '#domain/contact';
import type { Parties } from '#domain/invoiceParties';
import { normalizeNif } from '#domain/nif';
import { isAdminLevel } from '#domain/roles';
import { settings } from '#domain/settings';
import { taxNumberOf } from '#domain/vat';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import { HttpError, invalidKeys } from '../http/HttpError.ts';
import type { Ctx } from '../world.ts';
import { partyOf } from './paper/party.ts';
import type { Issuer } from './preparePaper.ts';

type Company = { name: string; surname?: string | null; nif: string; vat: string | null; address: string | null };

/** What is typed of the other party; what was kept before this was asked stays as it is. */
export const checkCounterpart = (typed: Values): void => {
  const errors = counterpartErrors(typed);
  if (Object.keys(errors).length) throw invalidKeys(errors);
};

type Issuing = Row & Issuer & { invoiceSeries: string | null };

/** The office as it issues invoices; 409 while what each of them has to say of it is missing (RD 1619/2012 art. 6.1.c to e). */
export const issuingCompany = async (ctx: Ctx): Promise<Issuing> => {
  const row: Values | undefined = await ctx.db('settings').first();
  const company = decodeRow(settings, row ?? {}) as Issuing;
  const { name, nif, address1, address2 } = partyOf(company);
  if (!name || !nif || !address1 || !address2) throw new HttpError(409, 'errors.invoices.companyMissing');
  return company;
};

/**
 * Name, tax number and address of whom the office invoices, as they are today: what stands on the paper stays, whatever
 * becomes of the client's row (RD 1619/2012). What was typed goes before.
 */
export const issuedCounterpart = async (data: Values, ctx: Ctx): Promise<Values> => {
  const row: Company = data.clientId
    ? await ctx.db('clients').where({ id: data.clientId }).first('name', 'nif', 'vat', 'address')
    : await ctx.db('carriers').where({ id: data.carrierId }).first('name', 'surname', 'nif', 'vat', 'address');
  const address = row.address ? (JSON.parse(row.address) as AddressLike) : null;
  const party = partyOf({ ...row, nif: taxNumberOf(row), address });
  return {
    rawName: data.rawName ?? party.name,
    rawNif: data.rawNif ?? party.nif,
    rawAddress1: data.rawAddress1 ?? party.address1,
    rawAddress2: data.rawAddress2 ?? party.address2,
  };
};

const OFFICE_KEY = 'admin';
const carrierKey = (carrierId?: number | null): string => `carrier:${carrierId}`;
const MAX_KEY = 50;

/** Whose numbers the invoices have that a user writes: the office's or its carrier's. */
export const ownIssuerKey = ({ role, carrierId }: Ctx['user']): string =>
  isAdminLevel(role) ? OFFICE_KEY : carrierKey(carrierId);

/**
 * Whose numbers an invoice has: its number is unique within. Third parties are told apart by their tax number, in the
 * books of each company by itself; without one nothing can be said.
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
