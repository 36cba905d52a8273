import { requestStatusTexts } from './shared.ts';
import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const accountingRequests = {
  name: 'Petición |||| Peticiones',
  forcedCaseName: 'petición |||| peticiones',
  fields: {
    ...commonFields,
    carrierId: 'Transportista',
    carrier: 'Transportista',
    'carrier.name': 'Nombre',
    'carrier.surname': 'Apellidos',
    'carrier.phone': 'Teléfono',
    'carrier.email': 'E-mail',
    'carrier.companyType': 'Tipo de empresa',
    kind: 'Tipo de petición',
    status: 'Estado',
    loadId: 'Pedido',
    load: 'Pedido',
    routeId: 'Carga',
    route: 'Carga',
    vehicleId: 'Vehículo',
    comments: 'Comentarios',
    files: 'Archivos',
    userId: 'Pedida por',
    createdAt: 'Pedida el',
  },
  choices: { kind: { accountant: 'Contable', cmr: 'CMR' }, status: requestStatusTexts },
  notifications: {
    ...notificationsOf({ one: 'La petición', singular: 'petición', plural: 'peticiones', gender: 'a' }),
    /** Spec 8 word for word. */
    created: 'Petición creada con éxito',
    createdError: 'La petición no pudo ser creada',
    accepted: 'La petición ha sido aceptada',
    acceptedError: 'La petición no pudo ser aceptada',
    rejected: 'La petición ha sido rechazada',
    rejectedError: 'La petición no pudo ser rechazada',
  },
  page: { list: 'Peticiones', create: 'Nueva petición' },
  actions: { accept: 'Aceptar', reject: 'Rechazar', requestCmr: 'Pedir CMR', requestAccountant: 'Solicitar contable' },
  confirm: {
    acceptTitle: 'Aceptar petición',
    accept: '¿Quieres aceptar la petición de %{carrier}?',
    rejectTitle: 'Rechazar petición',
    reject: '¿Quieres rechazar la petición de %{carrier}?',
  },
  empty: 'No hay peticiones',
  invite: 'Las peticiones las envían transportistas y conductores.',
} satisfies ResourceTexts;
