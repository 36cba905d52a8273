import { carrierName } from '#domain/carriers';
import { formatIban } from '#domain/identifiers/iban';
import { isAdminLevel } from '#domain/roles';
import { raiseAlert } from '../alerts/raiseAlert.ts';
import type { Row } from '../crud/resource.ts';
import type { Ctx } from '../world.ts';

type Paid = { name?: string; surname?: string | null; bankAccount?: string | null };

/**
 * Alerts the office that a carrier has put another account in place of its own: whoever is at its account in the product
 * could have the next payments sent to itself.
 */
export const announceAccount = async (carrier: Row & Paid, previous: (Row & Paid) | null, ctx: Ctx): Promise<void> => {
  const { id, bankAccount } = carrier;
  if (!bankAccount || bankAccount === previous?.bankAccount || isAdminLevel(ctx.user.role)) return;
  await raiseAlert(ctx, {
    kind: 'accountChanged',
    args: { company: carrierName(carrier), iban: formatIban(bankAccount) },
    to: { type: 'admin' },
    about: { resource: 'carriers', id },
  });
};
