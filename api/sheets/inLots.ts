import type { Batches } from './column.ts';

const ROWS = 20;

/** The same rows, few at a time: a short text is gone with them, a long one fills the heap until all of it is cleared. */
export async function* inLots<R>(batches: Batches<R>): AsyncGenerator<readonly R[]> {
  for await (const rows of batches) for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS);
}
