import { createThreads } from '../threads/createThreads.ts';
import { atMost } from '../turns/atMost.ts';
import type { Paper } from './drawPdf.ts';

/** One thread: each takes a hundred megabytes once it has drawn something large. */
const MOST = 1;
const IN_LINE = 200;
const MOST_MEGABYTES = 128;
/** Five minutes: whoever prints a morning's papers waits for its start once. */
const REST_MS = 300_000;

const press = createThreads<Paper, Uint8Array>({
  path: 'api/pdf/pressThread',
  name: 'papers',
  most: MOST,
  mostMegabytes: MOST_MEGABYTES,
  restMs: REST_MS,
});

const inLine = atMost(MOST, IN_LINE);

/** A paper as the bytes of a PDF (drawPdf.ts), drawn beside the main thread; 503 if too many are waiting. */
export const createPdf = async (paper: Paper): Promise<Buffer> => {
  const { buffer, byteOffset, length } = await inLine(() => press.ask(paper));
  return Buffer.from(buffer, byteOffset, length);
};
