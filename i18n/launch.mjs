/** What the commands say in the terminal. Plain JavaScript: they speak before anything is installed or built. */
export const launch = {
  nodeTooOld: version =>
    `Hace falta Node 20.19, 22.13 o 24 (o posterior) y este es Node ${version}.\n` +
    'Instala una versión con soporte (se recomienda la 22 o la 24) desde https://nodejs.org y vuelve a probar.',
  installing: 'Instalando las dependencias (solo la primera vez o cuando cambian)…',
  installFailed:
    'No se han podido instalar las dependencias. Comprueba la conexión con el registro de npm y el espacio en disco, y vuelve a probar.',
  compiling: 'Preparando SQLite para este Node (si hay que compilarlo, tarda un par de minutos)…',
  compileFailed: 'No se ha podido preparar SQLite (better-sqlite3).',
  toolsMissing: tools =>
    `Para compilarlo falta: ${tools.join(', ')}. En Debian o Ubuntu: sudo apt-get install python3 make g++`,
  headersMissing:
    'No hay cabeceras de Node junto al ejecutable (include/node/node.h): hace falta conexión a nodejs.org o a GitHub, o un Node instalado con sus cabeceras.',
  building: { web: 'Construyendo la aplicación web…', server: 'Construyendo el servidor…' },
  buildFailed: {
    web: 'No se ha podido construir la aplicación web: el motivo está en las líneas de arriba.',
    server: 'No se ha podido construir el servidor: el motivo está en las líneas de arriba.',
  },
  built: 'Todo construido en dist/.',
  cannotRun: (program, reason) => `No se ha podido ejecutar «${program}»: ${reason}`,
  testing: {
    packages: names => `Instalando los paquetes de Debian que faltan: ${names}…`,
    packagesByHand: names =>
      `Para las pruebas hace falta: ${names}. Instálalo (en Debian o Ubuntu: sudo apt-get install ${names}) y vuelve a probar.`,
    format: 'Formato (Biome)',
    lint: 'Reglas de estilo (oxlint)',
    types: 'Tipos (TypeScript)',
    build: 'Construcción',
    tests: 'Pruebas (Vitest): reglas, API en SQLite y en PostgreSQL, navegador',
    stepFailed: step => `Las pruebas se paran aquí: ha fallado «${step}».`,
    postgresFailed: reason => `No se ha podido arrancar el PostgreSQL de las pruebas: ${reason}`,
    migrations: 'han fallado las migraciones.',
    unknownKind: (kind, kinds) => `No hay pruebas «${kind}»: elige entre ${kinds}.`,
  },
};
