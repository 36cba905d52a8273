import { addressTexts } from './resources/address.ts';

const PARTS = /^(origin|destination)\./;

/** `Origen: Población`: an order has two places, whose columns stand side by side. */
const placeHeads = (field: string, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(addressTexts(field, name))
      .filter(([path]) => PARTS.test(path))
      .map(([path, label]) => [path, `${name}: ${label}`]),
  );

/** Bringing in sheets of rows. */
export const imports = {
  title: 'Importar %{name}',
  button: 'Importar',
  template: { xlsx: 'Plantilla Excel', csv: 'Plantilla CSV', explained: 'Qué va en cada columna' },
  /** The second sheet of a template. */
  expects: {
    column: 'Columna',
    required: 'Obligatoria',
    what: 'Qué se escribe',
    yes: 'Sí',
    no: 'No',
    text: 'Texto',
    number: 'Número, con coma decimal: 13,6',
    integer: 'Número entero',
    money: 'Importe en euros: 1.250,50',
    day: 'Fecha: 23/11/2026',
    boolean: 'Sí o No',
    openings: 'Horas: 08:00-14:00, 16:00-19:00',
    select: 'Una de estas: %{options}',
    owner: 'NIF o nombre de una ficha que ya existe',
    nif: 'NIF, NIE o CIF',
    postalCode: 'Código postal, con su cero inicial: 08001',
    plate: 'Matrícula: 1234 BBB',
  },
  back: 'Volver al listado',
  /** Headings that aren't the label of the form. */
  heads: {
    vehicles: { carrierId: 'Transportista (NIF)' },
    locations: { clientId: 'Cliente (NIF)' },
    loads: { clientId: 'Cliente (NIF)', ...placeHeads('origin', 'Origen'), ...placeHeads('destination', 'Destino') },
  },
  /** What choices are called in sheets besides their own name. */
  choices: {
    society: 'sociedad limitada|sociedad anonima|sl|sa|slu|empresa|juridica|persona juridica',
    freelance: 'autonoma|persona fisica|fisica|persona|trade',
    modules: 'modulos|estimacion objetiva',
    tractor_head: 'tractora|cabeza|tractor|cabeza tractora|trailer tractora',
    rigid: 'rigido|camion',
    van: 'furgon|furgo',
    tauliner: 'lona|tautliner|semirremolque lona|semi lona',
    gondola: 'plataforma gondola',
    mega: 'megatrailer|semirremolque mega',
    frigo: 'frigo|semirremolque frigorifico|semi frigo',
    trailer: 'remolque de camion',
    back: 'trasera|detras|atras|muelle',
    side: 'lateral|costado',
    upside: 'superior|arriba|cenital',
    palletized: 'palet|palets|pallets',
    bulk: 'granel',
    fridge: 'frio|refrigerado',
  },
  steps: { file: 'Archivo', columns: 'Columnas', check: 'Comprobación', done: 'Importar' },
  file: {
    help: 'Elige un archivo CSV o Excel (.xlsx), de 20.000 filas y 10 MB como máximo. Los nombres de las columnas, en una fila; de un libro de Excel puedes elegir la hoja.',
    choose: 'Elegir archivo',
    drop: 'o suéltalo aquí',
    templatePlain: '¿No tienes archivo? La plantilla trae todas las columnas; ninguna es obligatoria.',
    templateHelp: '¿No tienes archivo? La plantilla trae todas las columnas; las obligatorias son: %{columns}.',
    exportHelp: 'También sirve lo que guarda «Exportar» en el listado.',
    owner: 'Las filas que no digan de quién son se añaden a esta ficha.',
    reading: 'Leyendo el archivo…',
  },
  problems: {
    type: 'Solo se pueden leer archivos CSV y Excel (.xlsx). Guarda el tuyo como uno de ellos.',
    oldExcel:
      'Es un Excel antiguo (.xls) o está protegido con contraseña. Ábrelo en Excel y guárdalo, sin contraseña, como «Libro de Excel (.xlsx)».',
    tooLarge: 'El archivo pesa más de 10 MB o contiene demasiado. Divídelo en varios.',
    tooManyRows: 'El archivo tiene más de 20.000 filas, que es lo que cabe en cada importación. Divídelo en varios.',
    tooManyColumns: 'El archivo tiene más de 200 columnas. Quita las que sobran.',
    broken: 'No se ha podido leer el archivo: está dañado o protegido con contraseña.',
    empty: 'El archivo no tiene filas.',
    oldDates: 'El libro cuenta los días desde 1904. Guárdalo como CSV e importa ese archivo.',
    quotes:
      'En la línea %{line} hay unas comillas (") que unen varias filas. Quítalas, o guarda el archivo como Excel (.xlsx).',
  },
  columns: {
    help: 'Comprueba qué es cada columna del archivo «%{file}» (1 fila). Las que digan «No importar» se quedan fuera. |||| Comprueba qué es cada columna del archivo «%{file}» (%{rows} filas). Las que digan «No importar» se quedan fuera.',
    goesTo: 'Se importa como',
    none: 'No importar',
    derived: 'No importar: lo pone la aplicación',
    where: {
      accountantId: 'No se importa. Invita al contable en cada ficha.',
      routeId: 'No se importa. Asigna la carga en «Tabla de pedidos».',
      intermediateStops: 'No se importan. Añade las paradas en cada pedido.',
    },
    head: 'Fila con los nombres de las columnas',
    noHeads: 'Ninguna: todas son datos',
    above:
      'Los nombres de las columnas son los de la fila %{row}. La fila de encima no se importa. |||| Los nombres de las columnas son los de la fila %{row}. Las %{rows} filas de encima no se importan.',
    noHead: 'Columna %{index}',
    missing: 'Faltan columnas obligatorias: %{columns}',
    leftOut: '1 columna no se importa: %{columns} |||| %{smart_count} columnas no se importan: %{columns}',
    sheet: 'Hoja del libro',
    totals: 'La fila %{row} es el total de las demás y no se importa.',
    check: 'Comprobar',
  },
  check: {
    checking: 'Comprobando %{rows} filas…',
    sending: 'Guardando %{rows} filas. No cierres la página.',
    progress: '%{done} de %{rows} filas',
    zeros:
      'En 1 fila se ha repuesto el cero inicial que quitan las hojas de cálculo (8001 → 08001). |||| En %{rows} filas se ha repuesto el cero inicial que quitan las hojas de cálculo (8001 → 08001).',
    fresh: 'Nuevas',
    existing: 'Ya existen (se omiten)',
    wrong: 'Con errores',
    allWell: 'Todo correcto. Se añadirá 1 fila. |||| Todo correcto. Se añadirán %{rows} filas.',
    nothing: 'Todas las filas existen ya: no hay nada que importar.',
    hasErrors:
      'Hay 1 fila con errores: no se importará nada hasta corregirla. |||| Hay %{rows} filas con errores: no se importará nada hasta corregirlas.',
    correct: 'Corrige el archivo y vuelve a elegirlo.',
    cut: 'Se muestran las 200 primeras.',
    row: 'Fila',
    column: 'Columna',
    message: 'Qué pasa',
    errors: 'Errores',
    notes: 'Avisos',
    omitted: 'Omitidas',
    another: 'Elegir otro archivo',
    change: 'Cambiar columnas',
    run: 'Importar 1 fila |||| Importar %{rows} filas',
  },
  done: {
    imported: 'Se ha importado 1 fila. |||| Se han importado %{rows} filas.',
    omitted: '1 fila existía ya y se ha omitido. |||| %{rows} filas existían ya y se han omitido.',
    more: 'Importar otro archivo',
  },
};
