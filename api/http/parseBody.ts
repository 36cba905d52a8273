import type { z } from 'zod';
import { normalize } from '#domain/text/normalize';
import { problemsOf } from '#domain/validation';
import { badRequest, invalid } from './HttpError.ts';

/** Fields with a password, in any body. */
export const PASSWORDS = ['password', 'currentPassword'];

/** A body's passwords exactly as typed, including spaces at the ends. */
export const asTyped = (sent: Record<string, unknown>): Record<string, string> => {
  const kept: Record<string, string> = {};
  for (const name of PASSWORDS) {
    const value = sent[name];
    if (typeof value === 'string' && value !== '') kept[name] = value;
  }
  return kept;
};

/**
 * A non-CRUD call's body, validated. Text is trimmed and '' is null, except passwords. 400 for a non-object or unknown
 * fields (if the schema is strict), 422 with a message per field.
 */
export const parseBody = <T extends z.ZodType>(schema: T, body: unknown): z.output<T> => {
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw badRequest('errors.malformed');
  const sent: Record<string, unknown> = { ...body };
  const parsed = schema.safeParse({ ...normalize(sent), ...asTyped(sent) }, { reportInput: true });
  if (parsed.success) return parsed.data;
  const unknown = parsed.error.issues.find(issue => issue.code === 'unrecognized_keys');
  const field = unknown?.code === 'unrecognized_keys' ? unknown.keys[0] : undefined;
  if (field !== undefined) throw badRequest('errors.unknownField', { field }, field);
  throw invalid(problemsOf(parsed.error));
};
