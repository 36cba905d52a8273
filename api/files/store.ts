import type { Readable } from 'node:stream';

/** Where files lie: a folder or an S3-compatible store. Names are made by us and are plain ASCII. */
export type FileStore = {
  /** Moves a file that was received whole (on this disk) into the store; durable when it returns. */
  put: (name: string, path: string) => Promise<void>;
  /** null when there is no such file. */
  open: (name: string) => Promise<{ stream: Readable; size: number } | null>;
  remove: (name: string) => Promise<void>;
  /** Every file with the moment it was put there: for the sweep of what no row holds. */
  list: () => AsyncIterable<{ name: string; at: Date }>;
};
