import { HttpError } from '../http/HttpError.ts';

/** What a full store says: the disk's own codes, and those of S3-compatible ones. */
const FULL = [
  'ENOSPC',
  'EDQUOT',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'QuotaExceeded',
  'InsufficientStorage',
];

type Fault = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/** A fault of a store as a clear answer: 507 when it is full, 503 when it is away, slow, or refuses us. */
export const storeFault = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  const { name, code = name, $metadata } = error as Fault;
  if (FULL.includes(code) || $metadata?.httpStatusCode === 507)
    return new HttpError(507, 'errors.noSpace', { cause: error });
  return new HttpError(503, 'errors.files.store', { cause: error, headers: { 'retry-after': '30' } });
};
