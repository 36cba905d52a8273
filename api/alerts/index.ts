import { alertErrors } from '#domain/alerts';
import type { Resource } from '../crud/resource.ts';
import { addressAlert } from './recipients.ts';
import { alertsTable } from './table.ts';

/** Alerts are shown only to whom they are for; superUser sees all (Spec 6). */
export const alertsResource: Resource = {
  ...alertsTable,
  defaultSort: ['id', 'desc'],
  rules: alertErrors,
  madeForOthers: true,
  defaults: () => ({ isRead: false }),
  beforeSave: addressAlert,
  scope: (query, user) => {
    switch (user.role) {
      case 'superUser':
        return;
      case 'carrier':
        query.where({ 'alerts.recipientType': 'carrier', 'alerts.carrierId': user.carrierId });
        return;
      case 'client':
        query.where({ 'alerts.recipientType': 'client', 'alerts.clientId': user.clientId });
        return;
      case 'driver':
        query.where({ 'alerts.recipientType': 'driver', 'alerts.vehicleId': user.vehicleId });
        return;
      case 'accountant':
        query.where({ 'alerts.recipientType': 'accountant', 'alerts.userId': user.id });
        return;
      case 'admin':
        query.where({ 'alerts.recipientType': 'admin' });
    }
  },
};
