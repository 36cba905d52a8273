import { ALERT_KINDS } from './alerts/kinds.ts';
import { entity } from './entity.ts';
import { flag, integer, MAX_ID, oneOf, reference, text } from './fields.ts';
import { RESOURCES } from './resources.ts';
import { isAdminLevel, type Role, type Viewer } from './roles.ts';

/** The kinds of recipient. superUser is none of them: it sees all alerts (Spec 6). */
export const RECIPIENT_TYPES = ['admin', 'carrier', 'client', 'accountant', 'driver'] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

/** Whether a role sees everybody's alerts, not just its own. */
export const seesAllAlerts = (role: Role): boolean => role === 'superUser';

/** The field that names the recipient within its kind; the office shares its alerts. */
export const RECIPIENT_FIELDS = {
  admin: null,
  carrier: 'carrierId',
  client: 'clientId',
  accountant: 'userId',
  driver: 'vehicleId',
} as const satisfies Record<RecipientType, string | null>;

/** Spec 7: the bell asks again every 15 seconds. */
export const ALERT_POLL_MS = 15_000;

export const alerts = entity({
  name: 'alerts',
  input: {
    title: text(150, { required: true }),
    description: text(500),
    recipientType: oneOf(RECIPIENT_TYPES, { required: true }),
    carrierId: reference('carriers'),
    clientId: reference('clients'),
    userId: reference('users'),
    vehicleId: reference('vehicles'),
    isRead: flag(),
  },
  stored: {
    /** Which of the server's texts it has; none if somebody in the office wrote it. */
    kind: oneOf(ALERT_KINDS),
    /** The row it is about, to which it leads. */
    resource: oneOf(RESOURCES),
    recordId: integer(1, MAX_ID),
    /** Its recipient as one word, `admin` or `carrier:12`; the database computes it from the fields above. */
    recipient: text(40),
  },
});

/** A recipient as one word, as the database computes it (migration 013); without an id, everyone of that kind. */
export const recipientWord = (type: RecipientType, id?: number | null): string =>
  id === undefined ? type : `${type}:${id}`;

/**
 * The recipient whose alerts this viewer's bell counts, `admin` or `carrier:12`. A superUser sees everybody's (Spec 6),
 * but counts the office's: reading a carrier's alert must not mark it read for the carrier.
 */
export const ownRecipient = (viewer: Viewer): string => {
  if (isAdminLevel(viewer.role)) return recipientWord('admin');
  const type = viewer.role as Exclude<RecipientType, 'admin'>;
  const field = RECIPIENT_FIELDS[type];
  return recipientWord(type, field === 'userId' ? viewer.id : (viewer[field] ?? null));
};

const TARGETS = ['carrierId', 'clientId', 'userId', 'vehicleId'] as const;
type Addressed = { id?: number; recipientType?: RecipientType | null } & Partial<
  Record<(typeof TARGETS)[number], number | null>
>;

const ownTarget = ({ recipientType }: Addressed) => (recipientType ? RECIPIENT_FIELDS[recipientType] : null);

/** If an alert changes recipient kind, it no longer names its former recipient: the columns to clear. */
export const clearedTargets = (alert: Addressed): Partial<Record<(typeof TARGETS)[number], null>> =>
  Object.fromEntries(TARGETS.filter(field => field !== ownTarget(alert)).map(field => [field, null]));

/**
 * Message keys by field. An alert names no recipient of another kind than its own; the one it had before doesn't count.
 * Only a new alert may be for everyone of its kind: one that changes recipient must name the new one.
 */
export const alertErrors = (alert: Addressed, before: Addressed = {}): Record<string, string> => {
  const own = ownTarget(alert);
  const isChanged = (field: keyof Addressed) => (alert[field] ?? null) !== (before[field] ?? null);
  const others = TARGETS.filter(field => field !== own && alert[field] != null && isChanged(field));
  const errors = Object.fromEntries(others.map(field => [field, 'validation.choice']));
  const changesHands = before.id !== undefined && (isChanged('recipientType') || (own !== null && isChanged(own)));
  return changesHands && own && alert[own] == null ? { ...errors, [own]: 'validation.required' } : errors;
};
