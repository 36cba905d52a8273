import { carrierName } from '#domain/carriers';
import { isAdminLevel } from '#domain/roles';
import { orderByField } from '../../crud/order.ts';
import { HttpError, invalidKeys, notFound } from '../../http/HttpError.ts';
import type { Ctx } from '../../world.ts';

/** A company whose books somebody may look into: the office's own, a carrier's or a client's. */
export type BooksCompany = {
  /** As filters of invoices name it; none for the office. */
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

/** Whose books one may look into: the office its own, a carrier its own, an accountant those of who appointed it. */
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

/** The company that is asked for, or the only one there is; one that isn't the asker's does not exist. */
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
