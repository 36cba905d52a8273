/** Refusals about invoices (Design 7) and the company that issues them. */
export const invoiceErrors = {
  invoices: {
    issuedImmutable: 'La factura emitida no se puede modificar. Crea una factura rectificativa.',
    loadsOrRoutes: 'Una factura es de pedidos o de cargas, no de ambos.',
    correctionReason: 'Indica el motivo de la rectificación.',
    alreadyAnnulled: 'La factura ya está anulada.',
    companyMissing: 'Completa el nombre, el NIF y la dirección en «Empresa» antes de emitir facturas.',
    ownDataMissing: 'Completa tu nombre, tu NIF y tu dirección en «Mi perfil» antes de emitir facturas.',
    notExempt: 'Lleva IVA: no hay motivo de exención que decir. Quita uno de los dos.',
    oneParty: 'Una factura es de un cliente o de un transportista, no de ambos.',
    fromCarrier: 'Las facturas recibidas son de transportistas o de terceros, no de clientes.',
    partyNeeded: 'Elige el cliente o transportista de la factura.',
    processed: 'La factura está contabilizada y no se puede modificar.',
    paid: 'La factura está pagada y no se puede modificar.',
    selfBilledImmutable: 'La factura expedida en nombre del transportista no se puede modificar. Anúlala y crea otra.',
    notSelfBilled: 'Solo se aceptan las facturas que la oficina expide en nombre del transportista.',
    acceptedAlready: 'La factura ya está aceptada.',
  },
  invoiceRuns: {
    nothing: 'Elige al menos un pedido o una carga.',
    otherKind: 'A los clientes se les facturan pedidos y a los transportistas se les liquidan cargas.',
  },
};
