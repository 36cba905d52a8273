import { paperNames } from './paperNames.ts';
import { transportPapers } from './transportPapers.ts';

/** What stands on the papers that the office gives away. */
export const papers = {
  ...transportPapers,
  invoice: {
    correction: 'Factura rectificativa %{num}',
    head: 'Factura',
    headCorrection: 'Factura rectificativa',
    annulled: 'FACTURA ANULADA',
    date: 'Fecha de expedición',
    dueDate: 'Vencimiento',
    recipient: 'Facturado a',
    nif: 'NIF %{nif}',
    corrects: 'Rectifica por sustitución la factura %{num}, de fecha %{date}. Motivo: %{reason}.',
    difference: 'Importe de la rectificación: %{base} de base imponible y %{iva} de IVA; en total, %{total}.',
    subject: 'Asunto',
    concept: 'Concepto',
    serviceDate: 'Fecha',
    reference: 'Referencia',
    amount: 'Importe',
    services: 'Servicios de transporte de mercancías por carretera',
    servicesOf: 'Servicios de transporte según la factura %{num}',
    otherServicesOf: 'Servicios según la factura %{num}',
    base: 'Base imponible',
    iva: 'IVA %{percent} %',
    irpf: 'Retención IRPF %{percent} %',
    total: 'Total factura',
    payable: 'Total a pagar',
    payment: 'Forma de pago',
    transfer: 'Transferencia a la cuenta %{iban} hasta el %{date}',
    remarks: 'Observaciones',
    untaxed: 'IVA',
    untaxedHelp: 'Operación sin IVA repercutido: exenta o no sujeta según la Ley 37/1992.',
    /** RD 1619/2012 art. 6.1.j. */
    exemptions: {
      exported:
        'Operación exenta de IVA por el art. 21.5.º de la Ley 37/1992: servicio relacionado con una exportación.',
      imported: 'Operación exenta de IVA por el art. 64 de la Ley 37/1992: servicio relacionado con una importación.',
      abroad: 'Operación no sujeta al IVA español por el lugar de prestación (art. 69 de la Ley 37/1992).',
    },
    reverseCharge: 'Inversión del sujeto pasivo. Operación no sujeta al IVA español (art. 69 de la Ley 37/1992).',
    reverseChargeHere:
      'Inversión del sujeto pasivo. El IVA lo declara el destinatario (art. 84.Uno.2.º de la Ley 37/1992).',
    ...paperNames.invoice,
    /** RD 1619/2012 art. 6.1.n, word for word. */
    selfBilled: 'Facturación por el destinatario',
    selfBilledHelp:
      'Expedida por el destinatario en nombre y por cuenta del emisor, por acuerdo escrito entre ambos (art. 5 del RD 1619/2012).',
  },
  run: { name: 'Transportes del %{from} al %{to}' },
  statement: {
    head: 'Liquidación',
    of: 'Transportista',
    by: 'Cargador contractual',
    period: 'Transportes del %{from} al %{to}',
    date: 'Fecha',
    lastDelivery: 'Última entrega',
    dueDate: 'Vencimiento previsto',
    total: 'Total',
    notInvoice:
      'Este documento no es una factura. Envíanos tu factura por este importe, con tu propio número, o créala en la aplicación desde esta liquidación.',
    ...paperNames.statement,
  },
} as const;
