import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const roleTexts = {
  superUser: 'Superusuario',
  admin: 'Administrador',
  carrier: 'Transportista',
  client: 'Cliente',
  accountant: 'Contable',
  driver: 'Conductor',
};

export const users = {
  name: 'Usuario |||| Usuarios',
  forcedCaseName: 'usuario |||| usuarios',
  fields: {
    ...commonFields,
    disabled: 'Eliminado',
    username: 'Usuario',
    password: 'Contraseña',
    newPassword: 'Contraseña cambiada',
    role: 'Rol',
    carrierId: 'Transportista',
    carrier: 'Transportista',
    clientId: 'Cliente',
    client: 'Cliente',
    vehicleId: 'Vehículo',
    vehicle: 'Vehículo',
    email: 'E-mail',
    isActive: 'Activo',
    lastLogin: 'Último acceso',
    currentPassword: 'Contraseña actual',
    hasSecondFactor: 'Verificación en dos pasos',
    mustChangePassword: 'Debe cambiar la contraseña',
    owner: 'Pertenece a',
  },
  choices: {
    role: roleTexts,
    isActive: { valid: 'Activo', disabled: 'Inactivo' },
    hasSecondFactor: { valid: 'Activada', missing: 'No' },
  },
  notifications: {
    ...notificationsOf({ one: 'El usuario %{username}', singular: 'usuario', plural: 'usuarios', gender: 'o' }),
  },
  page: { create: 'Nuevo usuario', list: 'Usuarios', credentials: 'Credenciales' },
  actions: { create: 'Añadir usuario', logOutEverywhere: 'Cerrar sesión en todas partes' },
  confirm: {
    logOutEverywhere: 'Se cerrará tu sesión en todos los dispositivos, también en este. ¿Quieres continuar?',
  },
  sections: { account: 'Cuenta', access: 'Acceso' },
  help: {
    password: 'Déjala vacía para no cambiarla.',
    otherPassword: 'Déjala vacía para no cambiarla. Si la cambias, tendrá que elegir otra al entrar.',
    currentPassword: 'La pedimos para cambiar el usuario, el e-mail o la contraseña.',
    newPassword: 'Al menos %{min} caracteres. Al entrar por primera vez tendrá que elegir otra.',
    neverLogged: 'nunca',
    isActive: 'Una cuenta inactiva no puede entrar y sus sesiones abiertas terminan.',
    clientId: 'Solo los clientes con «Crear usuario de cliente» marcado.',
  },
  empty: 'No hay usuarios',
  invite: 'Añade el primer usuario.',
} satisfies ResourceTexts;
