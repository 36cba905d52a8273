import { randomBytes } from 'node:crypto';
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBucketAddress } from '../../api/files/bucketAddress.ts';
import { bucketStore, type Patience } from '../../api/files/bucketStore.ts';
import { folderStore } from '../../api/files/folderStore.ts';
import type { FileStore } from '../../api/files/store.ts';
import type { HttpError } from '../../api/http/HttpError.ts';
import { type S3, startS3 } from '../help/s3Server.ts';

let s3: S3;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portes-store-'));
  s3.state.objects.clear();
  s3.state.asked = [];
  s3.state.mood = 'well';
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bucket = (url = s3.urlOf(), patience?: Patience): FileStore => {
  const address = readBucketAddress(url);
  if (typeof address === 'string') throw new Error(address);
  return bucketStore(address, patience);
};

const newName = (): string => `${randomBytes(16).toString('hex')}.pdf`;

/** A file as it was received, on the disk. */
const received = async (content: string | Buffer): Promise<string> => {
  await mkdir(join(folder, 'tmp'), { recursive: true });
  const path = join(folder, 'tmp', newName());
  await writeFile(path, content);
  return path;
};

const put = async (store: FileStore, content: string | Buffer, name = newName()): Promise<string> => {
  await store.put(name, await received(content));
  return name;
};

const readOf = async (store: FileStore, name: string): Promise<Buffer | null> => {
  const found = await store.open(name);
  if (!found) return null;
  const content = await buffer(found.stream);
  expect(content).toHaveLength(found.size);
  return content;
};

const namesIn = async (store: FileStore): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names.sort();
};

const refusal = (work: Promise<unknown>): Promise<HttpError> =>
  work.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: HttpError) => error,
  );

describe.each([
  ['folder', () => folderStore(folder)],
  ['bucket', () => bucket(s3.urlOf({ folder: 'oficina/2026' }))],
])('files in a %s', (_kind, open) => {
  test.each([
    ['a text', Buffer.from('%PDF-1.4 póliza')],
    ['nothing', Buffer.alloc(0)],
    ['20 MB', randomBytes(20 * 1024 * 1024)],
  ])('are read as they were put: %s', async (_what, content) => {
    const store = open();
    expect((await readOf(store, await put(store, content)))?.equals(content)).toBe(true);
  });

  test('are moved there: where they were received nothing is left', async () => {
    const path = await received('a');
    await open().put(newName(), path);
    await expect(access(path)).rejects.toThrow();
  });

  test('take the place of one with the same name, for another process too', async () => {
    const name = await put(open(), 'first');
    await put(open(), 'second', name);
    expect(String(await readOf(open(), name))).toBe('second');
    expect(await namesIn(open())).toEqual([name]);
  });

  test('that are not there, or not any more, are null', async () => {
    const store = open();
    expect(await store.open(newName())).toBeNull();
    const name = await put(store, 'a');
    await store.remove(name);
    expect(await store.open(name)).toBeNull();
    await store.remove(name);
  });

  test('are listed all, with their moment', async () => {
    const store = open();
    expect(await namesIn(store)).toEqual([]);
    const names: string[] = [];
    for (let count = 0; count < 7; count += 1) names.push(await put(store, 'a'));
    expect(await namesIn(store)).toEqual(names.sort());
    for await (const { at } of store.list()) expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000);
  });

  test('are put whole or not at all', async () => {
    const store = open();
    const name = newName();
    const { statusCode, key } = await refusal(store.put(name, join(folder, 'nada')));
    expect([statusCode, key]).toEqual([503, 'errors.files.store']);
    expect(await store.open(name)).toBeNull();
    expect(await namesIn(store)).toEqual([]);
  });

  test('can be left in the middle', async () => {
    const store = open();
    const name = await put(store, randomBytes(300_000));
    // More than there are connections.
    for (let count = 0; count < 60; count += 1) (await store.open(name))?.stream.destroy();
    expect(await readOf(store, name)).toHaveLength(300_000);
  });

  test('may be put and read many at once', async () => {
    const store = open();
    const names = await Promise.all(Array.from({ length: 20 }, (_, n) => put(store, `${n}`)));
    const read = await Promise.all(names.map(name => readOf(store, name)));
    expect(read.map(String)).toEqual(names.map((_, n) => `${n}`));
  });
});

describe('a bucket', () => {
  const IMPATIENT = { put: 300, ask: 200 };

  test('is shared by two installations under names of their own', async () => {
    const [one, two] = [bucket(s3.urlOf({ folder: 'uno' })), bucket(s3.urlOf({ folder: 'dos' }))];
    const root = bucket();
    const name = await put(one, 'a');
    expect([await namesIn(one), await namesIn(two), await namesIn(root)]).toEqual([[name], [], []]);
    expect(await two.open(name)).toBeNull();
    expect([...s3.state.objects.keys()]).toEqual([`uno/${name}`]);
  });

  test('that is away for a moment is asked again', async () => {
    const store = bucket();
    Object.assign(s3.state, { mood: 'away', refusals: 1 });
    expect(String(await readOf(store, await put(store, 'a')))).toBe('a');
    expect(s3.state.asked.filter(line => line.startsWith('PUT'))).toHaveLength(2);
  });

  test.each([
    ['away', 'away', 503, 'errors.files.store'],
    ['silent', 'silent', 503, 'errors.files.store'],
    ['full', 'full', 507, 'errors.noSpace'],
  ] as const)('that is %s says so in time, and nothing is there', async (_what, mood, status, key) => {
    const store = bucket(s3.urlOf(), IMPATIENT);
    await namesIn(store);
    s3.state.mood = mood;
    const [name, path] = [newName(), await received('a')];
    const begin = performance.now();
    const refused = await refusal(store.put(name, path));
    expect(performance.now() - begin).toBeLessThan(2_000);
    expect([refused.statusCode, refused.key]).toEqual([status, key]);
    s3.state.mood = 'well';
    expect(await store.open(name)).toBeNull();
    await store.put(name, path);
    expect(String(await readOf(store, name))).toBe('a');
  });

  test('gives its connections back, also when it refuses before the whole of a file is sent', async () => {
    const store = bucket();
    const before = await s3.connections();
    for (let count = 0; count < 60; count += 1) await put(store, 'a');
    expect((await s3.connections()) - before).toBeLessThan(4);
    s3.state.mood = 'full';
    const path = await received(randomBytes(300_000));
    // More than there are connections.
    for (let count = 0; count < 55; count += 1)
      expect((await refusal(store.put(newName(), path))).statusCode).toBe(507);
    s3.state.mood = 'well';
    expect(String(await readOf(store, await put(store, 'a')))).toBe('a');
  });

  test('that nobody answers for says so', async () => {
    const store = bucket('s3://portes:secreto@127.0.0.1:1/archivos?tls=0', IMPATIENT);
    const path = await received('a');
    for (const work of [() => store.put(newName(), path), () => store.open(newName()), () => namesIn(store)])
      expect((await refusal(work())).statusCode).toBe(503);
  });

  test.each([
    ['the key', { key: 'otra' }],
    ['the secret', { secret: 'adivinado' }],
    ['the bucket', { bucket: 'otro-cubo' }],
  ])('whose address has %s wrong is refused, tried once and never told the secret', async (_what, wrong) => {
    const store = bucket(s3.urlOf(wrong));
    const refused = await refusal(store.open(newName()));
    expect(refused.statusCode).toBe(503);
    expect(s3.state.asked).toHaveLength(1);
    const { name, message } = refused.cause as Error;
    expect(`${name} ${message}`).not.toMatch(/adivinado|se\/cr/);
  });

  test('that breaks off in the middle of a file breaks the reading', async () => {
    const store = bucket();
    const name = await put(store, randomBytes(1024 * 1024));
    s3.state.mood = 'cut';
    await expect(readOf(store, name)).rejects.toThrow();
  });
});

test('a folder lists its files alone', async () => {
  const store = folderStore(folder);
  const name = await put(store, 'a');
  await mkdir(join(folder, 'files', 'otra'));
  expect(await namesIn(store)).toEqual([name]);
});

test('a file that goes while a folder is listed takes none of the others with it', async () => {
  const store = folderStore(folder);
  for (let count = 0; count < 5; count += 1) await put(store, 'a');
  const before: string[] = [];
  for await (const { name } of store.list()) before.push(name);
  const listed: string[] = [];
  for await (const { name } of store.list()) {
    if (!listed.length) await store.remove(before[1] ?? '');
    listed.push(name);
  }
  expect(listed.sort()).toEqual(await namesIn(store));
  expect(listed).toHaveLength(4);
});
