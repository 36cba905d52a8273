/** What keeps a control document from being made, and what to do about it. */
const NO_DECA = {
  insecure: 'avisa a la oficina, que todavía no puede darlo con su código QR.',
  /** To the office itself. */
  insecureOffice:
    'la aplicación no tiene una dirección https y sin ella no se puede descargar con su código QR. Pide a quien instala el programa que la ponga (PUBLIC_URL).',
  loads: 'la carga no tiene pedidos.',
  office: 'completa el nombre, el NIF y el domicilio de la oficina en Empresa.',
  carrier: 'el transportista no tiene nombre o NIF.',
  ownFleet:
    'con vehículos propios el cargador contractual es cada cliente. Prepara un DeCA por cliente fuera de la aplicación.',
  date: 'la oficina tiene que poner la fecha de inicio de la carga.',
  vehicle: 'la carga no tiene vehículo; elígelo en ella.',
  towing: 'la cabeza tractora no tiene remolque; elígelo en la carga.',
  places: 'algún pedido no dice la población de origen o de destino; la oficina tiene que completarlo.',
  nature: 'algún pedido no dice la naturaleza ni el tipo de su mercancía.',
};

const withoutDeca = (what: string): Record<string, string> =>
  Object.fromEntries(Object.entries(NO_DECA).map(([problem, why]) => [problem, `${what}: ${why}`]));

/** Refusals about pedidos (loads) and cargas (routes). */
export const routeErrors = {
  loads: {
    locked: 'No se puede modificar: han pasado 24 horas desde la fecha de factura.',
    invoiced: 'No se puede modificar: el pedido ya tiene factura.',
    notAssigned: 'No se puede modificar: el pedido está sin asignar.',
    startedStays: 'El pedido %{load} ya está en marcha: no se puede quitar de la carga.',
    invoicedStays: 'El pedido %{load} ya tiene factura: no se puede poner ni quitar de una carga.',
    reachedStops:
      'No se ha guardado: el vehículo ya ha pasado por alguna parada, y esa no se puede quitar, cambiar ni poner detrás de otra.',
    noMoreStops: 'No se ha guardado: el vehículo ya ha llegado al destino y no se pueden añadir paradas.',
  },
  /** Why a route has no control document, or none that says what is so now, and what to do about it. */
  deca: {
    ...withoutDeca('Falta el DeCA'),
    waiting: 'El DeCA se genera al confirmar la carga.',
    international: 'No requiere DeCA (transporte internacional: CMR).',
    late: 'Falta el DeCA de esta carga y no se puede salir sin él: genéralo o pídeselo a la oficina.',
    stale: 'Algo ha cambiado desde que se generó este DeCA: genera uno nuevo o pídeselo a la oficina.',
    notAnew: withoutDeca('Algo ha cambiado desde que se generó este DeCA y no se puede generar otro'),
  },
  routes: {
    invoiced: 'No se puede modificar: la carga ya tiene factura.',
    draft: 'No se puede modificar: la carga es un borrador.',
    noLoads: 'No se puede modificar: la carga no tiene pedidos.',
    confirmNeedsCarrier: 'Elige un transportista para confirmar la carga.',
    confirmNeedsVehicle: 'Elige un vehículo tractor del transportista para confirmar la carga.',
    confirmNeedsLoads: 'Añade al menos un pedido para confirmar la carga.',
    confirmNeedsTow: 'Una cabeza tractora necesita un remolque.',
    staffRemoved: 'El transportista o el vehículo elegido ya no está disponible. Elige otro para confirmar la carga.',
    publicHasCarrier: 'La carga ya tiene transportista. Quítalo antes de publicarla.',
    publicNeedsLoads: 'Añade al menos un pedido antes de publicar la carga.',
  },
};
