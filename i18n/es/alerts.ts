import type { AlertKind } from '#domain/alertKinds';

type Alert = { title: string; description: string };

/** What the server tells people on its own: the title and text of each kind of alert (Spec 8, Design 5 and 6). */
export const alerts = {
  cmrRequested: {
    title: 'Nueva petición de CMR',
    description: 'El conductor del vehículo %{vehicle} ha enviado una petición de CMR del pedido %{load}.',
  },
  loadAtOrigin: {
    title: 'Vehículo en origen',
    description: 'El vehículo %{vehicle} ha llegado al origen del pedido %{load}: %{place}.',
  },
  loadLoaded: {
    title: 'Pedido cargado',
    description: 'El pedido %{load} está cargado en el vehículo %{vehicle}.',
  },
  loadAtDestination: {
    title: 'Vehículo en destino',
    description: 'El vehículo %{vehicle} ha llegado al destino del pedido %{load}: %{place}.',
  },
  loadDelivered: {
    title: 'Pedido entregado',
    description: 'El pedido %{load} se ha entregado en %{place}.',
  },
  stopReached: {
    title: 'Vehículo en una parada',
    description: 'El vehículo %{vehicle} ha llegado a la parada de %{place} del pedido %{load}.',
  },
  stopDelivered: {
    title: 'Parada entregada',
    description: 'Se ha entregado la parada de %{place} del pedido %{load}.',
  },
  stepUndone: {
    title: 'Seguimiento corregido',
    description: 'El aviso «%{alert}» del pedido %{load} era un error. El pedido está ahora: %{status}.',
  },
  orderAtOrigin: {
    title: 'Vehículo en origen',
    description: 'El vehículo ha llegado a recoger tu pedido %{load}: %{place}.',
  },
  orderLoaded: {
    title: 'Pedido cargado',
    description: 'Tu pedido %{load} está cargado y en camino.',
  },
  orderAtDestination: {
    title: 'Vehículo en destino',
    description: 'El vehículo ha llegado al destino de tu pedido %{load}: %{place}.',
  },
  orderDelivered: {
    title: 'Pedido entregado',
    description: 'Tu pedido %{load} se ha entregado en %{place}.',
  },
  orderAtStop: {
    title: 'Vehículo en una parada',
    description: 'El vehículo ha llegado a la parada de %{place} de tu pedido %{load}.',
  },
  orderStopDelivered: {
    title: 'Parada entregada',
    description: 'Se ha entregado la parada de %{place} de tu pedido %{load}.',
  },
  orderUndone: {
    title: 'Seguimiento corregido',
    description: 'El aviso «%{alert}» de tu pedido %{load} era un error. El pedido está ahora: %{status}.',
  },
  routeRequested: {
    title: 'Nueva solicitud de carga',
    description: '%{carrier} ha solicitado la carga %{route}.',
  },
  requestWithdrawn: {
    title: 'Solicitud retirada',
    description: '%{carrier} ha retirado su solicitud de la carga %{route}.',
  },
  requestAccepted: {
    title: 'Solicitud aceptada',
    description: 'Se ha aceptado tu solicitud de la carga %{route}.',
  },
  requestRejected: {
    title: 'Solicitud rechazada',
    description: 'Se ha rechazado tu solicitud de la carga %{route}.',
  },
  routeConfirmed: {
    title: 'Carga confirmada',
    description: 'La carga %{route} está confirmada para el vehículo %{vehicle}. Ya puedes descargar la hoja de ruta.',
  },
  routeCancelled: {
    title: 'Carga anulada',
    description: 'La carga %{route} ya no está asignada al vehículo %{vehicle}.',
  },
  routeChanged: {
    title: 'Carga modificada',
    description: 'La carga %{route} ha cambiado. Revisa sus datos antes de salir.',
  },
  documentExpiring: {
    title: 'Documento a punto de caducar',
    description: '%{document} (%{owner}) caduca el %{date}.',
  },
  documentExpired: {
    title: 'Documento caducado',
    description: '%{document} (%{owner}) caducó el %{date}.',
  },
  documentNotified: {
    title: 'Revisa un documento',
    description: 'Revisa el documento «%{document}» (%{owner}).',
  },
  accountantRequested: {
    title: 'Nueva petición de contable',
    description: '%{carrier} ha solicitado un contable.',
  },
  accountantAccepted: {
    title: 'Petición de contable aceptada',
    description: 'Se ha aceptado tu petición de contable.',
  },
  accountantRejected: {
    title: 'Petición de contable rechazada',
    description: 'Se ha rechazado tu petición de contable.',
  },
  accountantAppointed: {
    title: 'Nueva empresa',
    description: '%{company} te ha elegido como contable. Ya puedes ver sus facturas.',
  },
  accountantDismissed: {
    title: 'Acceso de contable retirado',
    description: 'Ya no llevas a %{company}: te ha quitado el acceso a sus facturas.',
  },
  cmrAccepted: {
    title: 'Petición de CMR aceptada',
    description: 'Se ha aceptado tu petición de CMR del pedido %{load}.',
  },
  cmrRejected: {
    title: 'Petición de CMR rechazada',
    description: 'Se ha rechazado tu petición de CMR del pedido %{load}.',
  },
  invoiceReceived: {
    title: 'Nueva factura',
    description: 'Tienes una nueva factura: %{num}.',
  },
  invoiceSelfBilled: {
    title: 'Factura expedida en tu nombre',
    description: 'La oficina ha expedido tu factura %{num}. Revísala y di si estás de acuerdo.',
  },
  invoiceAccepted: {
    title: 'Factura aceptada',
    description: '%{company} ha aceptado la factura %{num}.',
  },
  invoiceRejected: {
    title: 'Factura no aceptada',
    description: '%{company} no está de acuerdo con la factura %{num}: %{note}',
  },
  settlementStated: {
    title: 'Nueva liquidación',
    description: 'Tienes una liquidación del %{from} al %{to}. Envía tu factura por ese importe.',
  },
  invoiceSent: {
    title: 'Nueva factura',
    description: '%{company} ha enviado la factura %{num}.',
  },
  invoiceOfCompany: {
    title: 'Nueva factura',
    description: '%{company} tiene una nueva factura: %{num}.',
  },
  invoicePaid: {
    title: 'Factura pagada',
    description: 'La factura %{num} se ha marcado como pagada.',
  },
  invoiceAnnulled: {
    title: 'Factura anulada',
    description: 'La factura %{num} se ha anulado.',
  },
  invoiceRemoved: {
    title: 'Factura retirada',
    description: '%{company} ha retirado la factura %{num}.',
  },
  decaChanged: {
    title: 'DeCA actualizado',
    description: 'El DeCA de la carga %{route} ha cambiado: %{reason}.',
  },
  filesMissing: {
    title: 'Faltan archivos guardados',
    description:
      'Falta el contenido de %{smart_count} archivo. Avisa a soporte para recuperarlo de la copia de seguridad. |||| Falta el contenido de %{smart_count} archivos. Avisa a soporte para recuperarlos de la copia de seguridad.',
  },
  backupFailed: {
    title: 'La copia de seguridad ha fallado',
    description:
      'No se ha podido hacer la copia de seguridad, o le faltan archivos. Avisa a quien se ocupa del servidor: el motivo está en su registro.',
  },
} satisfies Record<AlertKind, Alert>;
