import type { AlertKind } from '#domain/alerts/kinds';
import type { RecipientType } from '#domain/alerts';
import type { ResourceName } from '#domain/resources';
import { translate } from '../../i18n/translate.ts';
import { insertRow } from '../crud/write.ts';
import type { Ctx } from '../world.ts';
import { alertsTable } from './table.ts';

/** The recipient of an alert: the office as a whole, or one company, client, account or vehicle's driver. */
export type Recipient =
  | { type: 'admin' }
  | { type: 'carrier'; carrierId: number }
  | { type: 'client'; clientId: number }
  | { type: 'accountant'; userId: number }
  | { type: 'driver'; vehicleId: number };

export type AlertToRaise = {
  /** Worded in `alerts.<kind>.title` and `.description`. */
  kind: AlertKind;
  args?: Record<string, string | number>;
  to: Recipient;
  /** The row it leads to, or its list if the reader can't open the row (any more). */
  about?: { resource: ResourceName; id: number | null };
};

const MAX_DESCRIPTION = 500;

/** The stored description of an alert. */
export const descriptionOf = (kind: AlertKind, args: AlertToRaise['args']): string =>
  translate(`alerts.${kind}.description`, args).slice(0, MAX_DESCRIPTION);

const HOLE = /%\{\w+\}/;

/** Whether a stored description of this kind has these arguments, whatever it says where others stand. */
export const says = (description: string, kind: AlertKind, args: AlertToRaise['args']): boolean => {
  const [first = '', ...parts] = descriptionOf(kind, args).split(HOLE);
  const last = parts.pop();
  if (last === undefined) return description === first;
  if (!description.startsWith(first) || !description.endsWith(last)) return false;
  let read = first.length;
  for (const part of parts) {
    const at = description.indexOf(part, read);
    if (at < 0) return false;
    read = at + part.length;
  }
  return read + last.length <= description.length;
};

/** Stores an alert, in the transaction of the event it reports. */
export const raiseAlert = async (ctx: Ctx, { kind, args, to, about }: AlertToRaise): Promise<void> => {
  const { type, ...ids } = to;
  const recipientType: RecipientType = type;
  await insertRow(
    alertsTable,
    {
      kind,
      title: translate(`alerts.${kind}.title`, args),
      description: descriptionOf(kind, args),
      recipientType,
      ...ids,
      isRead: false,
      resource: about?.resource ?? null,
      recordId: about?.id ?? null,
    },
    ctx,
  );
};
