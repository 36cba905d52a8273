import { carrierName } from '#domain/carriers';
import { isAdminLevel } from '#domain/roles';
import { orderByField } from '../../crud/order.ts';
import { HttpError, invalidKeys, notFound } from '../../http/HttpError.ts';
import type { Ctx } from '../../world.ts';

/** A company whose books can be read: the office, a carrier or a client. */
export type BooksCompany = {
  /** As in invoice filters; neither for the office. */
  carrierId?: number;
  clientId?: number;
  name: string;
  nif: string;
};

type Found = { id: number; name: string; surname?: string | null; nif: string };

const TABLES = [
  ['carriers', 'carrierId', ['id', 'name', 'surname', 'nif']],
  ['clients', 'clientId', ['id', 'name', 'nif']],
] as const;

const companies = async (where: object, tables: readonly string[], ctx: Ctx): Promise<BooksCompany[]> => {
  const all: BooksCompany[] = [];
  for (const [table, column, fields] of TABLES) {
    if (!tables.includes(table)) continue;
    const query = ctx.db(table).where({ ...where, disabled: false });
    const found: Found[] = await orderByField(query, 'name', { kind: 'text', required: true }, 'asc', ctx)
      .orderBy('id')
      .select(...fields);
    all.push(...found.map(row => ({ [column]: row.id, name: carrierName(row), nif: row.nif })));
  }
  return all;
};

/**
 * The companies whose books the user may read: the office's, a carrier's own, for an accountant those that appointed
 * it.
 */
export const companiesOf = async (ctx: Ctx): Promise<BooksCompany[]> => {
  const { role, carrierId, id } = ctx.user;
  if (isAdminLevel(role)) {
    const office: BooksCompany | undefined = await ctx.db('settings').first('name', 'nif');
    return office ? [office] : [];
  }
  if (role === 'accountant') return companies({ accountantId: id }, ['carriers', 'clients'], ctx);
  return role === 'carrier' ? companies({ id: carrierId }, ['carriers'], ctx) : [];
};

type Asked = { carrierId?: number | null; clientId?: number | null };

/** The requested company, or the only one; 404 for another's, 409 if there is none, 422 if there are several. */
export const companyAsked = async ({ carrierId, clientId }: Asked, ctx: Ctx): Promise<BooksCompany> => {
  const all = await companiesOf(ctx);
  if (carrierId || clientId) {
    const asked = all.find(each => (carrierId ? each.carrierId === carrierId : each.clientId === clientId));
    if (!asked) throw notFound();
    return asked;
  }
  const [only, ...others] = all;
  if (!only) throw new HttpError(409, 'errors.invoices.noBooks');
  if (others.length) throw invalidKeys({ carrierId: 'errors.invoices.whoseBooks' });
  return only;
};
