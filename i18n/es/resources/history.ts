import { resourceNames } from './resourceNames.ts';
import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const history = {
  name: 'Cambio |||| Historial',
  forcedCaseName: 'cambio |||| historial',
  fields: {
    ...commonFields,
    createdAt: 'Cuándo',
    resource: 'De qué',
    recordId: 'Registro',
    action: 'Qué se hizo',
    userId: 'Quién',
    user: 'Quién',
    ip: 'Desde (IP)',
    changes: 'Cambios',
  },
  choices: {
    action: { create: 'Alta', update: 'Cambio', remove: 'Eliminación', restore: 'Restauración' },
    resource: resourceNames,
  },
  notifications: notificationsOf({ one: 'El cambio', singular: 'cambio', plural: 'cambios', gender: 'o' }),
  page: { list: 'Historial', ofRow: 'Historial del registro' },
  actions: { more: 'y 1 más |||| y %{smart_count} más', openList: 'Ver en el historial' },
  from: 'desde %{ip}',
  none: 'De este registro no consta ningún cambio.',
  empty: 'No hay cambios',
  invite: 'Aquí verás quién ha dado de alta, cambiado o eliminado cada registro, cuándo y desde dónde.',
} satisfies ResourceTexts;
