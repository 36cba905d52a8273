import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { useFailureNotice } from '../ui/actions/useFailureNotice.ts';
import { lastTurn, type Turn } from './sendQueue.ts';
import type { QueueItem } from './queue.ts';
import { useItemText } from './useItemText.ts';

const DONE = {
  step: 'resources.loads.notifications.tracked',
  papers: 'resources.loads.notifications.filesAdded',
  cmr: 'resources.loads.notifications.cmrRequested',
};
export const FAILED = {
  step: 'resources.loads.notifications.trackedError',
  papers: 'resources.loads.notifications.filesAddedError',
  cmr: 'resources.loads.notifications.cmrRequestedError',
};

/** Tells the driver what came of what was sent: each in its own words, many at once in one sentence. */
export const useTurnNotices = (): void => {
  const notify = useNotify();
  const fail = useFailureNotice();
  const { what } = useItemText();
  const turn = lastTurn.use();
  const tell = useEffectEvent(({ sent, refused }: Turn) => {
    const argsOf = (item: QueueItem) => ({ id: item.loadId, status: what(item), smart_count: 1 });
    if (sent.length > 2) notify('app.offline.sent', { type: 'success', messageArgs: { smart_count: sent.length } });
    else for (const item of sent) notify(DONE[item.kind], { type: 'success', messageArgs: argsOf(item) });
    for (const item of refused) fail(FAILED[item.kind], new Error(item.message), argsOf(item));
  });
  useEffect(() => {
    if (!turn) return;
    tell(turn);
    // Once: not to who comes back to the page, nor to the next driver on this phone.
    lastTurn.set(null);
  }, [turn]);
};
