import { stepKey } from '#domain/loads/tracking';
import { timeForUpload } from '#domain/uploads';
import type { Verdict } from '#domain/verdict';
import { toFormData } from '../provider/formData.ts';
import { fetchApi } from '../provider/request.ts';
import { verdictOfFailure } from '../provider/verdictOfFailure.ts';
import { translate } from '../../i18n/screens.ts';
import { failureOf, sentencesOf } from '../ui/actions/failure.ts';
import type { QueueItem } from './queue.ts';

const STEP_MS = 20_000;

/** A photo over a bad line takes its time, which the server grants it too. */
const timeFor = (files: readonly File[]): number =>
  STEP_MS + timeForUpload(files.reduce((bytes, { size }) => bytes + size, 0));

const filesOf = ({ files = [] }: QueueItem): File[] =>
  files.map(({ name, content }) => new File([content], name, { type: content.type }));

const request = (item: QueueItem, madeAt: string): Promise<Response> => {
  const { loadId, key } = item;
  const headers = { 'idempotency-key': key };
  if (item.kind === 'step')
    return fetchApi('POST', `/loads/${loadId}/tracking`, {
      body: { direction: 'forward', step: stepKey(item.step), at: madeAt },
      signal: AbortSignal.timeout(STEP_MS),
    });
  const files = filesOf(item);
  const signal = AbortSignal.timeout(timeFor(files));
  if (item.kind === 'papers')
    return fetchApi('POST', `/loads/${loadId}/files`, {
      headers,
      body: toFormData({ type: item.type, madeAt }, files),
      signal,
    });
  // The route is the load's, on whichever it is by then.
  const values = { loadId, comments: item.comments, madeAt };
  const body = files.length ? toFormData(values, files) : values;
  return fetchApi('POST', '/accountingRequests/CMRrequest', { headers, body, signal });
};

/** `isTrouble`: the server got it, and can't take it for now. */
type Sent = { verdict: Verdict; isTrouble?: boolean } & Pick<QueueItem, 'message' | 'madeAt'>;

/**
 * Sends one thing; `madeAt`: when it was done by the server's clock (ISO), the same however often it is sent, unless it is
 * refused for that.
 */
export const sendItem = async (item: QueueItem, madeAt: string): Promise<Sent> => {
  try {
    await request(item, madeAt);
    return { verdict: 'sent' };
  } catch (error) {
    const verdict = verdictOfFailure(error);
    if (!verdict || !(error instanceof Error)) throw error;
    const failure = failureOf(error);
    // The load went to another vehicle, or to none: to this driver there is no such load, until the office puts it right.
    if (failure.status === 404) return { verdict, message: 'app.offline.notYours' };
    const isOfMoment = !!failure.errors && ('at' in failure.errors || 'madeAt' in failure.errors);
    const isTrouble = verdict === 'later' || failure.status >= 500;
    return { verdict, isTrouble, message: sentencesOf(failure, translate), madeAt: isOfMoment ? undefined : madeAt };
  }
};
