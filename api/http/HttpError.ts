import type { Problems } from '#domain/validation';

type Args = Record<string, string | number>;
type Details = {
  args?: Args;
  /** Field → message key with its arguments; answered in Spanish under `errors`. */
  fields?: Problems;
  /** Further parts of the answer's body, such as the current row in a conflict. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The id of the account concerned: for the log, not for the answer. */
  account?: number;
  /** The underlying fault, only for the log. */
  cause?: unknown;
};

/** A refusal: a status and the key of a Spanish sentence in `errors.*`. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly key: string;
  readonly details: Details;

  constructor(statusCode: number, key: string, details: Details = {}) {
    super(key, { cause: details.cause });
    this.statusCode = statusCode;
    this.key = key;
    this.details = details;
  }
}

/** 404, also for rows the user may not see. */
export const notFound = (): HttpError => new HttpError(404, 'errors.notFound');

/** 403 for a missing right. */
export const forbidden = (): HttpError => new HttpError(403, 'errors.forbidden');

/** 422 with a message per field (Design 4). */
export const invalid = (fields: Problems): HttpError => new HttpError(422, 'errors.validation', { fields });

/** 422 from a rule's message keys by field. */
export const invalidKeys = (keys: Record<string, string>): HttpError =>
  invalid(Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, { key }])));

/** 400 with a message key and its arguments; with `field`, also as that field's error. */
export const badRequest = (key: string, args: Args = {}, field?: string): HttpError =>
  new HttpError(400, key, { args, fields: field ? { [field]: { key, args } } : undefined });
