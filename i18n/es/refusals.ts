import { importRefusals } from './refusals/imports.ts';
import { invoiceRefusals } from './refusals/invoices.ts';
import { paymentRefusals } from './refusals/payments.ts';
import { routeRefusals } from './refusals/routes.ts';

/** What the API alone answers, by its `code`: pages are told these sentences, and don't bring them along. */
export const refusals = {
  malformed: 'La petición no es correcta.',
  tooDeep: 'La petición tiene demasiados niveles de listas y objetos, unos dentro de otros: usa %{max} como máximo.',
  malformedParameter: 'El parámetro «%{name}» no es correcto.',
  unknownParameter: 'Parámetro desconocido: %{name}.',
  malformedMany: 'La petición debe llevar «ids», una lista de identificadores, y «data», un objeto.',
  credentials: 'Usuario y/o password incorrecto',
  secondFactor: 'Escribe el código de verificación.',
  secondFactorWrong: 'El código no es correcto, ha caducado o ya se ha usado.',
  fieldForbidden: 'No puedes modificar el campo %{field}.',
  fieldNotAllowed: 'Campo no permitido: %{field}.',
  foreignOrigin: 'La petición viene de otra página y se ha rechazado.',
  notYours: 'Solo puedes guardar datos tuyos o de tu empresa.',
  saidTwice: '«%{field}» y «%{other}» dicen cosas distintas: envía solo uno de los dos.',
  badVersion: 'La versión debe ser un número entero: la que tenía el registro.',
  jsonOnly: 'Los cambios se envían como JSON, no como formulario con archivos.',
  conflict: 'Alguien ha modificado este registro mientras lo editabas.',
  duplicate: 'Identificador duplicado',
  badIdempotencyKey: 'La cabecera Idempotency-Key no es correcta.',
  idempotencyReused: 'Esa Idempotency-Key ya se usó con otros datos.',
  inUse: 'No se puede eliminar: hay otros datos que dependen de este registro.',
  disabled: 'Este registro está eliminado. Restáuralo antes de modificarlo.',
  unsupportedType:
    'Ese contenido no está admitido: los datos se envían como JSON (application/json) y los archivos, en un formulario (multipart/form-data).',
  filesMissing: 'Sube al menos un archivo.',
  noFilesHere: 'Aquí no se pueden subir archivos.',
  validation: 'Hay campos incorrectos.',
  tooManyRows: 'Se pueden modificar %{max} registros a la vez como máximo: selecciona menos.',
  manyRefused: 'No se ha modificado nada. %{reasons}',
  unwritable:
    'El disco del servidor no deja guardar nada ahora mismo. Inténtalo de nuevo en unos minutos; si sigue igual, avisa al equipo de soporte.',

  unknownOperator: 'El operador «%{operator}» no se puede usar con «%{field}».',
  badFilterValue: 'El valor del filtro «%{field}» no es correcto.',
  unknownSort: 'No se puede ordenar por «%{field}».',
  unknownFilter: 'No se puede filtrar por «%{field}».',
  badRange: 'El rango de resultados no es correcto.',
  unknownField: 'Campo desconocido: %{field}.',

  mails: {
    notRetriable:
      'Ese correo no se puede volver a enviar: ya ha salido, está pendiente, su dirección no es válida o lo que contaba se deshizo.',
    expired:
      'El enlace de ese correo ha caducado: hay que pedir otro desde su ficha o desde «¿Olvidaste tu contraseña?».',
  },
  alerts: { nobody: 'No hay ningún usuario activo de ese tipo a quien avisar.' },
  files: {
    tooLarge: '«%{name}» supera los %{max} MB.',
    tooMany: 'Máximo %{max} archivos cada vez.',
    notPicture: 'La imagen debe ser JPEG, PNG o WebP.',
    notPrintable: 'El logotipo se imprime: debe ser JPEG o PNG.',
    unsupportedType: '«%{name}» no se admite: solo imágenes (JPEG, PNG, WebP, HEIC) y PDF.',
    incomplete: 'La subida se ha interrumpido. Inténtalo de nuevo.',
    tooManyPixels: '«%{name}» tiene más de %{max} megapíxeles. Redúcela y vuelve a subirla.',
    store:
      'Ahora no se pueden guardar ni abrir archivos. Inténtalo de nuevo en unos minutos y, si sigue igual, avisa al equipo de soporte.',
  },
  auth: {
    disabled: 'Esta cuenta está desactivada.',
    tooMany: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
    resetExpired: 'El enlace no es válido, ya se ha usado o ha caducado.',
    setupClosed: 'La primera cuenta ya existe.',
    wrongPassword: 'La contraseña actual no es correcta.',
    samePassword: 'Elige una contraseña distinta de la que te dieron.',
    hasSecondFactor: 'La verificación en dos pasos ya está activada.',
    presentSession: 'Esa es la sesión con la que estás trabajando: se cierra con «Cerrar sesión».',
    noSession: 'Esa sesión ya no está abierta.',
    noSecondFactor: 'La verificación en dos pasos no está activada.',
    owes: {
      password: 'Antes de continuar, elige una contraseña que solo conozcas tú.',
      secondFactor: 'Antes de continuar, activa la verificación en dos pasos: la empresa la exige.',
    },
  },
  users: {
    superUser: 'No puedes ver, crear ni cambiar un superusuario.',
    driver: 'El acceso del conductor se crea desde la ficha del vehículo.',
    clientNotAllowed: 'Ese cliente no admite usuarios. Marca «Crear usuario de cliente» en su ficha.',
    lastSuperUser: 'Debe quedar al menos un superusuario activo.',
    self: 'No puedes eliminar ni desactivar tu propia cuenta.',
    ownRole: 'No puedes cambiar tu propio rol.',
    driverRole: 'La cuenta de un conductor no puede cambiar de rol.',
    vehicleRemoved: 'El vehículo %{plate} está eliminado. Restáuralo antes de restaurar el acceso de su conductor.',
    vehicleNotTraction:
      'El vehículo %{plate} ya no es un vehículo tractor. Crea el acceso del conductor en la ficha del vehículo que lleve ahora.',
    vehicleHandedOver:
      'El vehículo %{plate} ha pasado a otro transportista desde que se creó este acceso. Crea el acceso del conductor en la ficha del vehículo que lleve ahora.',
  },
  carriers: {
    accountantAsleep: 'El acceso de ese contable está desactivado: solo la oficina puede volver a activarlo.',
    accountantEmail: 'Escribe un e-mail válido para el contable.',
    accountantRole: 'Ese usuario no es contable.',
    disabled: 'El transportista está eliminado.',
    onRoute: 'El transportista tiene una carga sin terminar.',
  },
  clients: {
    disabled: 'El cliente está eliminado.',
    openLoads:
      'El cliente tiene 1 pedido en una carga o entregado sin facturar. Antes de eliminar al cliente, complétalo y factúralo, o quítalo de la carga si no ha empezado. |||| El cliente tiene %{smart_count} pedidos en una carga o entregados sin facturar. Antes de eliminar al cliente, complétalos y factúralos, o quítalos de la carga si no han empezado.',
  },
  vehicles: {
    onRoute: 'El vehículo está en una carga sin terminar.',
    driverNeedsTraction: 'Solo un vehículo tractor puede tener acceso de conductor.',
    driverExists: 'El vehículo ya tiene acceso de conductor.',
    driverEmail: 'La empresa no tiene e-mail: escribe el del conductor.',
  },
  documents: {
    roadOnly: 'En una carga o un pedido solo puedes añadir CMR y albaranes.',
    readOnly: 'Puedes consultar estos documentos, pero no añadirlos ni cambiarlos.',
    datesNotAllowed: 'No puedes poner las fechas de este documento.',
    nobodyToNotify: 'No hay ningún usuario al que notificar.',
    alreadyNotified: 'El usuario ya ha sido notificado hoy de este documento.',
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
    routeTaken: 'La carga ya tiene transportista: cámbialo en la carga, o rechaza esta solicitud.',
    routeRemoved: 'La carga está eliminada: restáurala y publícala de nuevo para aceptar esta solicitud, o recházala.',
    outOfPool: 'La carga ya no está en la bolsa: publícala de nuevo para aceptar esta solicitud, o recházala.',
    noLoads: 'La carga no tiene pedidos: añade alguno para aceptar esta solicitud, o recházala.',
    accountantPending: 'Ya has solicitado un contable.',
  },
  ...routeRefusals,
  ...invoiceRefusals,
  ...paymentRefusals,
  ...importRefusals,
};
