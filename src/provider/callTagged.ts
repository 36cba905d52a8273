import type { Viewer } from '#domain/roles';
import { type Envelope, fetchApi, readJson } from './request.ts';
import { getSession } from './session.ts';

type Kept = { tag: string; answer: unknown };

/** So many lists a person goes back to; the one asked for longest ago makes room. */
const MAX_KEPT = 20;
/** A connection that died without a word must not keep the next question from being asked. */
const PATIENCE_MS = 60_000;

/**
 * By the session itself, which every login makes anew: what one person was answered is out of reach once it has ended,
 * and no HTTP cache ever has it (the API says `no-store`).
 */
const keptBy = new WeakMap<Viewer, Map<string, Kept>>();

const keptOf = (): Map<string, Kept> | null => {
  const session = getSession();
  if (!('viewer' in session)) return null;
  const kept = keptBy.get(session.viewer) ?? new Map<string, Kept>();
  keptBy.set(session.viewer, kept);
  return kept;
};

/** GET of a list. An answer that came with a tag is kept, and used again when the server says that it still holds (304). */
export const callTagged = async <T>(path: string, signal?: AbortSignal): Promise<Envelope<T>> => {
  const kept = keptOf();
  const known = kept?.get(path);
  const limit = signal ?? AbortSignal.timeout(PATIENCE_MS);
  const response = await fetchApi('GET', path, {
    signal: limit,
    headers: known && { 'if-none-match': known.tag },
  });
  kept?.delete(path);
  const tag = response.headers.get('etag');
  const answer = response.status === 304 ? known?.answer : await readJson(response, limit);
  if (tag && kept) {
    kept.set(path, { tag, answer });
    const [oldest] = kept.size > MAX_KEPT ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
  }
  return (answer ?? { data: null }) as Envelope<T>;
};
