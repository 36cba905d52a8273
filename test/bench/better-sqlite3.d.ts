/** The driver comes without types; this is the part that the hand-written server and its preparation use. */
declare module 'better-sqlite3' {
  type Statement = { reader: boolean; all: (...values: unknown[]) => object[]; run: (...values: unknown[]) => unknown };
  export default class Database {
    constructor(file: string);
    prepare(sql: string): Statement;
    close(): void;
    pragma(text: string): unknown;
    function(name: string, options: { deterministic: true }, compute: (value: unknown) => unknown): unknown;
  }
}
