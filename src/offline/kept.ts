import { DAY } from '#domain/dates';
import { type Kept, onPhone } from './database.ts';

/** What nobody opened for so long is let go. */
const KEPT_FOR = 30 * DAY;

/** All of a user's keys: numbers come before texts, arrays after them. */
const ofUser = (userId: number): IDBKeyRange => IDBKeyRange.bound([userId, ''], [userId, []]);

export const readKept = async (userId: number, name: string): Promise<Kept | null> =>
  (await onPhone(db => db.get('kept', [userId, name]))) ?? null;

export const keep = async (userId: number, values: Record<string, unknown>): Promise<void> => {
  const at = new Date().toISOString();
  await onPhone(async db => {
    const tx = db.transaction('kept', 'readwrite');
    await Promise.all(Object.entries(values).map(([name, value]) => tx.store.put({ value, at }, [userId, name])));
    await tx.done;
  });
};

/** Forgets what was kept under these keys, or under all; with a moment, only what is older. */
const forget = async (keys: IDBKeyRange | null, before = ''): Promise<void> => {
  await onPhone(async db => {
    const tx = db.transaction('kept', 'readwrite');
    for (let cursor = await tx.store.openCursor(keys); cursor; cursor = await cursor.continue())
      if (!before || cursor.value.at < before) await cursor.delete();
    await tx.done;
  });
};

export const forgetKept = (userId: number): Promise<void> => forget(ofUser(userId));

/** Whosever it is: who was here before may never be back. */
export const forgetOldKept = (): Promise<void> => forget(null, new Date(Date.now() - KEPT_FOR).toISOString());
