import { commonFields, notificationsOf, type ResourceTexts } from './texts.ts';

export const mails = {
  name: 'Correo |||| Correos enviados',
  forcedCaseName: 'correo |||| correos',
  fields: {
    ...commonFields,
    createdAt: 'Escrito el',
    to: 'Para',
    subject: 'Asunto',
    status: 'Estado',
    attempts: 'Intentos',
    nextAttemptAt: 'Próximo intento',
    sentAt: 'Salió el',
    lastError: 'Qué ha pasado',
  },
  choices: { status: { pending: 'Pendiente', sent: 'Enviado', failed: 'No enviado' } },
  notifications: {
    ...notificationsOf({ one: 'El correo', singular: 'correo', plural: 'correos', gender: 'o' }),
    retried: 'El correo vuelve a estar en la bandeja de salida',
    retriedError: 'El correo no se pudo volver a enviar',
  },
  page: { list: 'Correos enviados' },
  actions: { retry: 'Volver a enviar' },
  problems: {
    address: 'La dirección no es válida: corrígela en su ficha.',
    interrupted: 'El envío se interrumpió.',
    expired: 'Su enlace caducó antes de que pudiera salir: hay que pedir otro.',
    undone: 'Lo que contaba se deshizo antes de que saliera.',
    server: 'El servidor de correo respondió: %{error}',
    waiting: 'Se volverá a intentar %{moment}.',
  },
  empty: 'No hay correos',
  invite: 'Aquí verás los e-mails del último mes: avisos de pedidos y documentos, invitaciones y contraseñas.',
} satisfies ResourceTexts;
