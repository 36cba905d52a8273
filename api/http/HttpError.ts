import type { Problems } from '#domain/validation';

type Args = Record<string, string | number>;
type Details = {
  args?: Args;
  /** Field → message key with its arguments; answered in Spanish under `errors`. */
  fields?: Problems;
  /** More of the answer's body: the current row of a conflict, for one. */
  extra?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Whose account it is about, by id: for the log, not for the answer. */
  account?: number;
  /** The fault behind it, which the log is told and nobody else. */
  cause?: unknown;
};

/** What a request is refused with: a status and the key of a Spanish sentence in `errors.*`. */
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

export const notFound = (): HttpError => new HttpError(404, 'errors.notFound');
export const forbidden = (): HttpError => new HttpError(403, 'errors.forbidden');

/** 422 with a message per field (Design 4). */
export const invalid = (fields: Problems): HttpError => new HttpError(422, 'errors.validation', { fields });

/** 422 from a rule that answers message keys by field. */
export const invalidKeys = (keys: Record<string, string>): HttpError =>
  invalid(Object.fromEntries(Object.entries(keys).map(([field, key]) => [field, { key }])));

export const badRequest = (key: string, args: Args = {}, field?: string): HttpError =>
  new HttpError(400, key, { args, fields: field ? { [field]: { key, args } } : undefined });
