type Statement = { readonly reader: boolean };
/** The part of better-sqlite3's statements that rows are read with. */
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

/** The names of a statement's columns, at a version of the tables. */
type Shape = { version: unknown; names: string[]; empty: Record<string, unknown> };

/**
 * Statements of a connection whose rows the driver reads as lists of values, and which are given their names here: to be told
 * the names row by row takes it as long as reading. They are asked for again when anybody has changed the tables.
 */
export const rowsWithNames = (prepare: (sql: string) => Statement) => {
  let asksVersion: Reader | null = null;
  const version = (): unknown => {
    asksVersion ??= (prepare('pragma schema_version') as Reader).pluck();
    return asksVersion.get();
  };
  return (statement: Statement): Statement => {
    // What writes can't be asked a second time.
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
      // Tables that are afterwards as they were when the names were found were so for these rows too.
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
