import { entity } from './entity.ts';
import { flag, integer, MAX_ID, oneOf, reference, text } from './fields.ts';
import { RESOURCES } from './resources.ts';

/** Whom an alert is for. superUser sees all, so it is nobody's type (Spec 6). */
export const RECIPIENT_TYPES = ['admin', 'carrier', 'client', 'accountant', 'driver'] as const;
export type RecipientType = (typeof RECIPIENT_TYPES)[number];

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
  /** Where it leads: the row it is about. */
  stored: { resource: oneOf(RESOURCES), recordId: integer(1, MAX_ID) },
});
