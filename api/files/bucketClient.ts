import { setTimeout as wait } from 'node:timers/promises';
import type * as S3 from '@aws-sdk/client-s3';
import type { BucketAddress } from './bucketAddress.ts';
import { storeFault } from './storeFault.ts';

const ATTEMPTS = 3;
const PAUSE_MS = 100;
const CONNECTING_MS = 3_000;

/** Refusals that a second try may not meet, besides those of 500 and up. */
const PASSING = ['SlowDown', 'RequestTimeout', 'RequestTimeTooSkewed', 'TooManyRequestsException'];

type Fault = Error & { code?: string; $metadata?: { httpStatusCode?: number } };

/** Whether it is worth trying again: the network, a fault of the store's own, or too many at once. */
const isPassing = (fault: Fault): boolean => {
  const status = fault.$metadata?.httpStatusCode;
  if (fault.code === 'ENOENT' || status === 507) return false;
  return status === undefined || status >= 500 || status === 429 || PASSING.includes(fault.name);
};

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

type Sdk = typeof S3;
type Ask<T> = (sdk: Sdk, client: S3.S3Client, options: { abortSignal: AbortSignal }) => Promise<T>;

/** Asks a bucket, again when that may help, and never for longer than it is told; faults come as storeFault says them. */
export type AskBucket = <T>(milliseconds: number, ask: Ask<T>) => Promise<T>;

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const connect = async ({ endpoint, region, accessKeyId, secretAccessKey }: BucketAddress) => {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Faults are thrown, and logged where they are answered.
    logger: silent,
    // Bodies that are read from the disk can't be sent again by the client: trying again is ours (ask).
    maxAttempts: 1,
    requestHandler: { connectionTimeout: CONNECTING_MS },
    expectContinueHeader: false,
    // Compatible stores don't all know the newer checksums; each file brings its SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
};

/** The client of a bucket; the SDK is loaded when the first one asks. */
export const bucketClient = (address: BucketAddress): AskBucket => {
  let connected: ReturnType<typeof connect> | null = null;
  return async (milliseconds, ask) => {
    connected ??= connect(address);
    const { sdk, client } = await connected;
    // Not AbortSignal.timeout: what is being read once it was opened isn't cut off by it.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), milliseconds);
    try {
      for (let attempt = 1; ; attempt += 1) {
        const over = new AbortController();
        try {
          return await ask(sdk, client, { abortSignal: AbortSignal.any([patience.signal, over.signal]) });
        } catch (error) {
          // A refusal may come before the whole of a file is sent: the connection is not left waiting for the rest.
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
