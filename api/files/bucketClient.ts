import { setTimeout as wait } from 'node:timers/promises';
import type * as S3 from '@aws-sdk/client-s3';
import type { BucketAddress } from './bucketAddress.ts';
import { storeFault } from './storeFault.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 100;
const CONNECTING_MS = 3_000;

/** Errors below 500 for which a retry may help. */
const PASSING = ['SlowDown', 'RequestTimeout', 'RequestTimeTooSkewed', 'TooManyRequestsException'];

type Fault = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/** Whether a retry may help: for network errors, the store's own faults, and too many requests. */
const isPassing = (fault: Fault): boolean => {
  const status = fault.$metadata?.httpStatusCode;
  if (fault.code === 'ENOENT' || status === 507) return false;
  return status === undefined || status >= 500 || status === 429 || PASSING.includes(fault.name);
};

/** Whether the error means that there is no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

type Sdk = typeof S3;
type Ask<T> = (sdk: Sdk, client: S3.S3Client, options: { abortSignal: AbortSignal }) => Promise<T>;

/** Calls a bucket, retrying if that may help, for at most so many milliseconds; rejects as storeFault says. */
export type AskBucket = <T>(milliseconds: number, ask: Ask<T>) => Promise<T>;

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const connect = async ({ endpoint, region, accessKeyId, secretAccessKey }: BucketAddress) => {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Faults are thrown, and logged with the answer.
    logger: silent,
    // The client can't resend bodies read from disk, so retries are ours (ask).
    maxAttempts: 1,
    requestHandler: { connectionTimeout: CONNECTING_MS },
    expectContinueHeader: false,
    // Not all compatible stores know the newer checksums; each file has its SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
};

/** The client of a bucket; the SDK is loaded on its first call. */
export const bucketClient = (address: BucketAddress): AskBucket => {
  let connected: ReturnType<typeof connect> | null = null;
  return async (milliseconds, ask) => {
    connected ??= connect(address);
    const { sdk, client } = await connected;
    // Not AbortSignal.timeout: it would cut off an opened file while it is read.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), milliseconds);
    try {
      for (let attempt = 1; ; attempt += 1) {
        const over = new AbortController();
        try {
          return await ask(sdk, client, { abortSignal: AbortSignal.any([patience.signal, over.signal]) });
        } catch (error) {
          // A refusal may come before the file is fully sent: don't leave the connection waiting for the rest.
          over.abort();
          if (attempt === ATTEMPTS || patience.signal.aborted || !isPassing(error as Fault)) throw error;
          await wait(PAUSE_MS * 2 ** attempt, undefined, { signal: patience.signal }).catch(() =>
            Promise.reject(error),
          );
        }
      }
    } catch (error) {
      throw isMissing(error) ? error : storeFault(error);
    } finally {
      clearTimeout(timer);
    }
  };
};
