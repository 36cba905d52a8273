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
};
