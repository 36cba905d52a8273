import { HttpError } from '../http/HttpError.ts';

/** Error codes of a full store: the disk's, and S3-compatible stores'. */
const FULL = [
  'ENOSPC',
  'EDQUOT',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'QuotaExceeded',
  'InsufficientStorage',
];

type Fault = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/** A store's fault as a clear answer: 507 if full, 503 if away, slow or refusing us. */
export const storeFault = (error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  const { name, code = name, $metadata } = error as Fault;
  if (FULL.includes(code) || $metadata?.httpStatusCode === 507)
    return new HttpError(507, 'errors.noSpace', { cause: error });
  return new HttpError(503, 'errors.files.store', { cause: error, headers: { 'retry-after': '30' } });
};
