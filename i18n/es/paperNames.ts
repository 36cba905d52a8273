/** What the papers are called, on the screens as on themselves. */
export const paperNames = {
  menu: 'Papeles',
  menuOf: 'Papeles de %{of}',
  error: 'No se pudo generar: %{paper}',
  names: {
    sheet: 'Hoja de ruta',
    loadOrder: 'Orden de carga',
    labels: 'Etiquetas de expedición',
    deca: 'DeCA (control administrativo)',
    cmr: 'Carta de porte CMR',
    deliveryNote: 'Albarán de entrega',
  },
  sheet: { title: 'Hoja de ruta %{number}' },
  deca: { title: 'DeCA %{number}' },
  loadOrder: { title: 'Orden de carga %{number}' },
  deliveryNote: { title: 'Albarán %{number}' },
  labels: { title: 'Etiquetas %{number}' },
  cmr: { title: 'CMR %{number}' },
  invoice: { title: 'Factura %{num}', file: 'Factura %{num}.pdf' },
  statement: { title: 'Liquidación %{number}', file: 'Liquidación %{number}.pdf' },
} as const;
