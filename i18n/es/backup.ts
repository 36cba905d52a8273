const grouped = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

const counted = (count: number, one: string, many: string): string =>
  `${grouped.format(count)} ${count === 1 ? one : many}`;

const rowsAndFiles = (rows: number, files: number): string =>
  `${counted(rows, 'fila', 'filas')} y ${counted(files, 'archivo', 'archivos')}`;

/** What the commands that make and restore backups say in the terminal. */
export const backup = {
  made: (folder: string, rows: number, files: number, removed: number) =>
    `Copia hecha en ${folder}: ${rowsAndFiles(rows, files)}.${removed ? ` Copias antiguas quitadas: ${grouped.format(removed)}.` : ''}`,
  missing: (names: readonly string[]) =>
    `La copia está hecha, pero faltaban o estaban dañados ${counted(names.length, 'archivo', 'archivos')} en el almacén: ${names.slice(0, 20).join(', ')}${names.length > 20 ? '…' : ''}`,
  another: (folder: string) => `Ya se está haciendo otra copia en ${folder}. Espera a que termine.`,
  whichFolder: (folder: string) =>
    `Di qué copia quieres recuperar: npm run restore -- CARPETA\nLas copias están en ${folder}.`,
  restored: (madeAt: string, rows: number, files: number) =>
    `Recuperada la copia del ${new Date(madeAt).toLocaleString('es-ES', { timeZone: 'Europe/Madrid' })}: ${rowsAndFiles(rows, files)}. Las sesiones se han cerrado: cada persona tiene que volver a entrar.`,
  notABackup: (folder: string) => `${folder} no es una copia entera: le falta manifest.json o SHA256SUMS.`,
  damaged: (file: string) =>
    `La copia está dañada: ${file} no es como se guardó. No se ha recuperado nada. Usa otra copia.`,
  otherFormat: (folder: string) => `manifest.json de ${folder} no es de una copia que esta versión entienda.`,
  newerVersion: (migration: string) =>
    `La copia es de una versión más nueva del programa (${migration}). Actualiza antes de recuperarla.`,
  otherEngine: {
    sqlite: 'La copia es de SQLite. Quita DATABASE_URL para recuperarla.',
    postgres:
      'La copia es de PostgreSQL. Pon en DATABASE_URL la dirección de una base de datos vacía para recuperarla.',
  },
  databaseNotEmpty: 'La base de datos de DATABASE_URL no está vacía. Recupera la copia en una base nueva.',
  folderNotEmpty: (folder: string, files: readonly string[]) =>
    `Ya hay una base de datos, o lo que queda de una, en ${folder}: ${files.join(', ')}. Recupera la copia en otra carpeta con DATA_DIR, o mueve antes todos esos archivos juntos a otro sitio, con la carpeta files si la hay.`,
  countsDiffer: (tables: string) =>
    `Tras recuperar la copia no coinciden las filas de ${tables}. No la uses y avisa a soporte.`,
  noProgram: (program: string) =>
    `Hace falta el programa ${program} de PostgreSQL, de la misma versión que el servidor o más nueva (paquete postgresql-client), y no está en el PATH.`,
  programFailed: (program: string, reason: string) => `${program} ha fallado: ${reason}`,
};
