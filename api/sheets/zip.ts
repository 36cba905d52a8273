import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export type ZipEntry = {
  name: string;
  content: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
  /** Packed already, as pictures and PDFs are: not worth packing again. */
  isPacked?: boolean;
};

const utf8 = new TextEncoder();
const NOTHING = new Uint8Array();

/** fflate takes whole buffers alone: what is read of a file may be a part of a larger one. */
const bytesOf = (chunk: Uint8Array | string): Uint8Array<ArrayBuffer> =>
  typeof chunk === 'string' ? utf8.encode(chunk) : new Uint8Array(chunk);

/** A zip that is written as it is read: an entry is opened when the one before it is done, and nothing is held back. */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, content, isPacked } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 4 });
    file.mtime = now;
    zip.add(file);
    for await (const chunk of content) {
      file.push(bytesOf(chunk));
      yield* ready.splice(0);
    }
    file.push(NOTHING, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
