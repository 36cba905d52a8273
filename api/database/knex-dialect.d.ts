/** Knex publishes its dialects without types; this is the part that sqlite.ts extends. */
declare module 'knex/lib/dialects/better-sqlite3/index.js' {
  import type { Knex } from 'knex';

  type Query = { sql: string; bindings?: readonly unknown[] };

  export default class BetterSqlite3Client extends Knex.Client {
    connectionSettings: { filename: string };
    parameter(value: unknown, ...where: unknown[]): string;
    queryCompiler(builder: object, ...more: unknown[]): object;
    _formatBindings(bindings: readonly unknown[]): unknown[];
    _query(connection: object, query: Query): Promise<Query>;
    destroyRawConnection(connection: object): Promise<unknown>;
  }
}
