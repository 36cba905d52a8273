import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BucketAddress } from '../../api/files/bucketAddress.ts';
import { bucketStore } from '../../api/files/bucketStore.ts';
import { sweepFiles } from '../../api/files/sweep.ts';
import { PDF } from '../help/invoicing.ts';
import type { Answer } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { pictureOf } from '../help/pictures.ts';
import { type S3, startS3 } from '../help/s3Server.ts';
import { file, formOf, type Part, sendForm, upload } from '../help/upload.ts';

type Link = { name: string; src: string; thumb: string | null };

const NO_SPACE = 'No queda espacio en el servidor. Avisa al equipo de soporte.';
const AWAY =
  'Ahora no se pueden guardar ni abrir archivos. Inténtalo de nuevo en unos minutos y, si sigue igual, avisa al equipo de soporte.';

let s3: S3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.state.mood = 'well';
  s3.state.refusals = Number.POSITIVE_INFINITY;
});
const office = officePerFile(() => ({ filesUrl: s3.urlOf({ folder: 'oficina' }) }));
const send = (files: readonly Part[]): Promise<Answer> =>
  upload(office.as('admin'), '/api/documents', { type: 'other', carrierId: office.ids.carrier }, files);
const rows = async () => [
  await office.db('documents').count({ n: '*' }).first(),
  await office.db('files').count({ n: '*' }).first(),
];
const temporary = (): Promise<string[]> => readdir(join(office.config.dataDir, 'tmp')).catch(() => []);
const sweep = () => sweepFiles({ db: office.db, config: office.config, world: office.world, log: office.app.log });
const later = (hours: number) =>
  office.setNow(new Date(office.world.now().getTime() + hours * 3_600_000).toISOString());
/** What the store holds, whole names. */
const keys = (): string[] => [...s3.state.objects.keys()].sort();
const kept = async (content: Buffer = PDF, name = 'Póliza.pdf'): Promise<Link> => {
  const answer = await send([file(content, name)]);
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.body.data as { url: Link[] }).url[0] as Link;
};

test('a file goes there, nothing of it stays on the disk, and it is read by who may', async () => {
  const link = await kept();
  expect(s3.state.objects.get(`oficina/${link.name}`)?.content.equals(PDF)).toBe(true);
  expect(await temporary()).toEqual([]);
  await expect(readdir(join(office.config.dataDir, 'files'))).rejects.toThrow('ENOENT');
  const shown = await office.as('carrier').get(link.src);
  expect(shown.bytes.equals(PDF)).toBe(true);
  expect(shown.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': `${PDF.length}` });
  expect((await office.as('otherCarrier').get(link.src)).status).toBe(404);
  const saved = await office.as('admin').get(`/api/carriers/download-pic/${link.name}`);
  expect(saved.headers['content-disposition']).toMatch(/^attachment; /);
});

test('a thumbnail is kept beside its picture, for every process', async () => {
  const link = await kept(await pictureOf('jpeg'), 'a.jpg');
  const small = await office.as('admin').get(String(link.thumb));
  expect(s3.state.objects.get(`oficina/${link.name}.thumb.webp`)?.content.equals(small.bytes)).toBe(true);
  s3.state.asked = [];
  expect((await office.as('admin').get(String(link.thumb))).bytes.equals(small.bytes)).toBe(true);
  expect(s3.state.asked).toHaveLength(1);
});

test('a form that is refused or cut off leaves nothing there', async () => {
  const before = keys();
  expect((await upload(office.as('admin'), '/api/documents', { type: 'nada' }, [file(PDF)])).status).toBe(422);
  expect((await send([file(PDF), file(Buffer.from('<svg/>'))])).status).toBe(415);
  const whole = formOf([{ name: 'type', value: 'other' }, file(PDF), file(PDF)]);
  for (const length of [whole.length - 3, whole.length - 60, 200])
    expect((await sendForm(office.as('admin'), '/api/documents', whole.subarray(0, length))).status).toBe(400);
  expect(keys()).toEqual(before);
});

test.each([
  ['away', 503, AWAY, 'files.store'],
  ['full', 507, NO_SPACE, 'noSpace'],
] as const)(
  'that is %s an upload is refused, nothing of it stays, and all else goes on',
  async (mood, status, message, code) => {
    const link = await kept();
    const [before, rowsBefore] = [keys(), await rows()];
    s3.state.mood = mood;
    const answer = await send([file(PDF), file(PDF)]);
    expect([answer.status, answer.body.message, answer.body.code]).toEqual([status, message, code]);
    expect(await temporary()).toEqual([]);
    expect(await rows()).toEqual(rowsBefore);
    expect((await office.as('admin').get('/api/documents')).status).toBe(200);
    expect((await office.as('admin').get('/api/ready')).status).toBe(200);
    expect((await office.as('admin').get(link.src)).status).toBe(mood === 'away' ? 503 : 200);
    s3.state.mood = 'well';
    expect(keys()).toEqual(before);
    expect((await office.as('admin').get(link.src)).status).toBe(200);
    await kept();
  },
);

test('one that never answers is waited for as long as it may take, no longer', async () => {
  const [before, rowsBefore, { files }] = [keys(), await rows(), office.world];
  office.world.files = bucketStore(office.config.bucket as BucketAddress, { put: 300, ask: 200 });
  s3.state.mood = 'silent';
  const others = office.as('admin').get('/api/documents');
  const answer = await send([file(PDF), file(PDF)]);
  expect([answer.status, answer.body.message]).toEqual([503, AWAY]);
  expect((await others).status).toBe(200);
  expect([keys(), await rows(), await temporary()]).toEqual([before, rowsBefore, []]);
  Object.assign(office.world, { files });
});

test('what is wrong with a form is said though what it brought can’t be taken back now; the sweep takes it', async () => {
  const before = keys();
  const { remove } = office.world.files;
  office.world.files.remove = () => Promise.reject(new Error('away'));
  const answer = await upload(office.as('admin'), '/api/documents', { type: 'nada' }, [file(PDF)]);
  office.world.files.remove = remove;
  expect(answer.status).toBe(422);
  const [orphan, ...others] = keys().filter(key => !before.includes(key));
  expect(others).toEqual([]);
  s3.state.objects.set('oficina/de-otro.pdf', { content: PDF, at: new Date(0) });
  // As old as the office's own clock says; a day later what no row holds is nobody's.
  for (const key of keys()) Object.assign(s3.state.objects.get(key) ?? {}, { at: office.world.now() });
  await sweep();
  expect(keys()).toContain(orphan);
  later(25);
  await sweep();
  expect(keys()).toEqual([...before, 'oficina/de-otro.pdf'].sort());
  expect(await office.db('alerts').where({ kind: 'filesMissing' })).toEqual([]);
});

test('a file that is gone from there is not found, and the office is told', async () => {
  const link = await kept();
  s3.state.objects.delete(`oficina/${link.name}`);
  expect((await office.as('admin').get(link.src)).status).toBe(404);
  later(2);
  await sweep();
  const told = await office.as('admin').get('/api/alerts?filter={"kind":"filesMissing"}');
  expect(told.body.data).toMatchObject([{ title: 'Faltan archivos guardados', recipientType: 'admin' }]);
});
