import { ALERT_KINDS } from './alertKinds.ts';
import { entity } from './entity.ts';
import { flag, integer, MAX_ID, oneOf, reference, text } from './fields.ts';
import { RESOURCES } from './resources.ts';
import { isAdminLevel, type Role, type Viewer } from './roles.ts';

/** Whom an alert is for. superUser sees all, so it is nobody's type (Spec 6). */
export const RECIPIENT_TYPES = ['admin', 'carrier', 'client', 'accountant', 'driver'] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

/** Whether a role sees everybody's alerts, and not only its own. */
export const seesAllAlerts = (role: Role): boolean => role === 'superUser';

/** The field that says which one of a type an alert is for; the office reads its own as one. */
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
    /** Which of the server's own texts it is; none when a person of the office wrote it. */
    kind: oneOf(ALERT_KINDS),
    /** Where it leads: the row it is about. */
    resource: oneOf(RESOURCES),
    recordId: integer(1, MAX_ID),
    /** Whose it is as one word, `admin` or `carrier:12`; the database computes it from the fields above. */
    recipient: text(40),
  },
});

/**
 * The `recipient` of the alerts that are for this viewer. A superUser sees everybody's (Spec 6), but its own, which the
 * bell counts, are the office's: reading a carrier's alert for the carrier would hide it from who it is for.
 */
export const ownRecipient = (viewer: Viewer): string => {
  if (isAdminLevel(viewer.role)) return 'admin';
  const field = RECIPIENT_FIELDS[viewer.role as Exclude<RecipientType, 'admin'>];
  return `${viewer.role}:${field === 'userId' ? viewer.id : viewer[field]}`;
};

const TARGETS = ['carrierId', 'clientId', 'userId', 'vehicleId'] as const;
type Addressed = { id?: number; recipientType?: RecipientType | null } & Partial<
  Record<(typeof TARGETS)[number], number | null>
>;

const ownTarget = ({ recipientType }: Addressed) => (recipientType ? RECIPIENT_FIELDS[recipientType] : null);

/** An alert that becomes one for another kind of recipient is no more for whom it was: what is written of that. */
export const clearedTargets = (alert: Addressed): Partial<Record<(typeof TARGETS)[number], null>> =>
  Object.fromEntries(TARGETS.filter(field => field !== ownTarget(alert)).map(field => [field, null]));

/**
 * An alert is for the kind of recipient that it says, and for no other besides; whom it was for before doesn't count. Only
 * a new one is for everyone of its kind: one that changes hands says to whom.
 */
export const alertErrors = (alert: Addressed, before: Addressed = {}): Record<string, string> => {
  const own = ownTarget(alert);
  const isChanged = (field: keyof Addressed) => (alert[field] ?? null) !== (before[field] ?? null);
  const others = TARGETS.filter(field => field !== own && alert[field] != null && isChanged(field));
  const errors = Object.fromEntries(others.map(field => [field, 'validation.choice']));
  const changesHands = before.id !== undefined && (isChanged('recipientType') || (own !== null && isChanged(own)));
  return changesHands && own && alert[own] == null ? { ...errors, [own]: 'validation.required' } : errors;
};
