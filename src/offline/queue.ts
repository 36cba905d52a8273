import { onPhone, type Queued, storage } from './database.ts';
import { sharedState } from './sharedState.ts';

export type QueueItem = Queued & { id: number };

/** Of the driver who is logged in, in the order it was done; nobody else's is ever seen. */
export const queue = sharedState<readonly QueueItem[]>([]);

/** Written at every change: other tabs hear of it. */
const CHANGED = 'portes.queue';

/** What a full phone would not write. It holds while the page is open: what the server has is not sent again and again. */
const unwritten = new Map<number, QueueItem>();

/** Reads what waits for a user from the phone. */
export const readQueue = async (userId: number): Promise<readonly QueueItem[]> => {
  const found = await onPhone(async db => {
    const index = db.transaction('queue').store.index('userId');
    const [values, ids] = await Promise.all([index.getAll(userId), index.getAllKeys(userId)]);
    return values.map((value, at) => ({ ...value, id: ids[at] ?? 0 }));
  });
  return (found ?? []).map(item => unwritten.get(item.id) ?? item).sort((a, b) => a.id - b.id);
};

const changed = async (userId: number): Promise<void> => {
  queue.set(await readQueue(userId));
  localStorage.setItem(CHANGED, `${Date.now()}`);
};

/** Shows what waits for a user, also when another tab changes it, until the function that it answers is called. */
export const followQueue = (userId: number): (() => void) => {
  const show = () => void readQueue(userId).then(queue.set);
  const listen = ({ key }: StorageEvent) => key === CHANGED && show();
  show();
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
    queue.set([]);
  };
};

/** Puts something at the end; null when the phone does not keep it. */
export const enqueue = async (item: Queued): Promise<number | null> => {
  const id = await onPhone(db => db.add('queue', item));
  if (id === null) return null;
  if (storage.get() === 'full') storage.set('ok');
  await changed(item.userId);
  return id;
};

/** Changes what still waits; what was taken out meanwhile stays out. */
export const updateItem = async (item: QueueItem): Promise<void> => {
  const { id, ...value } = item;
  const isWritten = await onPhone(async db => {
    const tx = db.transaction('queue', 'readwrite');
    if ((await tx.store.getKey(id)) !== undefined) await tx.store.put(value, id);
    await tx.done;
    return true;
  });
  if (isWritten) unwritten.delete(id);
  else unwritten.set(id, item);
  await changed(item.userId);
};

export const removeItems = async (userId: number, ids: readonly number[]): Promise<void> => {
  const isWritten = await onPhone(async db => {
    const tx = db.transaction('queue', 'readwrite');
    await Promise.all(ids.map(id => tx.store.delete(id)));
    await tx.done;
    return true;
  });
  if (isWritten) for (const id of ids) unwritten.delete(id);
  await changed(userId);
};

/** What the server has not taken: waiting, or refused. */
export const isUnsent = ({ state }: Queued): boolean => state !== 'sent';
