import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIDES = {
  jpeg: { create: { width: 800, height: 400, channels: 3, background: '#c02020' } },
  png: { create: { width: 800, height: 400, channels: 4, background: { r: 0, g: 0, b: 200, alpha: 0.5 } } },
  webp: { create: { width: 400, height: 1200, channels: 3, background: '#20c020' } },
} as const;

/** A real picture: 800 × 400, a WebP of 400 × 1200. */
export const pictureOf = (format: keyof typeof SIDES): Promise<Buffer> =>
  sharp(SIDES[format]).toFormat(format).toBuffer();

/** A photo as a telephone takes it: lying on its side, with a note of how it is to be turned, and with where it was taken. */
export const turnedPhoto = (): Promise<Buffer> =>
  sharp(SIDES.jpeg)
    .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 28/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
};

/** A PNG of a few bytes that says it is so wide and high, in one colour. */
export const hugePng = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** The beginning of a JPEG that says it is so wide and high. */
export const hugeJpeg = (photo: Buffer, width: number, height: number): Buffer => {
  const changed = Buffer.from(photo);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
};
