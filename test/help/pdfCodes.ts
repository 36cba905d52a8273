import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { decodeQR } from 'qr/decode.js';

/** Dots to a point: about what the camera of a phone makes of a sheet. */
const SCALE = 3;

/** The page as a printer draws it. */
const drawn = async (bytes: Buffer) => {
  const task = getDocument({ data: new Uint8Array(bytes) });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = createCanvas(viewport.width, viewport.height);
  // pdf.js draws on this canvas in Node by itself, but its types know only those of browsers.
  const canvasContext = canvas.getContext('2d') as object as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  await task.destroy();
  return canvas;
};

/** What the codes on the first page say to a reader that isn't ours; `across` by `down` equal parts, one code in each. */
export const pdfCodes = async (bytes: Buffer, across = 1, down = 1): Promise<string[]> => {
  const canvas = await drawn(bytes);
  const width = Math.floor(canvas.width / across);
  const height = Math.floor(canvas.height / down);
  return Array.from({ length: across * down }, (_, part) => {
    const left = (part % across) * width;
    const top = Math.floor(part / across) * height;
    return decodeQR(canvas.getContext('2d').getImageData(left, top, width, height));
  });
};
