import type { Readable } from 'node:stream';

export type StoredFile = { stream: Readable; size: number };

/** Where files lie: a folder or an S3-compatible store. Names are made by us and are plain ASCII. */
export type FileStore = {
  /**
   * Moves a file that was received whole (on this disk) into the store, over one of the same name; durable when it
   * returns, and not there at all when it rejects. This and `open` reject as storeFault says: 507 full, 503 the rest.
   */
  put: (name: string, path: string) => Promise<void>;
  /** null when there is no such file. */
  open: (name: string) => Promise<StoredFile | null>;
  /** What isn't there is removed already. */
  remove: (name: string) => Promise<void>;
  /** Every file with the moment it was put there: for the sweep of what no row holds. */
  list: () => AsyncIterable<{ name: string; at: Date }>;
};
