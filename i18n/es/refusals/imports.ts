/** Why a sheet isn't brought in. */
export const importRefusals = {
  imports: {
    refused:
      'No se ha importado nada: la fila %{row} tiene un error (%{reason}). |||| No se ha importado nada: %{smart_count} filas tienen errores; la primera es la %{row} (%{reason}).',
    unknownColumn: 'La columna «%{column}» no existe.',
    repeatedColumn: 'Dos columnas del archivo se importan como «%{column}». Deja una.',
    missingColumns: 'Faltan columnas obligatorias: %{columns}.',
    repeatedRow: 'Repetido: la fila %{row} dice lo mismo. Quita una de las dos.',
    ambiguousOwner: 'Hay varios con ese dato. Escribe su NIF, o su alias si comparten NIF.',
    unknown: {
      carrierId: 'No hay ningún transportista con ese NIF o nombre. Impórtalo antes.',
      clientId: 'No hay ningún cliente con ese NIF, alias o nombre. Impórtalo antes.',
    },
  },
};
