import { type Verdict, verdictOf } from '#domain/verdict';

/** What a call that failed means for what was sent; null when nothing is known: it was given up, or is a fault of the page. */
export const verdictOfFailure = (error: unknown): Verdict | null => {
  if (error instanceof DOMException) return error.name === 'TimeoutError' ? 'unreachable' : null;
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return null;
  return verdictOf(error.status);
};
