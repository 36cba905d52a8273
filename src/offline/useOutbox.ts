import { useNotify } from 'react-admin';
import type { Unsent } from '#domain/outbox';
import { stepKey } from '#domain/loads/tracking';
import { newKey } from '../provider/idempotency.ts';
import { bytesOf } from '../provider/unreadable.ts';
import { useFailureNotice } from '../ui/actions/useFailureNotice.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import { coverage } from './coverage.ts';
import { type QueuedFile, storage } from './database.ts';
import { enqueue, queue } from './queue.ts';
import { sendQueue } from './sendQueue.ts';
import { FAILED } from './useTurnNotices.ts';

type Of<Kind extends Unsent['kind']> = Omit<Extract<Unsent, { kind: Kind }>, 'at'> & { routeId: number | null };
type Draft =
  | Of<'step'>
  | (Of<'papers'> & { files: readonly File[] })
  | (Of<'cmr'> & { files: readonly File[]; comments?: string | null });

/** The bytes themselves: what a File points at may be gone by the time that it is sent. */
const copyOf = async (file: File): Promise<QueuedFile> => ({
  name: file.name,
  content: new Blob([await bytesOf(file)], { type: file.type }),
});

const isQueuedStep = (draft: Draft): boolean =>
  draft.kind === 'step' &&
  queue
    .get()
    .some(
      item =>
        item.kind === 'step' &&
        item.state === 'waiting' &&
        item.loadId === draft.loadId &&
        stepKey(item.step) === stepKey(draft.step),
    );

/** No longer than it takes to read: what waits stays written above the page. */
const KEPT_MS = 2_500;

/**
 * Where a driver's doings go: kept on the phone at once, with the moment they were done, and sent as soon as there is
 * coverage. Null for everybody else, and on a phone that keeps nothing. When it can't be kept (no room), `otherwise` is
 * to send it straight away; of a file that can't be read the driver is told, and nothing is kept.
 */
export const useOutbox = () => {
  const { id: userId, role } = useViewer();
  const notify = useNotify();
  const fail = useFailureNotice();
  const state = storage.use();
  if (role !== 'driver' || state === 'missing') return null;
  const add = async (draft: Draft, otherwise: () => void, onKept?: () => void): Promise<void> => {
    if (isQueuedStep(draft)) return;
    const at = new Date().toISOString();
    const files = await Promise.all('files' in draft ? draft.files.map(copyOf) : []).catch((error: unknown) => {
      fail(FAILED[draft.kind], error);
      return null;
    });
    if (!files) return;
    const item = { ...draft, files, userId, at, key: newKey(), state: 'waiting' } as const;
    const id = await enqueue(item);
    if (id === null) return otherwise();
    onKept?.();
    await sendQueue();
    const isWaiting = queue.get().some(each => each.id === id && each.state === 'waiting');
    if (isWaiting && coverage.get().lost) notify('app.offline.kept', { type: 'info', autoHideDuration: KEPT_MS });
  };
  return { add };
};
