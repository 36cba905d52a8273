import { carrierName } from '#domain/carriers';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import { takeBackAll } from '../alerts/takeBack.ts';
import type { Row } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

type Company = { name?: string; surname?: string | null };

const OWNERS: Record<string, string> = { carriers: 'carrierId', clients: 'clientId' };

/** Withdraws what an accountant was told of a company's invoices, none of which it can open any more. */
const forgetCompany = (resource: string, { id }: Row, userId: number, ctx: Ctx): Promise<void> => {
  const invoices = ctx
    .db('invoices')
    .where({ [OWNERS[resource] ?? '']: id })
    .select('id');
  return takeBackAll({ type: 'accountant', userId }, ctx, query => {
    query.where(any =>
      any
        .where({ resource, recordId: id })
        .orWhere(each => each.where({ resource: 'invoices' }).whereIn('recordId', invoices)),
    );
  });
};

/**
 * Alerts an accountant whose invoices it may now read, and the former one that it no longer can. The alert doesn't lead
 * to a client's page, which accountants can't open (Design 3).
 */
export const announceAccountant = async (
  resource: string,
  company: Row,
  previous: Row | null,
  ctx: Ctx,
): Promise<void> => {
  const [appointed, dismissed] = [company.accountantId ?? null, previous?.accountantId ?? null];
  if (appointed === dismissed) return;
  const args = { company: carrierName(company as Company) };
  if (appointed)
    await raiseAlert(ctx, {
      kind: 'accountantAppointed',
      args,
      to: { type: 'accountant', userId: Number(appointed) },
      about: resource === 'carriers' ? { resource, id: company.id } : { resource: 'invoices', id: null },
    });
  if (dismissed) {
    await forgetCompany(resource, company, Number(dismissed), ctx);
    await raiseAlert(ctx, {
      kind: 'accountantDismissed',
      args,
      to: { type: 'accountant', userId: Number(dismissed) },
      about: { resource: 'invoices', id: null },
    });
  }
};
