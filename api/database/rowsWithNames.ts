type Statement = { readonly reader: boolean };
/** The part of better-sqlite3's statements used to read rows. */
type Reader = Statement & {
  readonly readonly: boolean;
  raw: () => Reader;
  pluck: () => Reader;
  all: (values: readonly unknown[]) => unknown[][];
  get: () => unknown;
  columns: () => { name: string }[];
};

const isReader = (statement: Statement): statement is Reader =>
  statement.reader && 'readonly' in statement && statement.readonly === true;

/** A statement's column names, at a version of the tables. */
type Shape = { version: unknown; names: string[]; empty: Record<string, unknown> };

/**
 * Prepares statements whose rows the driver gives as lists of values, and adds the column names here: naming them row
 * by row takes the driver as long as reading. Names are read again when tables change.
 */
export const rowsWithNames = (prepare: (sql: string) => Statement) => {
  let asksVersion: Reader | null = null;
  const version = (): unknown => {
    asksVersion ??= (prepare('pragma schema_version') as Reader).pluck();
    return asksVersion.get();
  };
  return (statement: Statement): Statement => {
    // A writing statement can't be run twice.
    if (!isReader(statement)) return statement;
    const lists = statement.raw();
    let shape: Shape | null = null;
    const shapeAt = (now: unknown): Shape => {
      const names = lists.columns().map(({ name }) => name);
      return { version: now, names, empty: Object.fromEntries(names.map(name => [name, null])) };
    };
    const all = (values: readonly unknown[]): Record<string, unknown>[] => {
      let before = shape ? shape.version : version();
      let rows = lists.all(values);
      if (!shape) shape = shapeAt(before);
      // If the tables' version is the same afterwards, the names were right for these rows.
      for (let now = version(); now !== before; now = version()) {
        before = now;
        rows = lists.all(values);
        shape = shapeAt(before);
      }
      const { names, empty } = shape;
      return rows.map(row => {
        const named = { ...empty };
        for (let n = 0; n < names.length; n += 1) named[names[n] as string] = row[n];
        return named;
      });
    };
    return { reader: true, all } as Statement;
  };
};
