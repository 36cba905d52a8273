import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startSession } from '../../api/auth/session.ts';
import { sweepFiles } from '../../api/files/sweep.ts';
import { PDF, PNG } from '../help/invoicing.ts';
import { NOON } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { file, FORM, formOf, upload } from '../help/upload.ts';

const office = officePerFile();

/** Stores a file of the first carrier; answers its name. */
const add = async (): Promise<string> => {
  const values = { type: 'other', carrierId: office.ids.carrier };
  const answer = await upload(office.as('admin'), '/api/documents', values, [file(PDF)]);
  return (answer.body.data as { url: { name: string }[] }).url[0]?.name ?? '';
};

const deps = () => ({ db: office.db, config: office.config, world: office.world, log: office.app.log });
const told = (): Promise<string[]> =>
  office.db('alerts').where({ kind: 'filesMissing', recipientType: 'admin' }).orderBy('id').pluck('description');

describe('over the wire', () => {
  const temporary = () => readdir(join(office.config.dataDir, 'tmp'));
  const open = async (length: string) => {
    const address = await office.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => office.app.listeningOrigin);
    const cookie = await startSession(office.db, office.ids.users.admin, office.world.now(), 'test');
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(
      `POST /api/documents HTTP/1.1\r\nHost: x\r\nCookie: session=${cookie}\r\nContent-Type: ${FORM}\r\n${length}\r\n\r\n`,
    );
    return socket;
  };
  const raw = async (body: Buffer, length: number, until: RegExp | null): Promise<string> => {
    const socket = await open(`Content-Length: ${length}`);
    let answer = '';
    socket.on('data', chunk => {
      answer += chunk.toString('latin1');
    });
    const closed = new Promise<void>(resolve => {
      socket.on('close', () => resolve());
    });
    socket.on('error', () => socket.destroy());
    socket.write(body);
    await expect.poll(() => (until ? until.test(answer) : true), { timeout: 10_000 }).toBe(true);
    if (!until) await expect.poll(async () => (await temporary()).length, { timeout: 10_000 }).toBe(1);
    socket.destroy();
    await closed;
    return answer;
  };

  test('a connection that breaks in the middle of a file leaves none', async () => {
    await add();
    const before = await office.db('files').count({ n: '*' });
    const stored = (await readdir(join(office.config.dataDir, 'files'))).length;
    const form = formOf([file(PNG), file(Buffer.concat([PDF, Buffer.alloc(400_000)]))]);
    await raw(form.subarray(0, 300_000), form.length, null);
    await expect.poll(async () => (await temporary()).length).toBe(0);
    await expect.poll(async () => (await readdir(join(office.config.dataDir, 'files'))).length).toBe(stored);
    expect(await office.db('files').count({ n: '*' })).toEqual(before);
  });

  test('who sends too much is told so, not cut off', async () => {
    const form = formOf([file(Buffer.concat([PDF, Buffer.alloc(30 * 1024 * 1024)]))]);
    expect(await raw(form, form.length, /413 [\s\S]*20 MB/)).toContain('413');
    expect(await raw(Buffer.alloc(0), 300 * 1024 * 1024, /413/)).toContain('413');
    expect(await temporary()).toEqual([]);
  });

  /** A form that doesn't say how long it is, sent piece by piece; what is answered to it so far. */
  const openForm = async () => {
    const socket = await open('Transfer-Encoding: chunked');
    let answer = '';
    socket.on('data', chunk => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    const send = (piece: Buffer) =>
      socket.write(Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]));
    return { send, answer: () => answer, close: () => socket.destroy() };
  };
  const text = formOf([{ name: 'comments', value: 'x'.repeat(20_000) }], '');

  test.each([
    ['texts', text, text],
    ['one text', text.subarray(0, 1_000), Buffer.alloc(20_000, 'x')],
    ['parts that are no fields', text, Buffer.from(text.toString().replace('form-data', 'other'))],
    ['texts after a file', formOf([file(PNG)], ''), text],
  ])('who goes on and on with %s is stopped at a megabyte', async (_what, head, again) => {
    const form = await openForm();
    form.send(head);
    let sent = 0;
    for (; sent < 400 && !form.answer(); sent += 1) {
      form.send(again);
      await wait(2);
    }
    expect(form.answer()).toMatch(/^HTTP\/1.1 413 /);
    expect(sent * 20_000).toBeLessThan(4_000_000);
    form.close();
    await expect.poll(temporary).toEqual([]);
  });

  test('files may come to many megabytes without saying so before', async () => {
    const form = await openForm();
    const large = file(Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]));
    const values = { type: 'other', carrierId: String(office.ids.carrier) };
    form.send(formOf([...Object.entries(values).map(([name, value]) => ({ name, value })), large, large, large]));
    form.send(Buffer.alloc(0));
    await expect.poll(form.answer, { timeout: 10_000 }).toMatch(/^HTTP\/1.1 201 /);
    form.close();
  });
});

test('the sweep takes what died processes left, and nothing that is in use', async () => {
  const { dataDir } = office.config;
  const name = await add();
  await mkdir(join(dataDir, 'tmp'), { recursive: true });
  const old = new Date('2026-11-18T11:00:00.000Z');
  const put = async (path: string, at: Date | null) => {
    await writeFile(join(dataDir, path), 'x');
    await utimes(join(dataDir, path), at ?? office.world.now(), at ?? office.world.now());
  };
  await put('tmp/old', old);
  await put('tmp/new', null);
  await put(`files/${'a'.repeat(32)}.pdf`, old);
  await put(`files/${'b'.repeat(32)}.pdf`, null);
  await utimes(join(dataDir, 'files', name), old, old);
  await put('files/de-otro.txt', old);
  await put(`files/${name}.thumb.webp`, old);
  await put(`files/${'a'.repeat(32)}.jpg.thumb.webp`, old);
  await sweepFiles(deps());
  expect(await readdir(join(dataDir, 'tmp'))).toEqual(['new']);
  const left = await readdir(join(dataDir, 'files'));
  expect(left).toContain(name);
  expect(left).toContain(`${'b'.repeat(32)}.pdf`);
  expect(left).toContain('de-otro.txt');
  expect(left).toContain(`${name}.thumb.webp`);
  expect(left.filter(each => each.startsWith('a'.repeat(32)))).toEqual([]);
  expect(await told()).toEqual([]);
});

test('the sweep tells the office of rows whose file is gone, once a week for the same number, and leaves them', async () => {
  const [one, two] = [await add(), await add()];
  const remove = (name: string) => rm(join(office.config.dataDir, 'files', name));
  const later = (hours: number) => office.setNow(new Date(Date.parse(NOON) + hours * 3_600_000).toISOString());
  await remove(one);
  await sweepFiles(deps());
  expect(await told()).toEqual([]);
  later(2);
  const before = await office.db('files').count({ n: '*' });
  for (const _turn of [1, 2]) await sweepFiles(deps());
  const ofOne = 'Falta el contenido de 1 archivo. Avisa a soporte para recuperarlo de la copia de seguridad.';
  expect(await told()).toEqual([ofOne]);
  await remove(two);
  await sweepFiles(deps());
  expect(await told()).toEqual([ofOne, expect.stringContaining('de 2 archivos')]);
  later(24 * 8);
  await sweepFiles(deps());
  expect(await told()).toHaveLength(3);
  // What was told by a clock that was ahead keeps nobody from being told now.
  later(1.5);
  await sweepFiles(deps());
  expect(await told()).toHaveLength(4);
  expect(await office.db('files').count({ n: '*' })).toEqual(before);
});
