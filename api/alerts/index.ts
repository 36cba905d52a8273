import { alertErrors, ownRecipient, seesAllAlerts } from '#domain/alerts';
import type { Resource } from '../crud/resource.ts';
import { addressAlert } from './recipients.ts';
import { alertsTable } from './table.ts';
import { alertsTag } from './tag.ts';

/** Alerts are shown only to whom they are for; superUser sees all (Spec 6). */
export const alertsResource: Resource = {
  ...alertsTable,
  defaultSort: ['id', 'desc'],
  rules: alertErrors,
  madeForOthers: true,
  defaults: () => ({ isRead: false }),
  beforeSave: addressAlert,
  // One that is taken back while it is on the screen may still be read.
  openWhenRemoved: ['isRead'],
  scope: (query, user) => {
    if (!seesAllAlerts(user.role)) query.where('alerts.recipient', ownRecipient(user));
  },
  tag: alertsTag,
  notInSheet: ['recipient'],
};
