import { carrierName } from '#domain/carriers';
import { PAID } from '#domain/invoices';
import { remittanceOf } from '#domain/sepaFiles/text';
import { kept, type Row } from './rows.ts';
import { buildSettings } from './settings.ts';
import type { World } from './world.ts';

export type PaidFile = { id: number; day: string; messageId: string };

/** Half of the carriers are paid together, at the end of what the office owes them for a month. */
export const isPaidByFile = ({ id, issuerRole, recipientRole, status, payable, disabled }: Row): boolean =>
  issuerRole === 'carrier' &&
  recipientRole === 'admin' &&
  status === PAID &&
  !disabled &&
  Number(payable) > 0 &&
  Number(id) % 2 === 1;

const transferOf = (invoice: Row, sepaFileId: number, { carriers }: World): Row => {
  const carrier: Row = carriers[Number(invoice.carrierId) - 1]?.row ?? {};
  return {
    sepaFileId,
    invoiceId: invoice.id,
    amount: invoice.payable,
    name: carrierName(carrier as { name?: string; surname?: string }),
    iban: carrier.bankAccount,
    remittance: remittanceOf(`${invoice.num}`),
  };
};

/** The file that paid these invoices, on the last of the days; none for none. */
export const buildSepaFile = (invoices: readonly Row[], days: readonly string[], world: World) => {
  const day = [...days].sort().at(-1);
  if (!day) return { file: null, sepaFiles: [], sepaItems: [] };
  const { name, nif, bankAccount } = buildSettings(world.calendar);
  const id = world.ids.sepaFiles();
  const messageId = `PORTES-${day.replaceAll('-', '')}-${String(id).padStart(10, '0')}`;
  const sepaFile = {
    ...kept(id, world.calendar.at(day, 560)),
    messageId,
    day,
    includesAgain: false,
    count: invoices.length,
    total: invoices.reduce((sum, { payable }) => sum + Number(payable), 0),
    debtorName: name,
    debtorNif: nif,
    debtorIban: bankAccount,
    paidDate: day,
    userId: world.adminId,
  };
  const sepaItems = invoices.map(invoice => transferOf(invoice, id, world));
  const file: PaidFile = { id, day, messageId };
  return { file, sepaFiles: [sepaFile], sepaItems };
};
