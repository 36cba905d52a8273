import { Worker } from 'node:worker_threads';
import { isFromSources, ownFile } from '../ownFiles.ts';
import type { Reply, Started } from './answerQuestions.ts';

type Program = {
  /** By its path from the sources' root, without an ending; it calls `answerQuestions`. */
  path: string;
  /** For debuggers. */
  name: string;
  /** At once; what is asked beyond waits in line. */
  most: number;
  /** What each thread is started with. */
  data?: unknown;
  /** Beyond this much memory of its own, in MB, a thread is ended and its question refused, not the whole server. */
  mostMegabytes?: number;
  /** In ms: one that nobody has asked for so long is ended, and gives its memory back. */
  restMs?: number;
};

type Waiting<Question, Answer> = {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
};
export type Threads<Question, Answer> = { ask: (question: Question) => Promise<Answer>; close: () => Promise<void> };

const failure = ({ message, code }: { message: string; code: string | undefined }) =>
  Object.assign(new Error(message), { code });

/** Of what a thread with a limit has just made: by itself V8 takes 48, and gives them back late. */
const YOUNG_MEGABYTES = 12;

const startThread = ({ path, name, data, mostMegabytes }: Program): Worker => {
  const program = ownFile(`${path}.${isFromSources ? 'ts' : 'js'}`);
  return new Worker(isFromSources ? ownFile('api/threads/sourceThread.mjs') : program, {
    workerData: { program: program.href, data } satisfies Started,
    name,
    ...(mostMegabytes && {
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    }),
  });
};

/**
 * Threads that do work beside the main one, started when needed. `ask` rejects with the error's message and `code`, or if
 * the thread ended; the next question has another.
 */
export const createThreads = <Question, Answer>(program: Program): Threads<Question, Answer> => {
  const line: Waiting<Question, Answer>[] = [];
  const free: Worker[] = [];
  const resting = new Map<Worker, NodeJS.Timeout>();
  const busy = new Map<Worker, Waiting<Question, Answer>>();

  const rest = (thread: Worker): void => {
    if (program.restMs === undefined) return;
    const end = () => {
      free.splice(free.indexOf(thread), 1);
      void thread.terminate();
    };
    resting.set(thread, setTimeout(end, program.restMs).unref());
  };

  const give = (thread: Worker): void => {
    const next = line.shift();
    if (!next) {
      free.push(thread);
      // Doesn't keep an otherwise finished process alive.
      thread.unref();
      return rest(thread);
    }
    clearTimeout(resting.get(thread));
    busy.set(thread, next);
    thread.ref();
    thread.postMessage(next.question, []);
  };

  const begin = (): void => {
    const thread = startThread(program);
    const end = (error: Error) => {
      if (free.includes(thread)) free.splice(free.indexOf(thread), 1);
      clearTimeout(resting.get(thread));
      resting.delete(thread);
      busy.get(thread)?.reject(error);
      busy.delete(thread);
      if (line.length && busy.size < program.most) begin();
    };
    thread.on('message', (reply: Reply<Answer>) => {
      const asked = busy.get(thread);
      busy.delete(thread);
      give(thread);
      if ('answer' in reply) asked?.resolve(reply.answer);
      else asked?.reject(failure(reply));
    });
    thread.once('error', end);
    thread.once('exit', () => end(new Error(`the thread of ${program.name} has ended`)));
    give(thread);
  };

  return {
    ask: question =>
      new Promise((resolve, reject) => {
        line.push({ question, resolve, reject });
        const thread = free.pop();
        if (thread) give(thread);
        else if (busy.size < program.most) begin();
      }),
    close: async () => {
      for (const { reject } of line.splice(0)) reject(new Error(`the threads of ${program.name} are closed`));
      await Promise.all([...free, ...busy.keys()].map(thread => thread.terminate()));
    },
  };
};
