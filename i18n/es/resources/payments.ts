import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const payments = {
  name: 'Pago |||| Pagos',
  forcedCaseName: 'pago |||| pagos',
  fields: {
    ...commonFields,
    invoiceId: 'Factura',
    day: 'Fecha del pago',
    amount: 'Importe',
    method: 'Forma de pago',
    reference: 'Referencia',
    notes: 'Notas',
    statusBefore: 'Estado anterior',
    sepaFileId: 'Remesa SEPA',
    userId: 'Registrado por',
    user: 'Registrado por',
  },
  choices: {
    method: {
      transfer: 'Transferencia',
      cash: 'Efectivo',
      promissoryNote: 'Pagaré',
      confirming: 'Confirming',
      directDebit: 'Domiciliación',
      compensation: 'Compensación',
    },
  },
  /** What an invoice says of its payments, as who looks pays or collects. */
  totals: {
    payable: 'Total a pagar',
    paid: 'Pagado',
    pending: 'Pendiente',
    overpaid: {
      emitted:
        'La rectificativa es de menos: sobran %{paid} ya cobrados. Devuélvelos o compénsalos, y quita entonces el pago.',
      received: 'La rectificativa es de menos: se han pagado %{paid} de más.',
    },
    paidOn: { received: 'Pagada el %{day}', emitted: 'Cobrada el %{day}' },
  },
  notifications: {
    ...notificationsOf({ one: 'El pago', singular: 'pago', plural: 'pagos', gender: 'o' }),
    registered: 'El pago ha sido registrado',
    registeredError: 'El pago no pudo ser registrado',
    removed: 'El pago ha sido quitado',
    removedError: 'El pago no pudo ser quitado',
  },
  page: { list: 'Pagos' },
  help: { today: 'Al guardar se registra hoy el pago de lo pendiente. Para otro día o importe, usa «Registrar pago».' },
  actions: { register: 'Registrar pago', remove: 'Quitar', removeOf: 'Quitar el pago de %{amount} del %{day}' },
  confirm: {
    removeTitle: 'Quitar el pago',
    remove: 'Se quitará el pago de %{amount} del %{day}. La factura volverá a tener ese importe pendiente.',
    paidOn: 'Fecha del pago',
    pending: 'Se registrará el pago de lo que queda pendiente: %{total}.',
  },
  empty: 'No hay pagos',
  invite: 'Registra el primer pago.',
} satisfies ResourceTexts;
