import { alertTitles } from '../alertTitles.ts';
import { roleTexts } from './users.ts';
import { resourceNames } from './resourceNames.ts';
import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const alerts = {
  name: 'Alerta |||| Alertas',
  forcedCaseName: 'alerta |||| alertas',
  fields: {
    ...commonFields,
    title: 'Título',
    description: 'Descripción',
    recipientType: 'Destinatario',
    carrierId: 'Transportista',
    clientId: 'Cliente',
    userId: 'Usuario',
    vehicleId: 'Vehículo',
    isRead: 'Leída',
    kind: 'Aviso',
    recipient: 'Clave del destinatario',
    resource: 'Sección',
    about: 'Sobre',
    recordId: 'Registro',
    createdAt: 'Fecha',
  },
  choices: {
    recipientType: roleTexts,
    kind: alertTitles,
    resource: resourceNames,
    isRead: { true: 'Leída', false: 'Sin leer' },
  },
  notifications: {
    ...notificationsOf({ one: 'La alerta %{title}', singular: 'alerta', plural: 'alertas', gender: 'a' }),
    read: '1 alerta leída |||| %{smart_count} alertas leídas',
    readError: 'No se pudieron marcar las alertas',
  },
  page: { create: 'Nueva alerta', list: 'Alertas' },
  actions: { create: 'Añadir alerta', markRead: 'Marcar como leída', markUnread: 'Marcar como no leída' },
  help: { recipient: 'Si no eliges a nadie, la verán todos los destinatarios de ese tipo.' },
  empty: 'No hay alertas',
  invite: 'Añade una alerta para avisar a los usuarios.',
} satisfies ResourceTexts;
