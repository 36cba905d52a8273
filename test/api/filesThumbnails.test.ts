import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PDF } from '../help/invoicing.ts';
import type { Answer } from '../help/office.ts';
import { officePerFile } from '../help/ownOffice.ts';
import { hugePng, pictureOf, turnedPhoto } from '../help/pictures.ts';
import { file, upload } from '../help/upload.ts';

const office = officePerFile();

type Link = { name: string; src: string; thumb: string | null };

const add = async (content: Buffer, name = 'Foto del muelle.jpg'): Promise<Link> => {
  const values = { type: 'other', carrierId: office.ids.carrier };
  const answer = await upload(office.as('admin'), '/api/documents', values, [file(content, name)]);
  if (answer.status !== 201) throw new Error(answer.text);
  return (answer.body.data as { url: Link[] }).url[0] as Link;
};
/** In one colour: a few kilobytes, however large it is. */
const plain = (width: number, height: number = width) =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } });
const inStore = (): string => join(office.config.dataDir, 'files');
const thumbOf = ({ thumb }: Link): Promise<Answer> => office.as('admin').get(String(thumb));

describe('the thumbnail of a picture', () => {
  test.each([
    ['jpeg', 320, 160],
    ['png', 320, 160],
    ['webp', 107, 320],
  ] as const)('is a small WebP of a %s', async (format, width, height) => {
    const link = await add(await pictureOf(format));
    expect(link.thumb).toBe(`${link.src}?size=thumb`);
    const answer = await thumbOf(link);
    expect(answer.status, answer.text).toBe(200);
    const found = await sharp(answer.bytes).metadata();
    expect([found.format, found.width, found.height, found.hasAlpha]).toEqual([
      'webp',
      width,
      height,
      format === 'png',
    ]);
    expect(answer.bytes.length).toBeLessThan(5_000);
  });

  test('is turned as the photo is meant to be seen, and does not say where it was taken', async () => {
    const photo = await turnedPhoto();
    expect((await sharp(photo).metadata()).exif?.length).toBeGreaterThan(0);
    const { width, height, exif, orientation } = await sharp((await thumbOf(await add(photo))).bytes).metadata();
    expect([width, height, exif, orientation]).toEqual([160, 320, undefined, undefined]);
  });

  test('of a small picture is no larger than it', async () => {
    const small = await sharp(await pictureOf('png'))
      .resize(40, 20)
      .png()
      .toBuffer();
    const { width, height } = await sharp((await thumbOf(await add(small, 'a.png'))).bytes).metadata();
    expect([width, height]).toEqual([40, 20]);
  });

  test('is made once, when it is first asked for, and kept beside the picture', async () => {
    const link = await add(await pictureOf('jpeg'));
    const name = `${link.name}.thumb.webp`;
    expect(await readdir(inStore())).not.toContain(name);
    const answers = await Promise.all(Array.from({ length: 8 }, () => thumbOf(link)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await readdir(inStore())).toContain(name);
    expect(await readdir(join(office.config.dataDir, 'tmp'))).toEqual([]);
    const own = await sharp(await pictureOf('png'))
      .resize(3, 3)
      .webp()
      .toBuffer();
    await writeFile(join(inStore(), name), own);
    expect((await thumbOf(link)).bytes.equals(own)).toBe(true);
  });

  test('is shown to who may read the picture, as it is shown, and asked for anew each time', async () => {
    const link = await add(await pictureOf('jpeg'));
    const [picture, small] = [
      await office.as('carrier').get(link.src),
      await office.as('carrier').get(`${link.thumb}`),
    ];
    for (const header of ['content-security-policy', 'x-content-type-options', 'cache-control'])
      expect(small.headers[header]).toBe(picture.headers[header]);
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': `${small.bytes.length}`,
      'content-disposition': expect.stringContaining('filename="Foto del muelle.webp"'),
    });
    expect(small.headers.etag).not.toBe(picture.headers.etag);
    const again = (account: 'carrier' | 'otherCarrier') =>
      office.as(account).send({
        method: 'GET',
        url: String(link.thumb),
        headers: { 'if-none-match': String(small.headers.etag) },
      });
    expect((await again('carrier')).status).toBe(304);
    for (const account of ['otherCarrier', 'client', 'accountant', 'driver'] as const)
      expect((await office.as(account).get(String(link.thumb))).status).toBe(404);
    expect((await office.anonymous.get(String(link.thumb))).status).toBe(401);
  });

  test.each([
    ['a PDF', PDF, 'a.pdf'],
    ['a HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(16)]), 'a.heic'],
  ])('is not there for %s', async (_what, content, name) => {
    const link = await add(content, name);
    expect(link.thumb).toBeNull();
    expect((await office.as('admin').get(`${link.src}?size=thumb`)).status).toBe(404);
  });

  test('of a picture that is broken, or whose pixels are more than it says, is none; the picture itself can be had', async () => {
    const whole = await pictureOf('jpeg');
    for (const content of [whole.subarray(0, 200), hugePng(9_000, 9_000)]) {
      const link = await add(content);
      expect((await thumbOf(link)).status).toBe(404);
      expect((await office.as('admin').get(link.src)).bytes.equals(content)).toBe(true);
    }
  });

  test.each([
    [
      'an interlaced PNG of 16 bits',
      2_800,
      3_000,
      (side: number) => plain(side).toColourspace('rgb16').png({ progressive: true }),
    ],
    [
      'a progressive JPEG',
      2_800,
      3_000,
      (side: number) => plain(side).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
    ],
    ['a progressive JPEG of a camera', 3_500, 3_600, (side: number) => plain(side).jpeg({ progressive: true })],
    ['a WebP', 3_500, 3_600, (side: number) => plain(side).webp({ effort: 0 })],
    ['a PNG as wide as a wall', 16_000, 23_500, (side: number) => plain(side, 1_500).png()],
  ] as const)('of %s that fills the memory is none: %i, but not %i', async (_what, fits, tooLarge, make) => {
    expect((await thumbOf(await add(await make(fits).toBuffer()))).status).toBe(200);
    const content = await make(tooLarge).toBuffer();
    const link = await add(content);
    expect((await thumbOf(link)).status).toBe(404);
    expect((await office.as('admin').get(link.src)).bytes.equals(content)).toBe(true);
  });

  test('of a camera’s largest photo, and of a drawing as large, is there', async () => {
    for (const picture of [plain(7_000).jpeg(), plain(7_000).png()])
      expect((await thumbOf(await add(await picture.toBuffer()))).status).toBe(200);
  });

  test('is shown even where it can’t be kept', async () => {
    const link = await add(await pictureOf('jpeg'));
    const { put } = office.world.files;
    office.world.files.put = () => Promise.reject(new Error('full'));
    const answer = await thumbOf(link);
    office.world.files.put = put;
    expect(answer.status).toBe(200);
    expect(await readdir(join(office.config.dataDir, 'tmp'))).toEqual([]);
  });

  test('of a picture that is gone is none', async () => {
    const link = await add(await pictureOf('jpeg'));
    await rm(join(inStore(), link.name));
    expect((await thumbOf(link)).status).toBe(404);
  });

  test('comes in one size', async () => {
    const { src } = await add(await pictureOf('jpeg'));
    for (const query of ['size=large', 'size=', 'size=thumb&size=thumb'])
      expect((await office.as('admin').get(`${src}?${query}`)).status).toBe(400);
  });
});
