import { alertErrors, ownRecipient, seesAllAlerts } from '#domain/alerts';
import type { Resource } from '../crud/resource.ts';
import { addressAlert } from './recipients.ts';
import { alertsTable } from './table.ts';
import { alertsTag } from './tag.ts';

/** Alerts, shown only to their recipients; superUser sees all (Spec 6). */
export const alertsResource: Resource = {
  ...alertsTable,
  defaultSort: ['id', 'desc'],
  rules: alertErrors,
  madeForOthers: true,
  defaults: () => ({ isRead: false }),
  beforeSave: addressAlert,
  // An alert withdrawn while on the screen may still be marked read.
  openWhenRemoved: ['isRead'],
  scope: (query, user) => {
    if (!seesAllAlerts(user.role)) query.where('alerts.recipient', ownRecipient(user));
  },
  tag: alertsTag,
  notInSheet: ['recipient'],
};
