import { importErrors } from './errors/imports.ts';
import { invoiceErrors } from './errors/invoices.ts';
import { paymentErrors } from './errors/payments.ts';
import { routeErrors } from './errors/routes.ts';

/** What the API answers, by its `code`: one sentence that a person understands and can act on. */
export const errors = {
  malformed: 'La petición no es correcta.',
  malformedParameter: 'El parámetro «%{name}» no es correcto.',
  unknownParameter: 'Parámetro desconocido: %{name}.',
  malformedMany: 'La petición debe llevar «ids», una lista de identificadores, y «data», un objeto.',
  unauthorized: 'Inicia sesión para continuar.',
  credentials: 'Usuario y/o password incorrecto',
  forbidden: 'No tienes permiso para hacer esto.',
  fieldForbidden: 'No puedes modificar el campo %{field}.',
  fieldNotAllowed: 'Campo no permitido: %{field}.',
  foreignOrigin: 'La petición viene de otra página y se ha rechazado.',
  notYours: 'Solo puedes guardar datos tuyos o de tu empresa.',
  notFound: 'No se ha encontrado lo que buscas. Es posible que se haya eliminado.',
  conflict: 'Alguien ha modificado este registro mientras lo editabas.',
  duplicate: 'Identificador duplicado',
  badIdempotencyKey: 'La cabecera Idempotency-Key no es correcta.',
  idempotencyReused: 'Esa Idempotency-Key ya se usó con otros datos.',
  inUse: 'No se puede eliminar: hay otros datos que dependen de este registro.',
  disabled: 'Este registro está eliminado. Restáuralo antes de modificarlo.',
  tooLarge: 'El envío es demasiado grande.',
  unsupportedType: 'Ese contenido no está admitido. Los archivos deben ser imágenes (JPEG, PNG, WebP, HEIC) o PDF.',
  filesMissing: 'Sube al menos un archivo.',
  noFilesHere: 'Aquí no se pueden subir archivos.',
  validation: 'Hay campos incorrectos.',
  tooManyRows: 'Se pueden modificar %{max} registros a la vez como máximo: selecciona menos.',
  manyRefused: 'No se ha modificado nada. %{reasons}',
  tooMany: 'Demasiadas peticiones. Espera un momento y vuelve a probar.',
  internal:
    'Ha ocurrido un error desconocido en el servidor, inténtalo de nuevo y si el error persiste contacta con el equipo de soporte.',
  unavailable: 'El servidor no está disponible en este momento. Inténtalo de nuevo en unos minutos.',
  noSpace: 'No queda espacio en el servidor. Avisa al equipo de soporte.',
  /** Spec 8 word for word, its spelling included. */
  connection: 'No se pudo conector con el servidor, si el problema persiste contacta con soporte.',
  geocoder: 'No se pudo localizar la dirección',

  unknownOperator: 'El operador «%{operator}» no se puede usar con «%{field}».',
  badFilterValue: 'El valor del filtro «%{field}» no es correcto.',
  unknownSort: 'No se puede ordenar por «%{field}».',
  badRange: 'El rango de resultados no es correcto.',
  unknownField: 'Campo desconocido: %{field}.',

  mails: {
    notRetriable: 'Ese correo no se puede volver a enviar: ya ha salido, está pendiente o su dirección no es válida.',
    expired:
      'El enlace de ese correo ha caducado: hay que pedir otro desde su ficha o desde «¿Olvidaste tu contraseña?».',
  },
  alerts: { nobody: 'No hay ningún usuario activo de ese tipo a quien avisar.' },
  files: {
    tooLarge: 'El archivo supera los %{max} MB.',
    tooMany: 'Máximo %{max} archivos cada vez.',
    unsupportedType: 'Solo se admiten imágenes (JPEG, PNG, WebP, HEIC) y PDF.',
    incomplete: 'La subida se ha interrumpido. Inténtalo de nuevo.',
    tooManyPixels: 'La imagen tiene más de %{max} megapíxeles. Redúcela y vuelve a subirla.',
    store:
      'Ahora no se pueden guardar ni abrir archivos. Inténtalo de nuevo en unos minutos y, si sigue igual, avisa al equipo de soporte.',
  },
  auth: {
    disabled: 'Esta cuenta está desactivada.',
    tooMany: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
    resetExpired: 'El enlace no es válido, ya se ha usado o ha caducado.',
    setupClosed: 'La primera cuenta ya existe.',
  },
  users: {
    superUser: 'No puedes ver, crear ni cambiar un superusuario.',
    driver: 'El acceso del conductor se crea desde la ficha del vehículo.',
    clientNotAllowed: 'Ese cliente no admite usuarios. Marca «Crear usuario de cliente» en su ficha.',
    lastSuperUser: 'Debe quedar al menos un superusuario activo.',
    self: 'No puedes eliminar ni desactivar tu propia cuenta.',
    ownRole: 'No puedes cambiar tu propio rol.',
    driverRole: 'La cuenta de un conductor no puede cambiar de rol.',
  },
  carriers: {
    accountantEmail: 'Escribe un e-mail válido para el contable.',
    accountantRole: 'Ese usuario no es contable.',
    modulesFreelance: 'Solo un autónomo puede estar en módulos: a una sociedad no se le retiene IRPF.',
    disabled: 'El transportista está eliminado.',
    onRoute: 'El transportista tiene una carga sin terminar.',
  },
  clients: {
    disabled: 'El cliente está eliminado.',
  },
  vehicles: {
    onRoute: 'El vehículo está en una carga sin terminar.',
    driverNeedsTraction: 'Solo un vehículo tractor puede tener acceso de conductor.',
    driverExists: 'El vehículo ya tiene acceso de conductor.',
  },
  documents: {
    roadOnly: 'En una carga o un pedido solo puedes añadir CMR y albaranes.',
    datesNotAllowed: 'No puedes poner las fechas de este documento.',
    nobodyToNotify: 'No hay ningún usuario al que notificar.',
    alreadyNotified: 'El usuario ya ha sido notificado hoy de este documento.',
    replaced: 'Este documento está sustituido por una versión nueva: se conserva tal como estaba.',
    alreadyReplaced: 'Este documento ya está sustituido. Abre su versión nueva y sustitúyela a ella.',
    olderRemoved: 'El documento al que sustituye está eliminado. Restaura antes ese.',
  },
  requests: {
    alreadyRequested: 'Ya has solicitado esta carga.',
    notPublic: 'Esta carga ya no está en la bolsa.',
    noMatch: 'Esta carga pide %{needs}, y ningún vehículo activo lo ofrece.',
    switchedOff: 'La bolsa de cargas está desactivada para este transportista. Se activa desde la oficina.',
    decided: 'Esta solicitud ya está resuelta.',
    onlyStatus: 'De una solicitud solo cambia su estado.',
    withdrawn: 'El transportista ha retirado esta solicitud.',
    notPending: 'Solo se puede retirar una solicitud pendiente.',
    routeTaken: 'Otra persona ya ha aceptado una solicitud de esta carga.',
    otherCarrier: 'Solo puedes solicitar cargas para tu empresa.',
    accountantPending: 'Ya has solicitado un contable.',
  },
  ...routeErrors,
  ...invoiceErrors,
  ...paymentErrors,
  ...importErrors,
};
