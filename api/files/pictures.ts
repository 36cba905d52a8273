import type { Sharp, SharpOptions } from 'sharp';
import { atMost } from '../turns/atMost.ts';

/** The largest side of a thumbnail: three times what a list shows, for sharp screens. */
const SIDE = 320;
const MEGA = 1_000_000;
/** More than any telephone takes in one file of 20 MB; decoded it would fill the memory of who opens it. */
export const MAX_MEGAPIXELS = 100;
const LIMIT = MAX_MEGAPIXELS * MEGA;
const SECONDS = 10;

type MakeSharp = (input: string | Buffer, options: SharpOptions) => Sharp;

let loaded: Promise<MakeSharp> | null = null;

/** Loaded with the first picture; reads the three kinds of pictures and nothing else that libvips knows (SVG, PDF …). */
const load = async (): Promise<MakeSharp> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  return sharp;
};

/** Whether a picture says of itself that it has more pixels than it may; one that can't be read says nothing. */
export const hasTooManyPixels = async (path: string): Promise<boolean> => {
  try {
    const sharp = await (loaded ??= load());
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return width * height > LIMIT;
  } catch {
    return false;
  }
};

/** Few at a time: a picture fills memory while it is reduced, and threads that others wait for. */
export const oneOfFew = atMost(2, 500);

/** A picture as it is meant to be seen (EXIF), small, and without what else it carries (place, camera); null when it can't be read. */
export const reduce = async (picture: Buffer): Promise<Buffer | null> => {
  const sharp = await (loaded ??= load());
  try {
    return await sharp(picture, { limitInputPixels: LIMIT, sequentialRead: true })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer();
  } catch {
    return null;
  }
};
