import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';
import { roleTexts } from './users.ts';

export const roles = {
  name: 'Rol |||| Roles',
  forcedCaseName: 'rol |||| roles',
  fields: { ...commonFields, name: 'Nombre', read: 'Lectura', write: 'Escritura' },
  choices: { name: roleTexts, id: roleTexts },
  notifications: notificationsOf({ one: 'El rol %{name}', singular: 'rol', plural: 'roles', gender: 'o' }),
  empty: 'No hay roles',
  invite: 'Los roles no se pueden añadir.',
} satisfies ResourceTexts;
