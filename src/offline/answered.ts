import { HttpError } from 'react-admin';
import { isUnreachable } from '../provider/isUnreachable.ts';
import { coverageFound, coverageLost } from './coverage.ts';
import { driverId } from './driverId.ts';
import { keep, readKept } from './kept.ts';

/** After so long what is kept on the phone is better than waiting: a bar of coverage that carries nothing. */
const PATIENCE_MS = 8_000;

/** Gives up then, or with the signal. */
export const within = (signal?: AbortSignal): AbortSignal => {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  return signal && 'any' in AbortSignal ? AbortSignal.any([patience, signal]) : patience;
};

/** What is kept of what isn't there any more, or isn't this driver's: that stands without coverage too. */
const GONE = null;

const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** The server's answer, kept for the driver who asked; without coverage the one that was kept. */
export const answered = async <T>(
  userId: number,
  name: string,
  signal: AbortSignal | undefined,
  ask: (signal?: AbortSignal) => Promise<T>,
): Promise<T> => {
  const askedAt = performance.now();
  try {
    const answer = await ask(within(signal));
    coverageFound(askedAt);
    if (driverId() === userId) await keep(userId, { [name]: answer });
    return answer;
  } catch (error) {
    if (isGone(error) && driverId() === userId) await keep(userId, { [name]: GONE });
    if (!isUnreachable(error)) throw error;
    const kept = await readKept(userId, name);
    coverageLost(kept?.at);
    if (!kept) throw error;
    if (kept.value === GONE) throw new HttpError('errors.notFound', 404);
    return kept.value as T;
  }
};
