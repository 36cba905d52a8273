import { MINUTE } from '#domain/dates';
import { latestNoted } from '#domain/moments';
import type { Db } from '../database/db.ts';
import { HttpError } from '../http/HttpError.ts';

const WINDOW = 15 * MINUTE;

/** 429 with the seconds until the oldest counted attempt (ISO) is fifteen minutes old. */
export const tooMany = (oldest: string | null, now: Date): HttpError => {
  const free = (oldest === null ? now.getTime() : Date.parse(oldest)) + WINDOW;
  const seconds = Math.max(1, Math.ceil((free - now.getTime()) / 1000));
  return new HttpError(429, 'errors.auth.tooMany', { headers: { 'retry-after': String(seconds) } });
};

export type Count = { total: number; oldest: string | null };

/**
 * Attempts of each subject in the last fifteen minutes. In the database, so counted over all processes. One dated in the
 * future comes from a clock that was ahead and doesn't count.
 */
export const recentAttempts = async (db: Db, subjects: readonly string[], now: Date): Promise<Map<string, Count>> => {
  const found: { subject: string; total: number; oldest: string }[] = await db('attempts')
    .select('subject')
    .count({ total: '*' })
    .min({ oldest: 'at' })
    .whereIn('subject', subjects)
    .whereBetween('at', [new Date(now.getTime() - WINDOW).toISOString(), latestNoted(now)])
    .groupBy('subject');
  return new Map(found.map(each => [each.subject, { total: Number(each.total), oldest: each.oldest }]));
};

/** Stores one attempt per subject; gives their ids, in order. */
export const addAttempts = async (db: Db, subjects: readonly string[], now: Date): Promise<number[]> => {
  const at = now.toISOString();
  const rows: { id: number }[] = await db('attempts')
    .insert(subjects.map(subject => ({ subject, at })))
    .returning('id');
  return rows.map(row => row.id);
};

/**
 * Counts an attempt; throws 429 if that makes more than `max` in fifteen minutes. Counted before checking, so that
 * simultaneous ones all count; a refused one is uncounted, so that the wait ends.
 */
export const throttle = async (db: Db, subject: string, max: number, now: Date): Promise<void> => {
  const ids = await addAttempts(db, [subject], now);
  const count = (await recentAttempts(db, [subject], now)).get(subject);
  if (!count || count.total <= max) return;
  await db('attempts').whereIn('id', ids).del();
  throw tooMany(count.oldest, now);
};
