import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { BucketAddress } from './bucketAddress.ts';
import { bucketClient, isMissing } from './bucketClient.ts';
import type { FileStore } from './store.ts';
import { storeFault } from './storeFault.ts';

/** Longest time in ms, with retries: uploading a file of 20 MB, and everything else. */
export type Patience = { put: number; ask: number };
const PATIENCE: Patience = { put: 30_000, ask: 10_000 };
/** In ms: how long a store may stall in the middle of a file, or its reader. */
const STALLED_MS = 30_000;

const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64');
};

/** A store in a bucket: each file is written whole or not at all, under the prefix and its generated name. */
export const bucketStore = (address: BucketAddress, patience = PATIENCE): FileStore => {
  const ask = bucketClient(address);
  const { bucket: Bucket, prefix } = address;
  const at = (name: string) => ({ Bucket, Key: prefix + name });

  const remove = (name: string): Promise<void> =>
    ask(patience.ask, async (sdk, client, options) => {
      await client.send(new sdk.DeleteObjectCommand(at(name)), options);
    });

  const upload = async (name: string, path: string): Promise<void> => {
    const [{ size }, checksum] = [await stat(path), await sha256Of(path)];
    await ask(patience.put, async (sdk, client, options) => {
      const Body = createReadStream(path);
      const object = { ...at(name), Body, ContentLength: size, ChecksumSHA256: checksum };
      try {
        await client.send(new sdk.PutObjectCommand(object), options);
      } catch (error) {
        // Not after success: the answer may arrive before the stream's end, which ends the request.
        Body.destroy();
        throw error;
      }
    });
  };

  return {
    put: async (name, path) => {
      try {
        await upload(name, path);
      } catch (error) {
        // An unanswered upload may have arrived; if it can't be removed now, the sweep removes it.
        await remove(name).catch(() => {});
        throw storeFault(error);
      }
      await rm(path, { force: true });
    },
    open: async name => {
      try {
        const { Body, ContentLength } = await ask(patience.ask, (sdk, client, options) =>
          client.send(new sdk.GetObjectCommand(at(name)), options),
        );
        if (!(Body instanceof IncomingMessage) || ContentLength === undefined) throw storeFault(new Error('no body'));
        Body.setTimeout(STALLED_MS, () => Body.destroy(new Error('the store stopped in the middle of a file')));
        return { stream: Body, size: ContentLength };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove,
    list: async function* () {
      for (let next: string | undefined, isFirst = true; next || isFirst; isFirst = false) {
        const page = await ask(patience.ask, (sdk, client, options) => {
          const question = { Bucket, Prefix: prefix, Delimiter: '/', ContinuationToken: next };
          return client.send(new sdk.ListObjectsV2Command(question), options);
        });
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key && LastModified) yield { name: Key.slice(prefix.length), at: LastModified };
        next = page.NextContinuationToken;
      }
    },
  };
};
