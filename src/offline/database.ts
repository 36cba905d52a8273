import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Unsent } from '#domain/outbox';
import { sharedState } from './sharedState.ts';

/** A photo as it was taken: a File may point at one that the camera removes again. */
export type QueuedFile = { name: string; content: Blob };

/** Something that a driver did, as it waits to be sent; `key` makes it count once however often it is sent. */
export type Queued = Unsent & {
  userId: number;
  routeId: number | null;
  key: string;
  /** `at` by the server's clock, as it was first sent: with another moment the same `key` would be another request. */
  madeAt?: string;
  /** `sent`: the server has it, but what is shown is older than that. */
  state: 'waiting' | 'refused' | 'sent';
  /** The server's sentence, of what it refused. */
  message?: string;
  files?: QueuedFile[];
  comments?: string | null;
};

/** An answer of the server as it came. */
export type Kept = { value: unknown; at: string };

type Phone = DBSchema & {
  /** In the order it was done. */
  queue: { key: number; value: Queued; indexes: { userId: number } };
  kept: { key: [userId: number, name: string]; value: Kept };
};

/** Whether this browser keeps data (a private window may not), and has room for more. */
export const storage = sharedState<'ok' | 'missing' | 'full'>('ok');

let opened: Promise<IDBPDatabase<Phone>> | null = null;

/** The database on the phone; rejects where there is none. */
export const database = (): Promise<IDBPDatabase<Phone>> => {
  opened ??= openDB<Phone>('portes', 1, {
    upgrade: db => {
      db.createObjectStore('queue', { autoIncrement: true }).createIndex('userId', 'userId');
      db.createObjectStore('kept');
    },
    // A newer build in another tab wants to change it: this one makes way.
    blocking: (_current, _blocked, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
};

/** Runs what wants the database; null, and `storage` says why, when there is none or it is full. */
export const onPhone = async <T>(work: (db: IDBPDatabase<Phone>) => Promise<T>): Promise<T | null> => {
  try {
    const result = await work(await database());
    if (storage.get() === 'missing') storage.set('ok');
    return result;
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    storage.set(isFull ? 'full' : 'missing');
    return null;
  }
};
