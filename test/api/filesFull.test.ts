import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { emptyDisk, fillDisk, refuseChanges, refuseMoves } from '../help/fullDisk.ts';
import { PDF } from '../help/invoicing.ts';
import type { Answer } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { pictureOf } from '../help/pictures.ts';
import { file, type Part, upload } from '../help/upload.ts';

const office = officePerFile();
afterEach(emptyDisk);

const NO_SPACE = 'No queda espacio en el servidor. Avisa al equipo de soporte.';

const send = (files: readonly Part[]): Promise<Answer> =>
  upload(office.as('admin'), '/api/documents', { type: 'other', carrierId: office.ids.carrier }, files);
const folder = (name: string): Promise<string[]> => readdir(join(office.config.dataDir, name)).catch(() => []);
/** All that an upload leaves: rows, files, files that are half there. */
const found = async () => ({
  documents: await office.db('documents').count({ n: '*' }).first(),
  rows: await office.db('files').count({ n: '*' }).first(),
  stored: await folder('files'),
  temporary: await folder('tmp'),
});

test.each([
  ['at once', () => fillDisk()],
  ['in the middle of the second file', () => fillDisk(70_000)],
  ['when a file is moved to its place', () => refuseMoves()],
])('an upload for which there is no room %s leaves nothing, and the next goes well once there is', async (_, fill) => {
  const before = await found();
  fill();
  const answer = await send([file(PDF), file(Buffer.concat([PDF, Buffer.alloc(300_000)]))]);
  expect([answer.status, answer.body.message, answer.body.code]).toEqual([507, NO_SPACE, 'noSpace']);
  expect(await found()).toEqual({ ...before, temporary: [] });
  expect((await office.as('admin').get('/api/documents')).status).toBe(200);
  emptyDisk();
  expect((await send([file(PDF)])).status).toBe(201);
  expect((await folder('files')).length).toBe(before.stored.length + 1);
});

test('a picture is shown small though its thumbnail can’t be kept', async () => {
  const answer = await send([file(await pictureOf('jpeg'))]);
  const [{ thumb = '' } = {}] = (answer.body.data as { url: { thumb: string }[] }).url;
  fillDisk();
  expect((await office.as('admin').get(thumb)).status).toBe(200);
  expect(await folder('tmp')).toEqual([]);
});

test('a folder that can’t be written to is told apart from a full one', async () => {
  refuseMoves(Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', syscall: 'rename' }));
  const answer = await send([file(PDF)]);
  expect(answer.status).toBe(503);
  expect(answer.body.message).toMatch(/^Ahora no se pueden guardar ni abrir archivos\. Inténtalo de nuevo/);
});

test('what a disk that became read-only kept half received goes with the next upload', async () => {
  refuseChanges();
  expect((await send([file(PDF)])).status).toBe(503);
  expect(await folder('tmp')).toHaveLength(1);
  emptyDisk();
  expect((await send([file(PDF)])).status).toBe(201);
  expect(await folder('tmp')).toEqual([]);
});
