import { verdictOf } from '#domain/verdict';

/** Whether a call failed because no server was reached: no coverage, a time-out, or a proxy with nothing behind it. */
export const isUnreachable = (error: unknown): boolean => {
  if (error instanceof DOMException) return error.name === 'TimeoutError';
  if (!(error instanceof Error)) return false;
  return 'status' in error && typeof error.status === 'number' && verdictOf(error.status) === 'unreachable';
};
