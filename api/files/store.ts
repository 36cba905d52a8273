import type { Readable } from 'node:stream';

export type StoredFile = { stream: Readable; size: number };

/** A file store: a folder or an S3-compatible bucket. Names are generated, plain ASCII. */
export type FileStore = {
  /**
   * Moves a complete file from this disk into the store, over one of the same name; durable once resolved, absent if
   * rejected. This and `open` reject as storeFault says: 507 full, 503 otherwise.
   */
  put: (name: string, path: string) => Promise<void>;
  /** null when there is no such file. */
  open: (name: string) => Promise<StoredFile | null>;
  /** Removing a missing file succeeds. */
  remove: (name: string) => Promise<void>;
  /** Every file with its storing time, for the sweep of files without a row. */
  list: () => AsyncIterable<{ name: string; at: Date }>;
};
