/**
 * The alerts that the server raises (Spec 8, Design 5 to 7), worded in `alerts.<kind>`. Clients get kinds of their own:
 * they must not learn who drives for the office.
 */
export const ALERT_KINDS = [
  'cmrRequested',
  'cmrEntered',
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
  'bankAccountChanged',
  'cmrAccepted',
  'cmrRejected',
  'invoiceReceived',
  'invoiceSelfBilled',
  'invoiceAccepted',
  'invoiceRejected',
  'settlementStated',
  'settlementChanged',
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

/**
 * Alerts that somebody waits for, or must read before driving on: shown at once on the page, not only counted by the
 * bell.
 */
const URGENT: readonly AlertKind[] = [
  'cmrRequested',
  'cmrEntered',
  'cmrAccepted',
  'cmrRejected',
  'requestAccepted',
  'routeConfirmed',
  'routeCancelled',
  'routeChanged',
  'decaChanged',
];

/** Whether an alert is shown at once; those written by hand in the office (no kind) always are. */
export const isUrgent = (kind: AlertKind | null | undefined): boolean => !kind || URGENT.includes(kind);
