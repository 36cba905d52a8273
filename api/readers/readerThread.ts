import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { keepPrepared } from '../database/preparedStatements.ts';
import { ORDER_KEY, orderKey } from '../database/textOrder.ts';

/** A query for the thread, and its answer; an error is sent as message and code, since its class is lost on the way. */
export type Question = { sql: string; bindings: readonly unknown[] };
export type Answer = { rows: object[]; ms: number } | { message: string; code: string | undefined };

/** The reader thread: answers queries one by one from the database file it is started with, and never writes. */
const database = new Database(workerData as string, { readonly: true, fileMustExist: true, timeout: 5 });
// A small cache: it seldom reads the same twice, and the system caches the file for everybody.
database.pragma('cache_size = -2000');
database.function(ORDER_KEY, { deterministic: true }, orderKey);
keepPrepared(database);

const answerTo = ({ sql, bindings }: Question): Answer => {
  const began = performance.now();
  try {
    const rows = database.prepare(sql).all(bindings);
    return { rows, ms: performance.now() - began };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    return { message, code };
  }
};

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answerTo(question), []));
