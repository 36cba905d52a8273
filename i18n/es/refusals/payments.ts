/** Refusals about payments and the files that pay. */
export const paymentRefusals = {
  payments: {
    inOpenFile:
      'Están en una remesa sin registrar: %{items}. Marca la remesa como pagada o, si se pagaron de otra forma, confírmalo.',
    belowPaid: 'Ya se han pagado %{paid} de esta factura: el total a pagar no puede ser menor.',
    replaced: 'Está rectificada por la %{num}: registra el pago en esa, que es la que vale.',
    stillPaid: 'La factura está pagada: quita antes sus pagos para que deje de estarlo.',
    notRestored: 'Un pago quitado no se recupera: regístralo de nuevo.',
  },
  sepaFiles: {
    company: 'Completa el nombre, el NIF y un IBAN correcto en «Empresa» antes de crear una remesa.',
    problems: 'No se ha creado la remesa. %{items}',
    outdated: 'Esta remesa ya no se puede enviar al banco: elimínala y crea otra. %{items}',
    again: 'Ya están en otra remesa: %{items}. Confírmalo para incluirlas de nuevo.',
    item: '%{num} (remesa %{file})',
    alreadyPaid: 'Los pagos de esta remesa ya están registrados.',
    less: 'Queda menos pendiente de lo que lleva la remesa en %{items}: quita antes el pago que sobra.',
    lowered:
      'Desde que se creó la remesa ha bajado el importe de %{items}: elimina la remesa y crea otra, o corrige el importe si ya se transfirió.',
    notPaid: 'Los pagos de esta remesa no están registrados.',
    paidNotRemoved: 'La remesa tiene pagos registrados: deshaz antes el pago para eliminarla.',
    notRestored: 'Una remesa eliminada no se recupera: crea otra.',
  },
};
