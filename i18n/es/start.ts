const padded = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
};

/** What the server says in the terminal, to whoever starts it. */
export const start = {
  seeding: 'Base de datos vacía: creando los datos de demostración…',
  running: (address: string) => `Portes está en marcha: ${address}`,
  accounts: (accounts: readonly (readonly [username: string, role: string])[], password: string) =>
    `Cuentas de demostración (contraseña de todas: ${password})\n${padded(accounts)}`,
  setup: (address: string) =>
    `Todavía no hay ninguna cuenta. Crea la del superusuario en esta dirección, que sirve una sola vez y caduca en 24 horas:\n  ${address}`,
  demoExposed: (host: string) =>
    `La base de datos tiene cuentas de demostración, con una contraseña que es pública, y HOST=${host} las deja al alcance de otros equipos.\n` +
    'Cambia o elimina esas cuentas, usa HOST=127.0.0.1 o, si es lo que quieres, arranca con DEMO=1.',
  demoBehindProxy: (address: string) =>
    `Aviso: hay cuentas de demostración, con una contraseña que es pública, y PUBLIC_URL=${address} dice que se llega desde fuera.\n` +
    'Cambia o elimina esas cuentas, o arranca con DEMO=1 si es lo que quieres.',
  portInUse: (host: string, port: number) =>
    `El puerto ${port} de ${host} ya está en uso: ¿hay otra copia en marcha? Ciérrala o elige otro con PORT.`,
  portForbidden: (port: number) => `No hay permiso para usar el puerto ${port}. Elige otro con PORT (1024 o mayor).`,
  noSuchHost: (host: string) => `HOST=${host} no es una dirección de este equipo.`,
  databaseForbidden: (reason: string) =>
    `El usuario de DATABASE_URL no tiene permiso en su base de datos: ${reason}. Hazlo dueño de ella.`,
  databaseUntrusted: (reason: string) =>
    `La base de datos de DATABASE_URL tiene un certificado que no se puede comprobar: ${reason}. Indica el de su autoridad con sslmode=verify-full&sslrootcert=FICHERO, o renuncia a comprobarlo con sslmode=no-verify.`,
  databaseAway: (reason: string) => `No se ha podido conectar con la base de datos de DATABASE_URL: ${reason}`,
  fragile: (settings: string) =>
    `La base de datos puede perder datos ya guardados si se va la luz (${settings}). Corrige esos ajustes en el servidor de PostgreSQL o, si los datos no importan, arranca con FRAGILE=1.`,
  storeAway: (address: string, reason: string) =>
    `No se han podido guardar archivos en el almacén de FILES_URL (${address}): ${reason}`,
  folder: (path: string, reason: string) => `No se puede escribir en DATA_DIR (${path}): ${reason}`,
  noSpace: (path: string) => `No queda espacio en el disco de DATA_DIR (${path}).`,
  failed: (reason: string) => `No se ha podido arrancar: ${reason}`,
  migrated: 'La base de datos está al día.',
};
