import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PDF, PNG } from '../help/invoicing.ts';
import { type Answer, NOON } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { file, formOf, type Part, sendForm, upload } from '../help/upload.ts';

const office = officePerFile();

type Link = { id: number; name: string; title: string; type: string; size: number; src: string };

const folder = async (name: string): Promise<string[]> =>
  readdir(join(office.config.dataDir, name)).catch(error => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
const counted = async () => ({
  documents: Number((await office.db('documents').count({ n: '*' }).first())?.n),
  rows: Number((await office.db('files').count({ n: '*' }).first())?.n),
  stored: (await folder('files')).length,
  temporary: (await folder('tmp')).length,
});
let before: Awaited<ReturnType<typeof counted>>;
beforeEach(async () => {
  before = await counted();
});
afterEach(async () => {
  expect((await counted()).temporary).toBe(0);
});

const send = (files: readonly Part[], values: Record<string, string | number> = {}): Promise<Answer> =>
  upload(office.as('admin'), '/api/documents', { type: 'other', carrierId: office.ids.carrier, ...values }, files);
const expectNothingLeft = async (answer: Answer, status: number) => {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.body.message).toMatch(/[a-z]{3}/);
  expect(await counted()).toEqual(before);
};

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(60)]);
const WEBP = Buffer.concat([
  Buffer.from('RIFF'),
  Buffer.from([40, 0, 0, 0]),
  Buffer.from('WEBPVP8 '),
  Buffer.alloc(40),
]);
const heic = (brand: string) =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(12), Buffer.from('mif1heic')]);

describe('files that come with a creation', () => {
  test('are stored whole under a name of ours, their own kept as a title', async () => {
    const answer = await send([file(PDF, 'Póliza 2026.pdf'), file(PNG, 'reverso.png', 'url[]')], {
      expirationDate: '2026/12/01',
    });
    expect(answer.status, answer.text).toBe(201);
    const { url } = answer.body.data as { url: Link[] };
    expect(url).toMatchObject([
      { title: 'Póliza 2026.pdf', type: 'application/pdf', size: PDF.length },
      { title: 'reverso.png', type: 'image/png', size: PNG.length },
    ]);
    for (const [index, content] of [PDF, PNG].entries()) {
      const { name = '', src } = url[index] ?? {};
      expect(name).toMatch(/^[0-9a-f]{32}\.(pdf|png)$/);
      expect(src).toBe(`/api/static/${name}`);
      expect(await readFile(join(office.config.dataDir, 'files', name))).toEqual(content);
      const row = await office.db('files').where({ name }).first();
      expect(row.sha256).toBe(createHash('sha256').update(content).digest('hex'));
      expect(row.userId).toBe(office.ids.users.admin);
    }
  });

  test.each([
    ['foto.jpg', JPEG, 'image/jpeg', 'jpg'],
    ['foto.webp', WEBP, 'image/webp', 'webp'],
    ['IMG_0001.HEIC', heic('heic'), 'image/heic', 'heic'],
    ['IMG_0002.HEIC', heic('mif1'), 'image/heic', 'heic'],
  ])('may be %s', async (title, content, type, extension) => {
    const answer = await send([file(content, title)]);
    const { url } = answer.body.data as { url: Link[] };
    expect(url).toMatchObject([{ type, title }]);
    expect(url[0]?.name.endsWith(`.${extension}`)).toBe(true);
  });

  test('without a name get the moment for one; a field left empty is no file', async () => {
    const answer = await send([file(PDF, ''), { name: 'url', value: '', filename: '' }]);
    expect((answer.body.data as { url: Link[] }).url).toMatchObject([{ title: '2026-11-20-120000.pdf' }]);
  });

  test('may be as large as 20 MiB', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(20 * 1024 * 1024 - PDF.length)]);
    expect((await send([file(large)])).status).toBe(201);
    before = await counted();
    const answer = await send([file(PNG), file(Buffer.concat([large, Buffer.alloc(1)]), 'Póliza larga.pdf')]);
    await expectNothingLeft(answer, 413);
    expect(answer.body.message).toBe('«Póliza larga.pdf» supera los 20 MB.');
  });

  test('may be ten, not eleven', async () => {
    const files = (count: number) => Array.from({ length: count }, (_, n) => file(PNG, `${n}.png`));
    const ten = await send(files(10));
    expect((ten.body.data as { url: Link[] }).url).toHaveLength(10);
    before = await counted();
    const eleven = await send(files(11));
    await expectNothingLeft(eleven, 413);
    expect(eleven.body.message).toBe('Máximo 10 archivos cada vez.');
  });
});

describe('nothing is left, neither row nor file, of', () => {
  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an SVG with a declaration', Buffer.from('<?xml version="1.0"?><svg></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['a text', Buffer.from('hola')],
    ['nothing at all', Buffer.alloc(0)],
  ])('%s, whatever it is called', async (_, content) => {
    const answer = await send([file(PNG, 'reverso.png'), file(content, '../<b>foto.png')]);
    await expectNothingLeft(answer, 415);
    expect(answer.body.errors).toEqual({
      url: '«_b_foto.png» no se admite: solo imágenes (JPEG, PNG, WebP, HEIC) y PDF.',
    });
  });

  const parts = (): Part[] => [
    { name: 'type', value: 'other' },
    { name: 'carrierId', value: String(office.ids.carrier) },
    file(PNG),
    file(PDF, 'a.pdf'),
  ];

  test('a form that is cut off anywhere', async () => {
    const whole = formOf(parts());
    for (let length = whole.length - 3; length > 0; length -= 97)
      await expectNothingLeft(await sendForm(office.as('admin'), '/api/documents', whole.subarray(0, length)), 400);
  });

  test('a form whose values are wrong, or that may not be sent', async () => {
    await expectNothingLeft(await send([file(PNG)], { type: 'nada' }), 422);
    await expectNothingLeft(await send([file(PNG)], { desconocido: 1 }), 400);
    await expectNothingLeft(await send([file(PNG)], { 'a[__proto__]': 1 }), 400);
    await expectNothingLeft(await send([file(PNG)], { carrierId: 999 }), 422);
    await expectNothingLeft(await send([file(PNG, 'a.png', 'foto')]), 400);
    await expectNothingLeft(await send([file(PNG, 'a.png', 'constructor')]), 400);
    const foreign = { type: 'other', carrierId: office.ids.otherCarrier };
    await expectNothingLeft(await upload(office.as('carrier'), '/api/documents', foreign, [file(PNG)]), 422);
    await expectNothingLeft(await upload(office.as('admin'), '/api/vehicles', {}, [file(PNG)]), 415);
    await expectNothingLeft(await upload(office.anonymous, '/api/documents', foreign, [file(PNG)]), 401);
  });

  test('a forged file in JSON', async () => {
    for (const url of [{ file: true, buffer: 'x', filename: '../x' }, '/etc/passwd', [{ src: '/api/static/x' }]]) {
      const answer = await office
        .as('admin')
        .post('/api/documents', { type: 'other', carrierId: office.ids.carrier, url });
      expect([400, 403]).toContain(answer.status);
      expect(await counted()).toEqual(before);
    }
  });

  test('a second form with the same key: the first answer comes again', async () => {
    const form = formOf(parts());
    const twice = [1, 2].map(() =>
      sendForm(office.as('admin'), '/api/documents', form, { 'idempotency-key': 'subida-1' }),
    );
    const [first, second] = await Promise.all(twice);
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(second?.text).toBe(first?.text);
    expect(await counted()).toEqual({
      ...before,
      documents: before.documents + 1,
      rows: before.rows + 2,
      stored: before.stored + 2,
    });
  });

  test('a form with the same key but other files, though they say the same: no file is taken for another', async () => {
    const send = (...files: Part[]) =>
      sendForm(
        office.as('admin'),
        '/api/documents',
        formOf([{ name: 'type', value: 'other' }, { name: 'carrierId', value: String(office.ids.carrier) }, ...files]),
        { 'idempotency-key': 'subida-2' },
      );
    const nameless: Part = { name: 'url', value: PDF, type: 'application/octet-stream', filename: '' };
    const first = await send(file(PNG), nameless);
    expect(first.status).toBe(201);
    const after = await counted();
    for (const files of [
      [file(PNG), file(PDF)],
      [file(PDF), nameless],
      [file(PNG, 'otra.png'), nameless],
      [nameless, file(PNG)],
      [file(PNG)],
    ]) {
      const answer = await send(...files);
      expect([answer.status, answer.body.code]).toEqual([422, 'idempotencyReused']);
    }
    office.setNow('2026-11-20T11:05:00.000Z');
    expect(await send(file(PNG), nameless)).toMatchObject({ status: 201, text: first.text });
    office.setNow(NOON);
    expect(await counted()).toEqual(after);
  });
});
