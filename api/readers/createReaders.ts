import { createThreads, type Threads } from '../threads/createThreads.ts';
import type { Found, Question } from './readerThread.ts';

/** Two threads: one stays free if the other runs somebody's huge query. */
const MOST = 2;

export type Readers = Threads<Question, Found>;

/**
 * Threads reading a SQLite file, started when needed, so that the main thread stays free. Rejects with the engine's
 * error and its `code`, or if the thread ended.
 */
export const createReaders = (filename: string): Readers =>
  createThreads({ path: 'api/readers/readerThread', name: 'readings', most: MOST, data: filename });
