/** What the server says of a sheet's rows that isn't a rule of forms. */
export const rowRemarks = {
  exists: 'Ya existe: se omite sin cambios.',
  removed: 'Existe, eliminado: se omite. Puedes restaurarlo en su ficha.',
  sameReference: 'El pedido %{load} ya tiene esta referencia: se añadirá otro.',
  referenceAbove: 'La fila %{row} tiene la misma referencia: se añadirán los dos.',
  equalOrder: 'La fila %{row} dice lo mismo: se añadirán los dos.',
  failed: 'La hoja de cálculo no pudo calcularla (%{text}). Corrige la fórmula o escribe el dato.',
  noCountry: 'Falta: se tomará por España, pero no lo parece. Escribe el país o corrige la dirección.',
  /** What its kind of company lacks, by that kind. */
  emptied: {
    society: 'No se guarda: una sociedad no lo tiene. Revisa el tipo de empresa.',
    freelance: 'No se guarda: un autónomo no lo tiene. Revisa el tipo de empresa.',
  },
};
