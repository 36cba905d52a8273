import { contactTexts, requirementTexts } from './shared.ts';
import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const carriers = {
  name: 'Transportista |||| Transportistas',
  forcedCaseName: 'transportista |||| transportistas',
  fields: {
    ...commonFields,
    ...contactTexts,
    ...requirementTexts,
    name: 'Nombre',
    surname: 'Apellidos',
    companyType: 'Tipo de empresa',
    taxRegime: 'Régimen fiscal',
    selfBillingSince: 'Facturación por el destinatario',
    nif: 'NIF',
    vat: 'NIF-IVA intracomunitario',
    /** What nif and vat are called when the company is a society (Spec 3). */
    cif: 'CIF',
    societyVat: 'VAT',
    disablePublic: 'No mostrar en la bolsa de cargas',
    accountantId: 'Contable',
    accountant: 'Contable',
    accountantEmail: 'E-mail del contable',
    tractionCount: 'Tractores',
    towingCount: 'Remolques',
    flags: 'Servicios',
  },
  choices: {
    companyType: { society: 'Sociedad', freelance: 'Autónomo' },
    taxRegime: { general: 'General (sin retención)', modules: 'Módulos, IAE 722 o 757 (IRPF 1 %)' },
  },
  notifications: {
    ...notificationsOf({
      one: 'El transportista %{name}',
      singular: 'transportista',
      plural: 'transportistas',
      gender: 'o',
    }),
    /** Spec 8 word for word. */
    accountantRequested: 'Se ha solicitado un contable para %{nif}.',
    accountantRequestedError: 'Hubo un problema al solicitar un contable para %{nif}.',
    accountantInvited: 'Se ha dado acceso al contable %{email}',
    accountantInvitedError: 'No se pudo dar acceso al contable',
    accountantRemoved: 'El contable ya no tiene acceso',
    accountantRemovedError: 'No se pudo quitar el acceso al contable',
  },
  page: { create: 'Nuevo transportista', list: 'Transportistas', profile: 'Mi perfil' },
  actions: {
    create: 'Añadir transportista',
    requestAccountant: 'Solicitar contable',
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
    services: 'Servicios',
    vehicles: 'Vehículos',
    tractionVehicles: 'Vehículos tractores',
    towingVehicles: 'Remolques',
    documents: 'Documentos',
    routes: 'Cargas',
    users: 'Usuarios',
    invoices: 'Facturas',
    accountant: 'Contable',
  },
  help: {
    sameNif: 'Ya hay un transportista con este NIF: %{name}',
    taxRegime: 'En módulos se le retiene el 1 % de IRPF en cada factura.',
    selfBillingSince:
      'Día del acuerdo por escrito (art. 5 del RD 1619/2012). Desde entonces la oficina expide sus facturas; sin él, las envía el transportista.',
    disablePublic: 'Con esta opción marcada, su bolsa de cargas aparece vacía.',
    accountantEmail:
      'Verá sus facturas. Si no existe una cuenta con ese e-mail, se creará y recibirá un correo para entrar.',
    replacesAccountant: 'Sustituye a %{email}, que dejará de ver sus facturas.',
  },
  confirm: {
    requestAccountant: '¿Quieres solicitar un contable para %{name}?',
    removeAccountant: '%{email} dejará de ver sus facturas. Puedes volver a invitarlo cuando quieras.',
    delete: 'El transportista %{name} dejará de estar disponible y sus usuarios no podrán entrar.',
  },
  empty: 'No hay transportistas',
  invite: 'Añade el primer transportista.',
} satisfies ResourceTexts;
