import type { AlertKind } from '#domain/alertKinds';
import type { RecipientType } from '#domain/alerts';
import type { ResourceName } from '#domain/resources';
import { translate } from '../../i18n/translate.ts';
import { insertRow } from '../crud/write.ts';
import type { Ctx } from '../world.ts';
import { alertsTable } from './table.ts';

/** Whom an alert is for: the office as a whole, or one company, client, account or vehicle's driver. */
export type Recipient =
  | { type: 'admin' }
  | { type: 'carrier'; carrierId: number }
  | { type: 'client'; clientId: number }
  | { type: 'accountant'; userId: number }
  | { type: 'driver'; vehicleId: number };

export type AlertToRaise = {
  /** `alerts.<kind>.title` and `.description` say it. */
  kind: AlertKind;
  args?: Record<string, string | number>;
  to: Recipient;
  /** The row it leads to, or the list when the reader can't open the row (any more). */
  about?: { resource: ResourceName; id: number | null };
};

const MAX_DESCRIPTION = 500;

/** What an alert says, as it is kept. */
export const descriptionOf = (kind: AlertKind, args: AlertToRaise['args']): string =>
  translate(`alerts.${kind}.description`, args).slice(0, MAX_DESCRIPTION);

/** Tells people that something happened; part of the transaction in which it did. */
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
