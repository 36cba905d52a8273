import { requestStatusTexts } from './shared.ts';
import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const requestedRoutes = {
  name: 'Solicitud de carga |||| Solicitudes de carga',
  forcedCaseName: 'solicitud de carga |||| solicitudes de carga',
  fields: {
    ...commonFields,
    routeId: 'Carga',
    route: 'Carga',
    carrierId: 'Transportista',
    carrier: 'Transportista',
    'carrier.name': 'Nombre',
    'carrier.surname': 'Apellidos',
    'carrier.phone': 'Teléfono',
    'carrier.email': 'E-mail',
    'carrier.companyType': 'Tipo de empresa',
    status: 'Estado',
    userId: 'Solicitada por',
    createdAt: 'Solicitada el',
  },
  choices: { status: requestStatusTexts },
  notifications: {
    ...notificationsOf({ one: 'La solicitud', singular: 'solicitud', plural: 'solicitudes', gender: 'a' }),
    accepted: 'La solicitud ha sido aceptada',
    acceptedError: 'La solicitud no pudo ser aceptada',
    rejected: 'La solicitud ha sido rechazada',
    rejectedError: 'La solicitud no pudo ser rechazada',
    withdrawn: 'La solicitud ha sido retirada',
    withdrawnError: 'La solicitud no pudo ser retirada',
  },
  page: { list: 'Solicitudes de carga' },
  actions: { accept: 'Aceptar', reject: 'Rechazar', withdraw: 'Retirar solicitud' },
  confirm: {
    acceptTitle: 'Aceptar solicitud',
    accept: '¿Quieres dar la carga C. %{routeId} a %{carrier}? Las demás solicitudes se rechazarán.',
    rejectTitle: 'Rechazar solicitud',
    reject: '¿Quieres rechazar la solicitud de %{carrier}?',
    withdrawTitle: 'Retirar solicitud',
    withdraw: '¿Quieres retirar tu solicitud de la carga C. %{routeId}?',
  },
  empty: 'No hay solicitudes',
  invite: 'Las solicitudes se hacen desde la bolsa de cargas.',
} satisfies ResourceTexts;
