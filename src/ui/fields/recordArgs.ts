type Args = Record<string, string | number>;

/** What a notice may say of a row: its texts and numbers by name (`La factura %{num} ha sido añadida`). */
export const recordArgs = (record: object | null | undefined): Args =>
  Object.fromEntries(
    Object.entries(record ?? {}).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/** A notice of a row that has nothing yet to be called by, as an invoice before it has its number. */
export const withoutBlanks = (notice: string): string => notice.replace(/ ?%\{\w+\}/g, '');
