import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeBackup } from '../../api/backup/makeBackup.ts';
import { restoreBackup } from '../../api/backup/restoreBackup.ts';
import type { Config } from '../../api/config.ts';
import type { Db } from '../../api/database/db.ts';
import { openStore } from '../../api/files/openStore.ts';
import { contentsOf, inDatabase } from '../help/contents.ts';
import { ENGINE, emptyPlace } from '../help/database.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { pictureOf } from '../help/pictures.ts';
import { addLoad } from '../help/rows.ts';
import { runNode } from '../help/serverProcess.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerTest();
let place: Awaited<ReturnType<typeof emptyPlace>>;
let target: Config;
beforeEach(async () => {
  place = await emptyPlace();
  target = { ...office.config, dataDir: place.dataDir, databaseUrl: place.databaseUrl };
});
afterEach(() => place.close());

const backUp = () => makeBackup(office.config, office.world.files, office.world.now());
const restore = (folder: string, config = target) => restoreBackup(config, openStore(config), folder);
const addDocument = async (n: number): Promise<number> => {
  const values = { type: 'cmr', loadId: await addLoad(office, {}) };
  const files = [file(await pictureOf('png'), `foto-${n}.png`)];
  const { status, body, text } = await upload(office.as('admin'), '/api/documents', values, files);
  expect(status, text).toBe(201);
  return (body.data as { id: number }).id;
};

const restored = <T>(work: (db: Db) => Promise<T>): Promise<T> => inDatabase(target, work);

describe('a backup', () => {
  test('comes back with every row and every file as they were, and with no session', async () => {
    await addDocument(1);
    await addDocument(2);
    const { folder, manifest } = await backUp();
    expect(manifest).toMatchObject({ engine: ENGINE, files: 2, missing: [], madeAt: '2026-11-20T11:00:00.000Z' });
    await restore(folder);
    expect(await restored(contentsOf)).toEqual(await contentsOf(office.db));
    expect(await restored(db => db('sessions'))).toEqual([]);
    for (const { name, sha256 } of await office.db('files')) {
      const bytes = await readFile(join(place.dataDir, 'files', name));
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  });

  test('made while people write is of one moment: all that was answered before, each row with its file', async () => {
    const before = await Promise.all([1, 2, 3].map(addDocument));
    const over = new AbortController();
    const meanwhile = (async () => {
      for (let n = 10; !over.signal.aborted; n += 1) await addDocument(n);
    })();
    const { folder } = await backUp();
    over.abort();
    await meanwhile;
    await restore(folder);
    const ids = await restored(db => db('documents').pluck('id'));
    expect(ids).toEqual(expect.arrayContaining(before));
    const files: { name: string; documentId: number }[] = await restored(db => db('files'));
    expect(files.map(row => row.documentId).sort()).toEqual([...ids].sort());
    expect((await readdir(join(place.dataDir, 'files'))).sort()).toEqual(files.map(row => row.name).sort());
  });

  test('keeps a file once, however many backups have it', async () => {
    await addDocument(1);
    const first = await backUp();
    office.setNow('2026-11-21T11:00:00.000Z');
    const second = await backUp();
    const [name = ''] = await readdir(join(first.folder, 'files'));
    const [one, other] = await Promise.all([first, second].map(({ folder }) => stat(join(folder, 'files', name))));
    expect(one?.ino).toBe(other?.ino);
    expect((await restore(second.folder)).files).toBe(1);
  });

  test('says which files the store has lost or spoilt, and keeps the rest', async () => {
    await addDocument(1);
    await addDocument(2);
    const [lost, spoilt] = await office.db('files').orderBy('id').pluck('name');
    await rm(join(office.config.dataDir, 'files', lost));
    await writeFile(join(office.config.dataDir, 'files', spoilt), 'x');
    expect((await backUp()).manifest).toMatchObject({ files: 0, missing: [lost, spoilt] });
  });

  test('has no name before it is whole, and leaves nothing when it fails', async () => {
    const broken = { ...office.world.files, open: () => Promise.reject(new Error('broken')) };
    await addDocument(1);
    await expect(makeBackup(office.config, broken, office.world.now())).rejects.toThrow('broken');
    expect(await readdir(office.config.backupDir)).toEqual([]);
  });
});

/** A process that writes to a database of SQLite and is killed before it has closed it. */
const killWriting = async (path: string): Promise<void> => {
  const program = `import Database from 'better-sqlite3';
    const db = new Database(process.argv[1]);
    db.pragma('journal_mode = WAL');
    db.exec('delete from knex_migrations');
    process.kill(process.pid, 'SIGKILL');`;
  expect(await runNode(['--input-type=module', '-e', program, path], {}).ended).toBe('SIGKILL');
};

describe('nothing is restored', () => {
  test.each(['manifest.json', 'files', 'SHA256SUMS', 'database'])('from a backup whose %s is damaged', async what => {
    await addDocument(1);
    const { folder, manifest } = await backUp();
    const [name = ''] = await readdir(join(folder, 'files'));
    const path = join(folder, { files: `files/${name}`, database: manifest.database }[what] ?? what);
    const bytes = await readFile(path);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    await writeFile(path, bytes);
    await expect(restore(folder)).rejects.toThrow(/^La copia está dañada: .+ Usa otra copia\.$/);
    expect(await readdir(place.dataDir)).toEqual([]);
  });

  test('over what is there already', async () => {
    const { folder } = await backUp();
    await restore(folder);
    await expect(restore(folder)).rejects.toThrow(/no está vacía|Ya hay una base de datos/);
  });

  test('beside what a server that was killed has left, and then all of it', async () => {
    const { folder } = await backUp();
    await restore(folder);
    // PostgreSQL leaves nothing in a folder of ours.
    if (ENGINE === 'postgres') {
      expect((await readdir(place.dataDir)).filter(name => name.startsWith('portes.db'))).toEqual([]);
      return;
    }
    await killWriting(join(place.dataDir, 'portes.db'));
    const left = (await readdir(place.dataDir)).filter(name => name.startsWith('portes.db-'));
    expect(left).toContain('portes.db-wal');
    const away = await mkdtemp(join(place.dataDir, 'away-'));
    const move = (name: string) => rename(join(place.dataDir, name), join(away, name));
    await move('portes.db');
    await expect(restore(folder)).rejects.toThrow(left.sort().join(', '));
    await Promise.all(left.map(move));
    await restore(folder);
    expect(await restored(contentsOf)).toEqual(await contentsOf(office.db));
  });

  test('from a folder that is no backup, from another engine or from a newer version', async () => {
    const folder = join(office.config.backupDir, 'otra');
    await mkdir(folder, { recursive: true });
    await expect(restore(folder)).rejects.toThrow(/no es una copia entera/);
    const made = await backUp();
    const other = ENGINE === 'sqlite' ? 'postgres://127.0.0.1:1/x' : null;
    await expect(restore(made.folder, { ...target, databaseUrl: other })).rejects.toThrow(/DATABASE_URL/);
    await office.db('knex_migrations').insert({ name: '999_later', batch: 9, migration_time: new Date() });
    office.setNow('2026-11-21T11:00:00.000Z');
    const newer = await backUp();
    await expect(restore(newer.folder)).rejects.toThrow(/versión más nueva del programa \(999_later\)/);
  });
});
