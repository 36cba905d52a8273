import { contactTexts, timeWindowTexts } from './shared.ts';
import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const clients = {
  name: 'Cliente |||| Clientes',
  forcedCaseName: 'cliente |||| clientes',
  fields: {
    ...commonFields,
    ...contactTexts,
    ...timeWindowTexts,
    name: 'Nombre',
    alias: 'Alias',
    nif: 'NIF',
    vat: 'NIF-IVA intracomunitario',
    provider: 'N.º de proveedor',
    receiveLoadsUpdates: 'Recibir avisos de sus pedidos',
    createUserClient: 'Crear usuario de cliente',
    accountantId: 'Contable',
    accountant: 'Contable',
    accountantEmail: 'E-mail del contable',
    locations: 'Ubicaciones',
    options: 'Opciones',
  },
  notifications: {
    ...notificationsOf({ one: 'El cliente %{name}', singular: 'cliente', plural: 'clientes', gender: 'o' }),
    /** Spec 8 word for word. */
    accountantRequested: 'Se ha solicitado un contable para %{nif}.',
    accountantRequestedError: 'Hubo un problema al solicitar un contable para %{nif}.',
    accountantInvited: 'Se ha dado acceso al contable %{email}',
    accountantInvitedError: 'No se pudo dar acceso al contable',
    accountantRemoved: 'El contable ya no tiene acceso',
    accountantRemovedError: 'No se pudo quitar el acceso al contable',
  },
  /** The options of a client in a list. */
  options: { receiveLoadsUpdates: 'Avisos', createUserClient: 'Usuarios' },
  page: { create: 'Nuevo cliente', list: 'Clientes', profile: 'Mi perfil' },
  actions: {
    create: 'Añadir cliente',
    addLocation: 'Añadir ubicación',
    addLoad: 'Añadir pedido',
    inviteAccountant: 'Invitar contable',
    changeAccountant: 'Cambiar contable',
    sendInvitation: 'Invitar',
    removeAccountant: 'Quitar contable',
  },
  sections: {
    data: 'Datos',
    contact: 'Contacto',
    address: 'Dirección',
    billing: 'Facturación',
    timeWindow: 'Horario',
    options: 'Opciones',
    locations: 'Ubicaciones',
    loads: 'Pedidos',
    invoices: 'Facturas',
    documents: 'Documentos',
    users: 'Usuarios',
  },
  help: {
    receiveLoadsUpdates: 'Se le avisará cada vez que uno de sus pedidos cambie de estado.',
    createUserClient: 'Permite crear cuentas de acceso para este cliente.',
    noUsers: 'Marca «Crear usuario de cliente» en sus datos para poder añadirle cuentas de acceso.',
    accountantEmail:
      'Verá sus facturas. Si no existe una cuenta con ese e-mail, se creará y recibirá un correo para entrar.',
    replacesAccountant: 'Sustituye a %{email}, que dejará de ver sus facturas.',
    provider: 'El número que tiene la oficina como proveedor del cliente.',
  },
  confirm: {
    delete: 'El cliente %{name} dejará de estar disponible y sus usuarios no podrán entrar.',
    removeAccountant: '%{email} dejará de ver sus facturas. Puedes volver a invitarlo cuando quieras.',
  },
  empty: 'No hay clientes',
  invite: 'Añade el primer cliente.',
} satisfies ResourceTexts;
