import { Worker } from 'node:worker_threads';
import { isFromSources, ownFile } from '../ownFiles.ts';
import type { Answer, Question } from './readerThread.ts';

/** Two threads: one stays free if the other runs somebody's huge query. */
const MOST = 2;

type Found = Extract<Answer, { rows: object[] }>;
type Waiting = { question: Question; resolve: (found: Found) => void; reject: (error: Error) => void };
export type Readers = { ask: (question: Question) => Promise<Found>; close: () => Promise<void> };

const PROGRAM = ownFile(`api/readers/${isFromSources ? 'sourceThread.mjs' : 'readerThread.js'}`);

const failure = ({ message, code }: { message: string; code: string | undefined }) =>
  Object.assign(new Error(message), { code });

/**
 * Threads reading a SQLite file, started when needed, so that the main thread stays free. Rejects with the engine's
 * error and its `code`, or if the thread ended.
 */
export const createReaders = (filename: string): Readers => {
  const line: Waiting[] = [];
  const free: Worker[] = [];
  const busy = new Map<Worker, Waiting>();

  const give = (reader: Worker): void => {
    const next = line.shift();
    if (!next) {
      free.push(reader);
      // Doesn't keep an otherwise finished process alive.
      return reader.unref();
    }
    busy.set(reader, next);
    reader.ref();
    reader.postMessage(next.question, []);
  };

  const begin = (): void => {
    const reader = new Worker(PROGRAM, { workerData: filename, name: 'readings' });
    const end = (error: Error) => {
      if (free.includes(reader)) free.splice(free.indexOf(reader), 1);
      busy.get(reader)?.reject(error);
      busy.delete(reader);
      if (line.length && busy.size < MOST) begin();
    };
    reader.on('message', (answer: Answer) => {
      const asked = busy.get(reader);
      busy.delete(reader);
      give(reader);
      if ('rows' in answer) asked?.resolve(answer);
      else asked?.reject(failure(answer));
    });
    reader.once('error', end);
    reader.once('exit', () => end(new Error('the thread that reads has ended')));
    give(reader);
  };

  return {
    ask: question =>
      new Promise((resolve, reject) => {
        line.push({ question, resolve, reject });
        const reader = free.pop();
        if (reader) give(reader);
        else if (busy.size < MOST) begin();
      }),
    close: async () => {
      for (const { reject } of line.splice(0)) reject(new Error('the database is closed'));
      await Promise.all([...free, ...busy.keys()].map(reader => reader.terminate()));
    },
  };
};
