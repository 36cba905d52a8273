import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PDF, PNG } from '../help/invoicing.ts';
import type { Answer } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { hugeJpeg, hugePng, pictureOf } from '../help/pictures.ts';
import { file, FORM, formOf, type Part, sendForm, upload } from '../help/upload.ts';

const office = officePerFile();

type Link = { title: string; type: string; src: string; thumb: string | null };

const folder = async (name: string): Promise<string[]> =>
  readdir(join(office.config.dataDir, name)).catch(error => (error.code === 'ENOENT' ? [] : Promise.reject(error)));
const counted = async () => ({
  documents: Number((await office.db('documents').count({ n: '*' }).first())?.n),
  rows: Number((await office.db('files').count({ n: '*' }).first())?.n),
  stored: (await folder('files')).filter(name => !name.endsWith('.thumb.webp')).length,
});
let before: Awaited<ReturnType<typeof counted>>;
beforeEach(async () => {
  before = await counted();
});
afterEach(async () => expect(await folder('tmp')).toEqual([]));

const values = () => ({ type: 'other', carrierId: office.ids.carrier });
const send = (files: readonly Part[], more: Record<string, string | number> = {}): Promise<Answer> =>
  upload(office.as('admin'), '/api/documents', { ...values(), ...more }, files);
const expectNothingLeft = async (answer: Answer, status: number) => {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.body.message).toMatch(/[a-z]{3}/);
  expect(await counted()).toEqual(before);
};
const kept = async (content: Buffer, name: string): Promise<Link> => {
  const answer = await send([file(content, name)]);
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.body.data as { url: Link[] }).url[0] as Link;
};

describe('a picture with more pixels than any may have is refused by what it says of itself', () => {
  test.each([
    ['a PNG of 50 000 × 50 000', async () => hugePng(50_000, 50_000)],
    ['a PNG of 900 000 × 200', async () => hugePng(900_000, 200)],
    ['a JPEG of 65 000 × 65 000', async () => hugeJpeg(await pictureOf('jpeg'), 65_000, 65_000)],
  ])('%s', async (_what, make) => {
    const content = await make();
    expect(content.length).toBeLessThan(10_000);
    const begin = performance.now();
    const answer = await send([file(PNG), file(content)]);
    await expectNothingLeft(answer, answer.status);
    expect(performance.now() - begin).toBeLessThan(2_000);
    expect(answer.status).toBe(413);
    expect(answer.body.errors?.url).toBe('«foto.png» tiene más de 100 megapíxeles. Redúcela y vuelve a subirla.');
  });
});

describe('what is several things at once', () => {
  const PAGE = '<html><script>alert(document.cookie)</script></html>';
  test.each([
    ['a PNG with a page behind it', async () => Buffer.concat([PNG, Buffer.from(PAGE)]), 'image/png'],
    [
      'a JPEG with a zip behind it',
      async () => Buffer.concat([await pictureOf('jpeg'), Buffer.from('PK\u0003\u0004')]),
      'image/jpeg',
    ],
    ['a PDF with a page in it', async () => Buffer.concat([PDF, Buffer.from(PAGE)]), 'application/pdf'],
  ])('is only ever served as what its beginning is: %s', async (_what, make, type) => {
    const content = await make();
    for (const name of ['a.html', 'a.svg', 'a.js', 'a.php', '.htaccess', 'a.png.exe']) {
      const link = await kept(content, name);
      expect(link.type).toBe(type);
      expect(link.title).toMatch(/\.(png|jpg|pdf)$/);
      const shown = await office.as('carrier').get(link.src);
      expect(shown.bytes.equals(content)).toBe(true);
      expect(shown.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
      expect(shown.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
    }
  });

  test('is reduced to the picture alone: its thumbnail has nothing of what was behind it', async () => {
    const link = await kept(Buffer.concat([await pictureOf('jpeg'), Buffer.from(PAGE)]), 'a.jpg');
    const small = await office.as('carrier').get(String(link.thumb));
    expect(small.status).toBe(200);
    expect(small.bytes.includes('script')).toBe(false);
  });

  test.each([
    ['a page that begins as a comment', '<!-- \u0089PNG --><script>1</script>'],
    ['an SVG behind blanks', '\n\n  <svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an SVG behind a byte order mark', '\ufeff<?xml version="1.0"?><svg/>'],
    ['a page in UTF-16', Buffer.from('\ufeff<html>', 'utf16le')],
    ['an XML that includes a file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['a zip', 'PK\u0003\u0004'],
    ['half a signature', PNG.subarray(0, 4)],
  ])('is refused when it is none of ours: %s', async (_what, content) => {
    await expectNothingLeft(await send([file(Buffer.from(content), 'foto.png')]), 415);
  });
});

describe('the name that a file brings', () => {
  test.each([
    ['../../../etc/passwd', 'passwd.png'],
    ['..\\..\\windows\\system.ini', 'system.ini.png'],
    ['/etc/cron.d/x', 'x.png'],
    ['factura\u202egnp.exe', 'facturagnp.exe.png'],
    ['a\u0000.html\u0007\u001b[31m.png', 'a.html[31m.png'],
    ['\u200b\u2066oculto\u2069.png', 'oculto.png'],
    ['CON.png', 'CON.png'],
    [`${'a'.repeat(2_000)}.png`, `${'a'.repeat(246)}.png`],
    ['Ñandú «nº 1».png', 'Ñandú «nº 1».png'],
  ])('%j is kept as a label that does no harm: %j', async (name, title) => {
    const link = await kept(PNG, name);
    expect(link.title).toBe(title);
    expect(link.src).toMatch(/^\/api\/static\/[0-9a-f]{32}\.png$/);
    const { headers } = await office.as('admin').get(link.src.replace('static', 'documents/download-pic'));
    expect(String(headers['content-disposition'])).toMatch(
      /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.%!~-]*$/,
    );
    expect(await folder('files')).toContain(link.src.split('/').at(-1));
  });

  test('can’t end the header that it came in, nor add one', async () => {
    const parts = [...Object.entries(values()).map(([name, value]) => ({ name, value: String(value) }))];
    const answer = await sendForm(
      office.as('admin'),
      '/api/documents',
      formOf([...parts, file(PNG, 'a.png"\r\nX-Injected: 1\r\n\r\n<script>')]),
    );
    if (answer.status === 201) {
      const link = (answer.body.data as { url: Link[] }).url[0];
      const { headers } = await office.as('admin').get(String(link?.src));
      expect(headers['x-injected']).toBeUndefined();
    } else expect(answer.status).toBeLessThan(500);
  });
});

describe('a form that nobody’s browser sends', () => {
  const raw = (body: string) =>
    office
      .as('admin')
      .send({ method: 'POST', url: '/api/documents', payload: body, headers: { 'content-type': FORM } });
  const [, boundary = ''] = FORM.split('boundary=');

  test.each([
    ['with 601 fields', Object.fromEntries(Array.from({ length: 601 }, (_, n) => [`f${n}`, 'x'])), 413],
    ['with a text of more than a megabyte', { comments: 'x'.repeat(1024 * 1024 + 1) }, 413],
    [
      'with texts of more than a megabyte in all',
      Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`f${n}`, 'x'.repeat(100_000)])),
      413,
    ],
    [
      'with names of more than a megabyte in all',
      Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`f${n}${'x'.repeat(60_000)}`, 'x'])),
      413,
    ],
    ['with names that are too deep', { 'a[b][c][d][e][f]': 'x' }, 400],
    ['with a name a thousand levels deep', { [`a${'[b]'.repeat(1_000)}`]: 'x' }, 400],
    ['with an index beyond all lists', { 'loads[4294967294]': '1' }, 400],
    ['that reaches for the prototype', { '__proto__[isAdmin]': 'true' }, 400],
    ['that reaches for the constructor', { 'constructor[prototype][isAdmin]': 'true' }, 400],
    ['that claims to have stored a file', { 'url[0][src]': '/etc/passwd', 'url[0][file]': 'true' }, 403],
  ])('%s is refused', async (_what, more, status) => {
    await expectNothingLeft(await send([file(PNG)], more), status);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test.each([
    [
      'a part whose header is __proto__',
      `--${boundary}\r\n__proto__: x\r\nContent-Disposition: form-data; name="type"\r\n\r\nother\r\n`,
    ],
    ['a part without a name', `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`],
    ['a part without headers', `--${boundary}\r\n\r\nx\r\n`],
    ['a header without end', `--${boundary}\r\nContent-Disposition: form-data; name="${'a'.repeat(100_000)}`],
    ['a thousand headers', `--${boundary}\r\n${'X-A: b\r\n'.repeat(1_000)}\r\nx\r\n`],
    ['nothing but its boundary', `--${boundary}`],
    ['no boundary at all', 'x'.repeat(1_000)],
  ])('%s is refused, and the server goes on', async (_what, body) => {
    const answer = await raw(body);
    expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
    expect(answer.status, answer.text).toBeLessThan(500);
    expect(await counted()).toEqual(before);
    expect((await send([file(PNG)])).status).toBe(201);
  });
});
