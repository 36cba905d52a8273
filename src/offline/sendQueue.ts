import { HttpError } from 'react-admin';
import { likelyMoment } from '#domain/moments';
import { fetchApi } from '../provider/request.ts';
import { isUnreachable } from '../provider/isUnreachable.ts';
import { type Account, getSession, sessionExpired } from '../provider/session.ts';
import { queryClient } from '../provider/queryClient.ts';
import { coverageFound, coverageLost } from './coverage.ts';
import { driverId } from './driverId.ts';
import { keepOpenRoutes } from './keepOpenRoutes.ts';
import { isUnsent, type QueueItem, readQueue, removeItems, updateItem } from './queue.ts';
import { sendItem } from './sendItem.ts';
import { createSendingOrder, hasFiles } from './sendingOrder.ts';
import { sharedState } from './sharedState.ts';

export const isSending = sharedState(false);

/** What a turn came to, to be told to the driver. */
export type Turn = { sent: readonly QueueItem[]; refused: readonly QueueItem[] };
export const lastTurn = sharedState<Turn | null>(null);

const CHECK_MS = 10_000;
/** The server takes a step from a clock that is a minute ahead; a phone that is further off is set right. */
const CLOCK_MS = 45_000;

/**
 * Asks whose session the browser has: what one driver did is never sent as another. Answers how far the phone's clock is
 * behind, in milliseconds; null when nothing may be sent now.
 */
const mayBegin = async (userId: number): Promise<number | null> => {
  try {
    const answer = await fetchApi('GET', '/auth/check/', { signal: AbortSignal.timeout(CHECK_MS) });
    const skew = Date.parse(answer.headers.get('date') ?? '') - Date.now();
    const { data } = (await answer.json()) as { data: Account };
    if (data.id === userId) return Math.abs(skew) > CLOCK_MS ? skew : 0;
    sessionExpired();
    return null;
  } catch (error) {
    if (isUnreachable(error)) coverageLost();
    else if (error instanceof Error && 'status' in error && error.status === 401) sessionExpired();
    return null;
  }
};

const order = createSendingOrder();

/**
 * Sends what waits, each once; what is refused waits for its driver, what failed for the next turn. A step that the server
 * is in trouble with holds up its load, a photo nothing. `skew`: how far the phone's clock is behind the server's, in
 * milliseconds.
 */
const sendAll = async (userId: number, skew: number): Promise<Turn> => {
  const turn = { sent: [] as QueueItem[], refused: [] as QueueItem[] };
  const troubled = new Set<number>();
  let isTooSlow = false;
  const next = async () => {
    const waiting = (await readQueue(userId)).filter(
      item => item.state === 'waiting' && !troubled.has(item.loadId) && !(isTooSlow && hasFiles(item)),
    );
    return order.next(waiting);
  };
  for (let item = await next(); item && driverId() === userId; item = await next()) {
    const { madeAt } = item;
    if (madeAt === undefined) {
      // Written before it is sent: the next turn, which measures the clocks anew, sends the very same.
      const at = new Date(Date.parse(item.at) + skew).toISOString();
      await updateItem({ ...item, madeAt: likelyMoment(at, new Date(Date.now() + skew)) });
      continue;
    }
    const askedAt = performance.now();
    const { verdict, isTrouble, ...why } = await sendItem(item, madeAt);
    if (verdict === 'unreachable') coverageLost();
    else coverageFound(askedAt);
    if (isTrouble) order.noteTrouble(item);
    if (verdict === 'unreachable' && hasFiles(item)) {
      order.noteStuck(item);
      isTooSlow = true;
      continue;
    }
    if (verdict === 'unreachable' || verdict === 'login') break;
    if (verdict === 'later' && !hasFiles(item)) troubled.add(item.loadId);
    else if (verdict === 'sent') turn.sent.push(item);
    // What is in has no need of its bytes: without them there may be room to write that it is.
    if (verdict === 'sent') await updateItem({ ...item, state: verdict, files: [] });
    if (verdict === 'refused') {
      const refused = { ...item, ...why, state: verdict };
      turn.refused.push(refused);
      await updateItem(refused);
    }
  }
  return turn;
};

/** Keeps what the server says now; false when it could not be asked. */
const isKeptAnew = async (routeIds: readonly number[]): Promise<boolean> => {
  try {
    await keepOpenRoutes(routeIds);
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
};

/** What the server has may be forgotten as soon as what is shown and kept is as new as that. */
const forgetSent = async (userId: number): Promise<void> => {
  const sent = (await readQueue(userId)).filter(item => !isUnsent(item));
  if (!sent.length) return;
  const routeIds = [...new Set(sent.flatMap(({ routeId }) => routeId ?? []))];
  const isFresh = await isKeptAnew(routeIds);
  await Promise.all(
    ['routes', 'loads', 'documents', 'alerts'].map(key => queryClient.invalidateQueries({ queryKey: [key] })),
  );
  if (isFresh)
    await removeItems(
      userId,
      sent.map(({ id }) => id),
    );
};

const takeTurn = async (): Promise<void> => {
  const userId = driverId();
  // A session that has lapsed is asked about by the login that lies over the page.
  if (userId === null || getSession().state !== 'open') return;
  if ((await readQueue(userId)).every(({ state }) => state === 'refused')) return;
  isSending.set(true);
  try {
    const skew = await mayBegin(userId);
    if (skew === null) return;
    const turn = await sendAll(userId, skew);
    // Nobody is told what the driver before did.
    if (driverId() === userId) lastTurn.set(turn);
    await forgetSent(userId);
  } finally {
    isSending.set(false);
  }
};

/** One tab at a time; where browsers have no locks, the keys of what is sent still make it count once. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('portes-queue', work) : work();

let running: Promise<void> | null = null;
let isWanted = false;

/** Sends what waits, now or right after the turn that is on. */
export const sendQueue = (): Promise<void> => {
  if (running) {
    isWanted = true;
    return running;
  }
  running = alone(takeTurn).finally(() => {
    running = null;
    if (isWanted) {
      isWanted = false;
      void sendQueue();
    }
  });
  return running;
};
