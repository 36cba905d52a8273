import type { AddressLike } from '#domain/geography/address';
import { carrierName } from '#domain/carriers';
import { formatPhone } from '#domain/identifiers/phone';
import { settings } from '#domain/settings';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

/** A company as printed on papers. */
export type Company = {
  name: string;
  nif: string | null;
  address: AddressLike | null;
  phone: string | null;
  email: string | null;
};

/** Columns of the rows with these ids, by id; one query. */
export const byId = async <T extends { id: number }>(
  table: string,
  ids: (number | null | undefined)[],
  columns: (keyof T & string)[],
  ctx: Ctx,
): Promise<Map<number, T>> => {
  const wanted = [...new Set(ids.filter(id => id != null))] as number[];
  const found = wanted.length
    ? ((await ctx
        .db(table)
        .whereIn('id', wanted)
        .select(...columns)) as T[])
    : [];
  return new Map(found.map(row => [row.id, row]));
};

/** The brokerage: as it contracts the carriers, it is the contractual shipper of their loads. */
export const officeOf = async (ctx: Ctx): Promise<Company> => {
  const row: Values = (await ctx.db('settings').first()) ?? {};
  const { name, nif, address, phone, email } = decodeRow(settings, row) as Row & Company;
  return { name: name ?? '', nif, address, phone: formatPhone(phone) || null, email };
};

/** A carrier; null when there is none. */
export const companyOfCarrier = async (carrierId: number | null | undefined, ctx: Ctx): Promise<Company | null> => {
  if (!carrierId) return null;
  const row: { name: string; surname: string | null; nif: string; phone: string | null; address: string | null } =
    await ctx.db('carriers').where({ id: carrierId }).first('name', 'surname', 'nif', 'phone', 'address');
  return {
    name: carrierName(row),
    nif: row.nif,
    phone: formatPhone(row.phone) || null,
    email: null,
    address: row.address ? JSON.parse(row.address) : null,
  };
};
