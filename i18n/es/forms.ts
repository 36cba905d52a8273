/** Forms and what they are made of: files, timetables, selects, timelines. Under `app` too. */
export const forms = {
  select: {
    noMatches: 'Sin coincidencias',
    loading: 'Buscando…',
  },
  form: {
    yes: 'Sí',
    no: 'No',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
  },
  files: {
    label: 'Archivos',
    add: 'Añadir archivos',
    choose: 'Elegir archivo',
    choosePicture: 'Elegir imagen',
    limits: 'JPEG, PNG, WebP, HEIC o PDF. Máximo %{size} MB por archivo y %{count} archivos.',
    tooLarge: 'El archivo «%{name}» supera los %{size} MB.',
    tooMany: 'Máximo %{count} archivos cada vez.',
    imageLimits: '%{types}. Máximo %{size} MB.',
    notImage: 'El archivo «%{name}» no es una imagen de estas: %{types}.',
    wrongType: 'El archivo «%{name}» no es una imagen ni un PDF.',
    remove: 'Quitar «%{name}»',
    preview: 'Vista previa',
    noPreview: 'Este archivo no se puede ver aquí. Descárgalo para abrirlo.',
    /** A PDF shown page by page. */
    page: 'Página %{page} de %{pages} de %{title}',
    pageOf: 'Página %{page} de %{pages}',
    previousPage: 'Página anterior',
    nextPage: 'Página siguiente',
    pdf: {
      password: 'El PDF está protegido con contraseña y no se puede ver aquí.',
      broken: 'El PDF está dañado y no se puede ver.',
      slow: 'El PDF es demasiado grande para verlo aquí.',
    },
    download: 'Descargar',
    downloadError: 'No se ha podido descargar el archivo',
    empty: 'Sin archivos',
    count: '1 archivo |||| %{smart_count} archivos',
    lost: 'Los archivos no se conservan al recargar la página: añádelos otra vez.',
  },
  /** The calendar of a date field. */
  calendar: {
    choose: 'Elige fecha',
    chosen: 'Elige fecha, la fecha elegida es %{date}',
    title: 'Seleccionar fecha',
    table: 'Elige fecha',
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    openYears: 'La vista de días está abierta: cambiar a la de años',
    openDays: 'La vista de años está abierta: cambiar a la de días',
    clear: 'Limpiar valor',
    today: 'Hoy',
    day: 'Día',
    weekDay: 'Día de la semana',
    month: 'Mes',
    year: 'Año',
    empty: 'Vacío',
    /** Letters that stand for what is not typed yet: DD-MM-AAAA. */
    dayLetter: 'D',
    monthLetter: 'M',
    yearLetter: 'A',
  },
  timetable: {
    add: 'Añadir horario',
  },
  timeline: {
    label: 'Seguimiento',
    done: 'Hecho',
    current: 'Estado actual',
    pending: 'Pendiente',
    stop: 'Parada %{number}: %{city}',
    /** A step reported from a place without coverage. */
    late: 'hecho %{done} · recibido %{received}',
  },
  /** Where a full label would be too long: chips in a table. */
  flags: { isAdr: 'ADR' },
};
