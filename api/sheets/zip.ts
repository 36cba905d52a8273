import { Readable, type Transform, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

export type ZipEntry = {
  name: string;
  content: Content;
  /** Already compressed, such as pictures and PDFs: not compressed again. */
  isPacked?: boolean;
};

const NOTHING = new Uint8Array();
const [STORED, DEFLATED] = [0, 8];
/** Half the time of the strongest level, for a tenth more bytes. */
const LEVEL = 4;

const bytesOf = (chunk: Uint8Array | string): Uint8Array => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk);

/** Counts an entry's original size and checksum, which follow it in the zip. */
async function* counted(content: Content, file: ZipInputFile): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    const bytes = bytesOf(chunk);
    // A zip in a zip has empty chunks, of which Node's crc32 may say 0 whatever came before.
    if (!bytes.length) continue;
    file.crc = crc32(bytes, file.crc);
    file.size = (file.size ?? 0) + bytes.length;
    yield bytes;
  }
}

/** Compresses on another thread; errors reach the reader. */
const deflated = (content: AsyncIterable<Uint8Array>): Transform =>
  pipeline(Readable.from(content, { objectMode: false }), createDeflateRaw({ level: LEVEL }), () => {});

/** A zip streamed as it is read: each entry is opened after the one before, and nothing is held back. */
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
    const file: ZipInputFile = {
      filename: name,
      size: 0,
      crc: 0,
      compression: isPacked ? STORED : DEFLATED,
      mtime: now,
    };
    zip.add(file);
    const bytes = counted(content, file);
    for await (const chunk of isPacked ? bytes : deflated(bytes)) {
      file.ondata?.(null, chunk, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, NOTHING, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
