import { decodeQR } from 'qr/decode.js';
import { type Picture, readPdf } from './readPdf.ts';

/** Red, green, blue and how opaque. */
const BYTES = 4;

const partOf = (
  { width, data }: Picture,
  left: number,
  top: number,
  size: { width: number; height: number },
): Picture => {
  const part = { ...size, data: new Uint8ClampedArray(size.width * size.height * BYTES) };
  for (let row = 0; row < size.height; row += 1) {
    const from = ((top + row) * width + left) * BYTES;
    part.data.set(data.subarray(from, from + size.width * BYTES), row * size.width * BYTES);
  }
  return part;
};

/** What the codes on the first page say to a reader that isn't ours; `across` by `down` equal parts, one code in each. */
export const pdfCodes = async (bytes: Buffer, across = 1, down = 1): Promise<string[]> => {
  const picture = await readPdf('picture', bytes);
  const size = { width: Math.floor(picture.width / across), height: Math.floor(picture.height / down) };
  return Array.from({ length: across * down }, (_, part) => {
    const [left, top] = [(part % across) * size.width, Math.floor(part / across) * size.height];
    return decodeQR(partOf(picture, left, top, size));
  });
};
