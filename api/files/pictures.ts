import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { atMost } from '../turns/atMost.ts';
import { isTooHeavyToPrint, isTooHeavyToReduce } from './heldInMemory.ts';

/** A thumbnail's largest side in pixels: three times its size in lists, for sharp screens. */
const SIDE = 320;
const MEGA = 1_000_000;
/** More than any phone's picture of 20 MB; decoding it would fill the memory. */
export const MAX_MEGAPIXELS = 100;
const LIMIT = MAX_MEGAPIXELS * MEGA;
const SECONDS = 10;

type MakeSharp = (input: string | Buffer, options: SharpOptions) => Sharp;

let loaded: Promise<MakeSharp> | null = null;

/** Loaded with the first picture; only reads our picture types, not libvips' others (SVG, PDF …). */
const load = async (): Promise<MakeSharp> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  return sharp;
};

/** A picture's header, without decoding it; null if unreadable. */
const headOf = async (picture: string | Buffer): Promise<Metadata | null> => {
  const sharp = await (loaded ??= load());
  try {
    return await sharp(picture, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
};

/** Whether a picture's header claims too many pixels; false if it can't be read. */
export const hasTooManyPixels = async (path: string): Promise<boolean> => {
  const head = await headOf(path);
  return !!head && head.width * head.height > LIMIT;
};

/**
 * A logo as papers carry it; null if it can't be read or would fill the memory. A PNG is drawn anew on white: what prints it
 * would take its transparency apart itself, and a damaged one would end the process there.
 */
export const printable = async (picture: Buffer): Promise<Buffer | null> => {
  const head = await headOf(picture);
  if (!head || isTooHeavyToPrint(head)) return null;
  if (head.format === 'jpeg') return picture;
  const sharp = await (loaded ??= load());
  try {
    return await sharp(picture, { limitInputPixels: LIMIT, sequentialRead: true })
      .timeout({ seconds: SECONDS })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
};

/** Few at a time: reducing a picture takes memory, and threads that others need. */
export const oneOfFew = atMost(2, 500);

/**
 * A small, upright (EXIF) copy of a picture without its metadata (place, camera); null if it can't be read or would fill the
 * memory.
 */
export const reduce = async (picture: Buffer): Promise<Buffer | null> => {
  const head = await headOf(picture);
  if (!head || isTooHeavyToReduce(head)) return null;
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
