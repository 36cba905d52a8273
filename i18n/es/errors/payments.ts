/** Refusals about payments and the files that pay. */
export const paymentErrors = {
  payments: {
    office: 'Los pagos de esta factura los lleva la oficina.',
    annulled: 'La factura está anulada o eliminada: no admite pagos.',
    nothingToPay: 'La factura es de 0 €: no hay nada que pagar.',
    nothingPending: 'La factura ya está pagada: no queda nada pendiente.',
    overPending: 'Quedan %{pending} pendientes: el pago no puede ser mayor.',
    removeFirst: 'La factura tiene pagos: quítalos antes de anularla o eliminarla.',
  },
  sepaFiles: {
    notOfCarrier: 'no es una factura recibida de un transportista',
    removed: 'está eliminada',
    rejected: '%{name} la ha rechazado: anúlala y haz otra',
    nothingPending: 'no tiene nada pendiente',
    lessPending: 'tiene menos pendiente de lo que lleva la remesa',
    noIban: 'falta el IBAN de %{name}',
    wrongIban: 'el IBAN de %{name} no es correcto',
    foreignIban: 'el IBAN de %{name} no es de un país de la zona SEPA',
    noName: 'el nombre de %{name} no tiene letras que admita el banco',
  },
};
