/** What belongs to no entity: the frame of the application, its failures and its dialogs. */
export const app = {
  title: 'Portes',
  nav: {
    main: 'Menú principal',
    home: 'Inicio',
    alerts: 'Alertas',
    unreadAlerts: '1 alerta sin leer |||| %{smart_count} alertas sin leer',
    language: 'Idioma',
    look: 'Aspecto',
    quickOpen: 'Abrir… (Ctrl+K)',
    logout: 'Cerrar sesión',
    openMenu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    skip: 'Saltar al contenido',
  },
  quickOpen: {
    title: 'Abrir por número, matrícula o nombre',
    hint: 'P. 123, C. 45, una matrícula, un cliente, un número de factura, una pantalla…',
    pages: 'Pantallas',
  },
  shortcuts: {
    title: 'Atajos de teclado',
    everywhere: 'En todas las pantallas',
    quickOpen: 'Abrir cualquier registro o pantalla por su nombre o número',
    search: 'Buscar en el listado',
    save: 'Guardar el formulario desde cualquier campo',
    close: 'Cerrar el diálogo o la lista abierta',
    help: 'Esta ayuda',
  },
  /** How the pages look; the choice stays on the device. */
  looks: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  alerts: {
    title: 'Alertas',
    empty: 'No tienes alertas',
    markRead: 'Marcar como leída',
    markAllRead: 'Marcar todas como leídas',
    openThat: 'Abrir %{name}',
    close: 'Cerrar',
    seeAll: 'Ver todas las alertas',
    unread: 'Sin leer',
    today: 'hoy',
    yesterday: 'ayer',
    news: 'Alerta nueva',
  },
  loading: 'Cargando…',
  saving: 'Guardando…',
  uploading: 'Subiendo archivos…',
  /** A part of a page, or a dialog, whose file can't be had. */
  part: {
    missing:
      'No se ha podido cargar esta parte. Comprueba la conexión y vuelve a intentarlo; si la aplicación se ha actualizado, recarga la página.',
    retry: 'Reintentar',
    reload: 'Recargar',
  },
  connection: {
    /** Spec 8 word for word, its spelling included. */
    message: 'No se pudo conector con el servidor, si el problema persiste contacta con soporte.',
    retry: 'Reintentar',
  },
  notFound: {
    title: 'Página no encontrada',
    message: 'La página que intentas visitar no existe. Es posible que se haya eliminado o movido.',
    home: 'Ir al inicio',
  },
  serverError: {
    title: 'Error en el servidor',
    message:
      'Ha ocurrido un error desconocido en el servidor, inténtalo de nuevo y si el error persiste contacta con el equipo de soporte.',
    reload: 'Recargar',
    home: 'Ir al inicio',
  },
  accessDenied: {
    title: 'Acceso denegado',
    message: 'No tienes permiso para ver esta página.',
  },
  conflict: {
    title: 'Alguien ha modificado este registro',
    message:
      'Mientras lo editabas, otra persona ha guardado cambios. Puedes recargar sus datos y perder los tuyos, o seguir editando y guardar los tuyos encima.',
    reload: 'Recargar',
    keep: 'Seguir editando',
    fields: 'Lo que ha cambiado:',
  },
  draft: {
    restored: 'Se ha recuperado lo que estabas escribiendo.',
    discard: 'Descartar',
    keep: 'Conservar',
  },
  unsaved: {
    title: 'Cambios sin guardar',
    message: 'Hay cambios sin guardar. ¿Seguro que quieres descartarlos?',
    discard: 'Descartar cambios',
    stay: 'Seguir aquí',
    saveFirst: 'Hay cambios sin guardar: guárdalos antes.',
  },
  lock: {
    disabled: 'Este registro está eliminado. Restáuralo para poder modificarlo.',
    notAllowed: 'Puedes consultar estos datos, pero no modificarlos.',
  },
  day: {
    invalid: 'Escribe la fecha entera: DD-MM-AAAA',
    none: 'Esa fecha no existe.',
  },
  geolocate: {
    button: 'Geolocalizar',
    searching: 'Buscando…',
    nothing: 'No se ha encontrado ninguna dirección con ese texto.',
    choose: 'Elige la dirección',
  },
  map: {
    name: 'Mapa: %{places}',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    move: 'Arrastra la marca al sitio exacto.',
  },
  confirm: {
    deleteTitle: 'Eliminar %{name}',
    deleteMessage: '¿Seguro que quieres eliminarlo? Podrás restaurarlo más adelante.',
    deleteOwnMessage: '¿Seguro que quieres eliminarlo? Después solo la oficina puede recuperarlo.',
    restoreTitle: 'Restaurar %{name}',
    restoreMessage: '¿Seguro que quieres restaurarlo? Volverá a estar disponible.',
  },
  action: {
    add: 'Añadir',
    accept: 'Aceptar',
    back: 'Volver',
    cancel: 'Cancelar',
    close: 'Cerrar',
    continue: 'Continuar',
    /** Beside a button that waits until they are right. */
    missing: 'Falta o hay que corregir: %{fields}',
    andMore: '%{fields} y %{more} más',
    missingSome: 'Falta o hay que corregir algún dato',
    delete: 'Eliminar',
    history: 'Historial',
    open: 'Abrir',
    restore: 'Restaurar',
    retry: 'Reintentar',
    saveAndAdd: 'Guardar y crear otro',
    search: 'Buscar',
  },
};
