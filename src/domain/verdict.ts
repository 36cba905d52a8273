/**
 * What an answer means for what was sent: it is in (`sent`), the server will never take it (`refused`), nobody is logged
 * in any more (`login`), no server was reached (`unreachable`), or it was and had trouble (`later`).
 */
export type Verdict = 'sent' | 'refused' | 'login' | 'unreachable' | 'later';

const UNREACHABLE = new Set([0, 408, 502, 503, 504]);

/** The verdict of an HTTP status; 0 stands for no answer at all. */
export const verdictOf = (status: number): Verdict => {
  if (UNREACHABLE.has(status)) return 'unreachable';
  if (status === 401) return 'login';
  if (status === 429 || status >= 500) return 'later';
  return status >= 400 ? 'refused' : 'sent';
};
