import { Worker } from 'node:worker_threads';

export type Picture = { width: number; height: number; data: Uint8ClampedArray };
/** What can be asked of a PDF (pdfReader.mjs), and what is told then. */
type Told = { pages: string[]; info: Record<string, unknown>; picture: Picture };
type Answer = { id: number; told?: unknown; failed?: string };

const waiting = new Map<number, (answer: Answer) => void>();
let thread: Worker | null = null;
let asked = 0;

const start = (): Worker => {
  const worker = new Worker(new URL('pdfReader.mjs', import.meta.url));
  worker.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  worker.unref();
  return worker;
};

/** Asks a thread that reads PDFs, started when one is first read; what can't be read is an error. */
export const readPdf = async <Job extends keyof Told>(job: Job, bytes: Buffer): Promise<Told[Job]> => {
  thread ??= start();
  const id = (asked += 1);
  const answered = new Promise<Answer>(resolve => waiting.set(id, resolve));
  const copy = new Uint8Array(bytes);
  thread.postMessage({ id, job, bytes: copy }, [copy.buffer]);
  const { told, failed } = await answered;
  if (failed !== undefined) throw new Error(failed);
  return told as Told[Job];
};
