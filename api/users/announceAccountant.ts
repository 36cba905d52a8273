import { carrierName } from '#domain/carriers';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import type { Row } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

type Company = { name?: string; surname?: string | null };

/** Tells an accountant whose invoices it may read from now on. A client's own page is not for accountants (Design 3). */
export const announceAppointment = async (resource: string, company: Row, ctx: Ctx): Promise<void> => {
  await raiseAlert(ctx, {
    kind: 'accountantAppointed',
    args: { company: carrierName(company as Company) },
    to: { type: 'accountant', userId: Number(company.accountantId) },
    about: resource === 'carriers' ? { resource, id: company.id } : { resource: 'invoices', id: null },
  });
};
