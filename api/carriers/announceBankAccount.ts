import { carrierName } from '#domain/carriers';
import { formatIban } from '#domain/identifiers/iban';
import { isAdminLevel } from '#domain/roles';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import type { Row } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

type Paid = { name?: string; surname?: string | null; bankAccount?: string | null };

/**
 * Alerts the office that a carrier has itself changed where it is paid: whoever gets hold of its session could have the next
 * payments.
 */
export const announceBankAccount = async (
  carrier: Row & Paid,
  previous: (Row & Paid) | null,
  ctx: Ctx,
): Promise<void> => {
  const { id, bankAccount } = carrier;
  if (!bankAccount || bankAccount === previous?.bankAccount || isAdminLevel(ctx.user.role)) return;
  await raiseAlert(ctx, {
    kind: 'bankAccountChanged',
    args: { company: carrierName(carrier), iban: formatIban(bankAccount) },
    to: { type: 'admin' },
    about: { resource: 'carriers', id },
  });
};
