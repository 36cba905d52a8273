/**
 * What an answer means for a sent report: stored (`sent`), never accepted (`refused`), session over (`login`), no
 * server reached (`unreachable`), or the server had trouble (`later`).
 */
export type Verdict = 'sent' | 'refused' | 'login' | 'unreachable' | 'later';

const UNREACHABLE = new Set([0, 408, 502, 503, 504]);

/** The verdict for an HTTP status; 0 means no answer at all. */
export const verdictOf = (status: number): Verdict => {
  if (UNREACHABLE.has(status)) return 'unreachable';
  if (status === 401) return 'login';
  if (status === 429 || status >= 500) return 'later';
  return status >= 400 ? 'refused' : 'sent';
};
