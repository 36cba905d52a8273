import { fold } from '#domain/text/fold';
import type { Db } from '../database/db.ts';
import type { Candidate, Geocoder } from './geocoder.ts';

/**
 * A geocoder that stores what another finds, so that the same text is asked once (Design 9). Empty results aren't
 * stored.
 */
export const kept =
  (db: Db, ask: Geocoder, now: () => Date): Geocoder =>
  async text => {
    const query = fold(text).slice(0, 250);
    const known: { candidates: string } | undefined = await db('geocodes').where({ query }).first('candidates');
    if (known) return JSON.parse(known.candidates) as Candidate[];
    const candidates = await ask(text);
    if (candidates.length)
      await db('geocodes')
        .insert({ query, candidates: JSON.stringify(candidates), at: now().toISOString() })
        .onConflict('query')
        .ignore();
    return candidates;
  };
