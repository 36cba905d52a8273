import { useMemo } from 'react';
import { type QueueItem, queue } from './queue.ts';

/** What the driver did that its pages don't know of from the server yet; what was refused is not part of it. */
export const useUnsent = (): readonly QueueItem[] => {
  const items = queue.use();
  return useMemo(() => items.filter(({ state }) => state !== 'refused'), [items]);
};
