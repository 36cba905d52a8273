import type { AlertKind } from '#domain/alerts/kinds';
import { alertTitles } from './alertTitles.ts';

const descriptions: Record<AlertKind, string> = {
  cmrRequested: 'El conductor del vehículo %{vehicle} ha enviado una petición de CMR del pedido %{load}.',
  cmrEntered: 'La oficina ha enviado una petición de CMR del pedido %{load}.',
  loadAtOrigin: 'El vehículo %{vehicle} ha llegado al origen del pedido %{load}: %{place}.',
  loadLoaded: 'El pedido %{load} está cargado en el vehículo %{vehicle}.',
  loadAtDestination: 'El vehículo %{vehicle} ha llegado al destino del pedido %{load}: %{place}.',
  loadDelivered: 'El pedido %{load} se ha entregado en %{place}.',
  stopReached: 'El vehículo %{vehicle} ha llegado a la parada de %{place} del pedido %{load}.',
  stopDelivered: 'Se ha entregado la parada de %{place} del pedido %{load}.',
  stepUndone: 'El aviso «%{alert}» del pedido %{load} era un error. El pedido está ahora: %{status}.',
  orderAtOrigin: 'El vehículo ha llegado a recoger tu pedido %{load}: %{place}.',
  orderLoaded: 'Tu pedido %{load} está cargado y en camino.',
  orderAtDestination: 'El vehículo ha llegado al destino de tu pedido %{load}: %{place}.',
  orderDelivered: 'Tu pedido %{load} se ha entregado en %{place}.',
  orderAtStop: 'El vehículo ha llegado a la parada de %{place} de tu pedido %{load}.',
  orderStopDelivered: 'Se ha entregado la parada de %{place} de tu pedido %{load}.',
  orderUndone: 'El aviso «%{alert}» de tu pedido %{load} era un error. El pedido está ahora: %{status}.',
  routeRequested: '%{carrier} ha solicitado la carga %{route}.',
  requestWithdrawn: '%{carrier} ha retirado su solicitud de la carga %{route}.',
  requestAccepted: 'Se ha aceptado tu solicitud de la carga %{route}.',
  requestRejected: 'Se ha rechazado tu solicitud de la carga %{route}.',
  routeConfirmed: 'La carga %{route} está confirmada para el vehículo %{vehicle}. Ya puedes descargar la hoja de ruta.',
  routeCancelled: 'La carga %{route} ya no está asignada al vehículo %{vehicle}.',
  routeChanged: 'La carga %{route} ha cambiado. Revisa sus datos antes de salir.',
  documentExpiring: '%{document} (%{owner}) caduca el %{date}.',
  documentExpired: '%{document} (%{owner}) caducó el %{date}.',
  documentNotified: 'Revisa el documento «%{document}» (%{owner}).',
  accountantRequested: '%{carrier} ha solicitado un contable.',
  accountantAccepted: 'Se ha aceptado tu petición de contable.',
  accountantRejected: 'Se ha rechazado tu petición de contable.',
  accountantAppointed: '%{company} te ha elegido como contable. Ya puedes ver sus facturas.',
  accountantDismissed: 'Ya no llevas a %{company}: te ha quitado el acceso a sus facturas.',
  bankAccountChanged:
    '%{company} ha cambiado la cuenta en la que cobra por %{iban}. Confírmalo por teléfono y pide el certificado de titularidad antes de pagarle.',
  cmrAccepted: 'Se ha aceptado tu petición de CMR del pedido %{load}.',
  cmrRejected: 'Se ha rechazado tu petición de CMR del pedido %{load}.',
  invoiceReceived: 'Tienes una nueva factura: %{num}.',
  invoiceSelfBilled: 'La oficina ha expedido tu factura %{num}. Revísala y di si estás de acuerdo.',
  invoiceAccepted: '%{company} ha aceptado la factura %{num}.',
  invoiceRejected: '%{company} no está de acuerdo con la factura %{num}: %{note}',
  settlementChanged:
    'Ha cambiado el importe de tu liquidación del %{from} al %{to}. Descárgala de nuevo antes de enviar tu factura.',
  settlementStated: 'Tienes una liquidación del %{from} al %{to}. Envía tu factura por ese importe.',
  invoiceSent: '%{company} ha enviado la factura %{num}.',
  invoiceOfCompany: '%{company} tiene una nueva factura: %{num}.',
  invoicePaid: 'La factura %{num} se ha marcado como pagada.',
  invoiceAnnulled: 'La factura %{num} se ha anulado.',
  invoiceRemoved: '%{company} ha retirado la factura %{num}.',
  ownInvoiceRemoved: 'La oficina ha eliminado tu factura %{num}.',
  ownInvoiceRestored: 'La oficina ha restaurado tu factura %{num}.',
  decaChanged: 'El DeCA de la carga %{route} ha cambiado. Lleva el nuevo: el anterior ya no vale.',
  filesMissing:
    'Falta el contenido de %{smart_count} archivo. Avisa a soporte para recuperarlo de la copia de seguridad. |||| Falta el contenido de %{smart_count} archivos. Avisa a soporte para recuperarlos de la copia de seguridad.',
  backupFailed:
    'No se ha podido hacer la copia de seguridad, o le faltan archivos. Avisa a quien se ocupa del servidor: el motivo está en su registro.',
};

const kinds = Object.keys(descriptions) as AlertKind[];

/** What the server tells people on its own: the title and text of each kind of alert (Spec 8, Design 5 and 6). */
export const alerts = Object.fromEntries(
  kinds.map(kind => [kind, { title: alertTitles[kind], description: descriptions[kind] }]),
);
