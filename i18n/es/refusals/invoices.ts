/** Refusals about invoices (Design 7) and the company that issues them. */
export const invoiceRefusals = {
  invoices: {
    noPaper: 'Esta factura no se emitió aquí: abre el documento que la acompaña.',
    notInvoiceable: 'No se puede facturar: %{items}.',
    foreignItems: 'Son de otro cliente o transportista: %{items}.',
    priceChanged: 'Ha cambiado el precio de lo que se factura: la suma ya no es la base de la factura.',
    taken: 'Ya tienen factura: %{items}.',
    nextNumber: 'El siguiente número de la serie es %{num}.',
    selfBilledSeries: 'La serie AF es la de las facturas que la oficina hace por el transportista: se numera sola.',
    numberLocked: 'El número de una factura emitida no se puede cambiar.',
    yearLocked: 'El número es de otro año: la fecha debe seguir en el mismo.',
    taxCode: 'Ese código no es el de los impuestos indicados',
    noPrice: 'Falta el precio de: %{items}.',
    itemsNotAllowed: 'Los pedidos se facturan a su cliente y las cargas las factura su transportista.',
    correctionItems: 'Una factura rectificativa no lleva pedidos ni cargas: siguen en la que rectifica.',
    correctsForeign: 'La factura que se rectifica es de otro destinatario.',
    fileRequired: 'Sube una foto o PDF para poder crear la factura.',
    annulledCannotRestore: 'Una factura anulada no se puede restaurar.',
    valueLocked: 'La base imponible es la suma de sus cargas o pedidos y no se puede cambiar.',
    keepsRoutes: 'Una factura de cargas lleva al menos una: si ya no las facturas, elimina la factura.',
    partyLocked: 'El transportista o cliente de una factura no se puede cambiar.',
    replaced: 'Ya está rectificada: rectifica la %{num}, que es la que vale.',
    corrected: 'Está rectificada por la %{num}: anula antes la rectificativa.',
    correctsReceived: 'Solo se puede rectificar una factura emitida.',
    packEmpty: 'No hay facturas en ese trimestre.',
    packTooLarge:
      'Ese trimestre tiene más de %{max} facturas o más de 2 GB de archivos: exporta el listado y descarga los archivos desde cada factura.',
    noBooks: 'Todavía no llevas las facturas de ninguna empresa.',
    whoseBooks: 'Elige de qué empresa son las facturas.',
    selfBilledEmitted: 'La factura que se expide en nombre de un transportista es una factura recibida.',
    selfBillingAgreement:
      'Falta el acuerdo por escrito con el transportista: anota su fecha en su ficha o registra la factura que envíe.',
    acceptanceNote: 'Explica con qué no estás de acuerdo.',
    inFile: 'La agencia la ha incluido en una remesa de pago: pídele que la retire antes de cambiarla o eliminarla.',
    inUnpaidFile:
      'Está en la remesa %{file}, sin pagar: elimina antes la remesa o, si ya se transfirió, registra sus pagos.',
    carrierDataMissing:
      'Completa el nombre, el NIF y la dirección de %{name} en «Transportistas» antes de expedir sus facturas.',
  },
  invoiceRuns: {
    tooMany: 'Son más de %{max} de un mismo cliente o transportista: quita algunos y factúralos aparte.',
    noCarrier: 'No tienen transportista: %{items}.',
    elsewhere: 'Ya están en otra facturación sin terminar (n.º %{run}): %{items}. Continúala o retira lo pendiente.',
    stated:
      'Ya están en una liquidación que espera la factura del transportista (n.º %{run}): %{items}. Registra su factura o retira la liquidación.',
    notFinished: 'Todavía no han terminado: %{items}.',
  },
};
