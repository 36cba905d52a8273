/** The driver comes without types; this is the part that is used besides Knex. */
declare module 'better-sqlite3' {
  type Statement = { reader: boolean; all: (...values: unknown[]) => object[]; run: (...values: unknown[]) => unknown };
  type Options = { readonly?: boolean; fileMustExist?: boolean; timeout?: number };

  export default class Database {
    constructor(file: string, options?: Options);
    prepare(sql: string): Statement;
    close(): void;
    pragma(text: string): unknown;
    function(name: string, options: { deterministic: boolean }, compute: (value: unknown) => unknown): unknown;
  }
}
