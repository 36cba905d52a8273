/**
 * What the server tells people on its own (Spec 8, Design 5 to 7); `alerts.<kind>` of the texts says it. Those of the
 * client's have words of their own: who drives for the office is not the client's to know.
 */
export const ALERT_KINDS = [
  'cmrRequested',
  'loadAtOrigin',
  'loadLoaded',
  'loadAtDestination',
  'loadDelivered',
  'stopReached',
  'stopDelivered',
  'stepUndone',
  'orderAtOrigin',
  'orderLoaded',
  'orderAtDestination',
  'orderDelivered',
  'orderAtStop',
  'orderStopDelivered',
  'orderUndone',
  'routeRequested',
  'requestWithdrawn',
  'requestAccepted',
  'requestRejected',
  'routeConfirmed',
  'routeCancelled',
  'routeChanged',
  'documentExpiring',
  'documentExpired',
  'documentNotified',
  'accountantRequested',
  'accountantAccepted',
  'accountantRejected',
  'accountantAppointed',
  'accountantDismissed',
  'cmrAccepted',
  'cmrRejected',
  'invoiceReceived',
  'invoiceSelfBilled',
  'invoiceAccepted',
  'invoiceRejected',
  'settlementStated',
  'invoiceSent',
  'invoiceOfCompany',
  'invoicePaid',
  'invoiceAnnulled',
  'invoiceRemoved',
  'ownInvoiceRemoved',
  'ownInvoiceRestored',
  'decaChanged',
  'filesMissing',
  'backupFailed',
] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** What somebody waits for, or must know before driving on: said at once on the page, not only counted by the bell. */
const URGENT: readonly AlertKind[] = [
  'cmrRequested',
  'cmrAccepted',
  'cmrRejected',
  'requestAccepted',
  'routeConfirmed',
  'routeCancelled',
  'routeChanged',
  'decaChanged',
];

/** Whether an alert is said at once; what a person of the office wrote by hand always is. */
export const isUrgent = (kind: AlertKind | null | undefined): boolean => !kind || URGENT.includes(kind);
