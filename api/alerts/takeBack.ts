import type { Knex } from 'knex';
import type { AlertKind } from '#domain/alerts/kinds';
import { type RecipientType, recipientWord } from '#domain/alerts';
import type { ResourceName } from '#domain/resources';
import { decodeRow } from '../crud/codec.ts';
import type { Row, Values } from '../crud/resource.ts';
import { updateRow } from '../crud/write.ts';
import type { Ctx } from '../world.ts';
import { raiseAlert, type Recipient, says } from './raiseAlert.ts';
import { alertsTable } from './table.ts';

type AlertRow = Row & {
  recipient: string;
  recipientType: RecipientType;
  carrierId: number | null;
  clientId: number | null;
  userId: number | null;
  vehicleId: number | null;
  kind: AlertKind;
  title: string;
  description: string;
  isRead: boolean;
};

type ToTakeBack = {
  kinds: readonly AlertKind[];
  /** The row they lead to, or its list. */
  about: { resource: ResourceName; id: number | null };
  /** Only this recipient's alerts. */
  of?: Recipient;
  /** Only alerts with these arguments, whatever their others; the rest about the same row and kind stay true. */
  saying?: Record<string, string | number>;
  /** Only alerts that nobody has read yet. */
  unread?: true;
  /** Every alert of these kinds, not only each recipient's last one. */
  all?: true;
  /** The alert for recipients who had read it, null for those who need none. Without it, nobody gets one. */
  correction?: (to: RecipientType) => AlertKind | null;
  /** What the correction says; `alert`, by default, is the title of the one that was wrong. */
  args?: Record<string, string | number>;
  /** Where the correction leads, if not to `about`. */
  leadsTo?: { resource: ResourceName; id: number | null };
};

const recipientOf = ({ recipientType, carrierId, clientId, userId, vehicleId }: AlertRow): Recipient | null => {
  if (recipientType === 'admin') return { type: 'admin' };
  if (recipientType === 'carrier' && carrierId) return { type: 'carrier', carrierId };
  if (recipientType === 'client' && clientId) return { type: 'client', clientId };
  if (recipientType === 'accountant' && userId) return { type: 'accountant', userId };
  return recipientType === 'driver' && vehicleId ? { type: 'driver', vehicleId } : null;
};

/** The alerts about the row, locked so that nobody reads them while they are withdrawn. */
const toldOf = async ({ kinds, about, of, saying, unread, all }: ToTakeBack, ctx: Ctx): Promise<AlertRow[]> => {
  const { type, ...ids } = of ?? {};
  const query = ctx
    .db('alerts')
    .where({ resource: about.resource, recordId: about.id, disabled: false, ...ids })
    .where(type ? { recipientType: type } : {})
    .whereIn('kind', kinds)
    .orderBy('id', 'desc')
    .forUpdate();
  if (unread) query.where({ isRead: false });
  // Those that lead to a list are many, everybody's: here the recipient's index is what leaves few.
  if (of && about.id === null) query.where({ recipient: recipientWord(of.type, Object.values(ids)[0]) });
  const found: Values[] = await query;
  const rows = found
    .map(each => decodeRow(alertsTable.entity, each) as AlertRow)
    .filter(({ description, kind }) => !saying || says(description, kind, saying));
  return all ? rows : [...new Map(rows.toReversed().map(row => [row.recipient, row])).values()];
};

/**
 * Withdraws all alerts of a recipient, or `only` some: its id stands for somebody else from now on, or what they lead to
 * isn't for it any more.
 */
export const takeBackAll = async (
  { type, ...ids }: Recipient,
  ctx: Ctx,
  only: (query: Knex.QueryBuilder) => void = () => {},
): Promise<void> => {
  const found: Values[] = await ctx
    .db('alerts')
    .where({ recipientType: type, disabled: false, ...ids })
    .modify(only)
    .orderBy('id')
    .forUpdate();
  for (const each of found)
    await updateRow(alertsTable, decodeRow(alertsTable.entity, each), { disabled: true }, ctx, 'remove');
};

/**
 * Withdraws alerts that are no longer true; where already read, a correction is sent. Runs in the transaction that
 * takes the event back. Gives how many there were.
 */
export const takeBack = async (what: ToTakeBack, ctx: Ctx): Promise<number> => {
  const told = await toldOf(what, ctx);
  for (const alert of told) {
    await updateRow(alertsTable, alert, { disabled: true }, ctx, 'remove');
    if (!alert.isRead) continue;
    const [kind, to] = [what.correction?.(alert.recipientType), recipientOf(alert)];
    const args = { alert: alert.title, ...what.args };
    if (kind && to) await raiseAlert(ctx, { kind, args, to, about: what.leadsTo ?? what.about });
  }
  return told.length;
};
