const UNDO_FIRST = 'Si es un error, deshaz antes los pasos de su seguimiento.';
const INVOICE_FIRST = 'Anula o elimina antes esa factura.';

/** Refusals about pedidos (loads) and cargas (routes). */
export const routeRefusals = {
  loads: {
    wrongStep: 'Ese paso no es el siguiente del seguimiento.',
    firstStep: 'El pedido no puede retroceder más.',
    lastStep: 'El pedido ya está entregado.',
    noRoute: 'El pedido no está en ninguna carga.',
    otherRoute: 'El pedido %{load} ya está en la carga %{route}.',
    movedMeanwhile: 'Otra persona acaba de cambiar la carga de algún pedido: %{loads}. No se ha movido ninguno.',
    cantMove: 'No se ha movido ningún pedido: %{loads}.',
    started: 'El transporte ya ha empezado: no se puede quitar de la carga.',
    notRemoved: {
      started: `No se puede eliminar: el transporte del pedido ya ha empezado. ${UNDO_FIRST}`,
      invoiced: 'No se puede eliminar: el pedido ya tiene factura. Anúlala antes.',
      routeInvoiced: `No se puede eliminar: su carga ya tiene factura. ${INVOICE_FIRST}`,
    },
    stopLocation: 'Esa ubicación no es del cliente.',
    disabled: 'El pedido %{load} está eliminado.',
    clientRemoved: 'El cliente de %{loads} está eliminado: restáuralo antes de poner en una carga sus pedidos.',
  },
  routes: {
    vehicleOfCarrier: 'El vehículo no es del transportista de la carga.',
    notTraction: 'El vehículo elegido no es tractor.',
    towNotAllowed: 'Ese vehículo tractor no puede llevar ese remolque.',
    loadAtOrigin: 'No se puede volver a borrador: ya hay un pedido en origen o más adelante.',
    loadInvoiced:
      'La carga tiene que seguir confirmada: ya hay factura de %{loads}. Para cambiarla, anula antes la factura.',
    confirmedNotPublic:
      'Una carga confirmada no puede estar en la bolsa: publícala o confírmala, una de las dos cosas.',
    statusNotAllowed: 'No puedes poner la carga en ese estado.',
    statusOrder: 'La carga no puede pasar de «%{from}» a «%{to}».',
    finished: 'La carga está finalizada: conserva su transportista y sus vehículos.',
    notReopened:
      'La carga está finalizada y su transportista o uno de sus vehículos ya no está disponible: pon el pedido en otra carga.',
    notUndone:
      'La carga está finalizada y su transportista o uno de sus vehículos ya no está disponible: la entrega no se puede deshacer.',
    backToAssigned: 'La carga no puede volver a «Asignada»: ya hay un pedido en origen o más adelante.',
    notDelivered: 'La carga no puede finalizar: todavía hay pedidos sin entregar.',
    notConfirmed: 'La hoja de ruta y la orden de carga se pueden generar cuando la carga está confirmada.',
    nothingToLabel: 'La carga no tiene pedidos: añade alguno para imprimir sus etiquetas.',
    noRequests: 'Nadie ha solicitado la carga: no hay nada que decidir.',
    notRemoved: {
      started: `No se puede eliminar: el transporte de %{loads} ya ha empezado. ${UNDO_FIRST}`,
      invoiced: `No se puede eliminar: la carga ya tiene factura. ${INVOICE_FIRST}`,
      loadInvoiced: 'No se puede eliminar: ya hay factura de %{loads}. Anúlala antes.',
    },
    tooManyLoads: 'Una carga puede tener %{max} pedidos como máximo.',
    disabled: 'La carga %{route} está eliminada.',
  },
};
