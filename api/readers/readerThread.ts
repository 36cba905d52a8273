import Database from 'better-sqlite3';
import { keepPrepared } from '../database/preparedStatements.ts';
import { ORDER_KEY, orderKey } from '../database/textOrder.ts';
import { answerQuestions, givenToThread } from '../threads/answerQuestions.ts';

/** A query for the thread, and its answer with how long it took in milliseconds. */
export type Question = { sql: string; bindings: readonly unknown[] };
export type Found = { rows: object[]; ms: number };

/** The reader thread: answers queries from the database file it is started with, and never writes. */
const database = new Database(givenToThread() as string, { readonly: true, fileMustExist: true, timeout: 5 });
// A small cache: it seldom reads the same twice, and the system caches the file for everybody.
database.pragma('cache_size = -2000');
database.function(ORDER_KEY, { deterministic: true }, orderKey);
keepPrepared(database);

answerQuestions(({ sql, bindings }: Question): Found => {
  const began = performance.now();
  const rows = database.prepare(sql).all(bindings);
  return { rows, ms: performance.now() - began };
});
