import type { Metadata } from 'sharp';

/** Bytes of memory allowed per picture on a small server; two are decoded at once. A phone's photo of 12 megapixels fits. */
const MOST = 48 * 1024 * 1024;
/** Rows held in memory while a picture is reduced row by row, as measured. */
const ROWS_AT_HAND = 1000;

type Told = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

const bytesOfPixel = ({ channels, depth }: Told): number => channels * (depth === 'uchar' ? 1 : 2);

/**
 * The bytes of a pixel's coefficients, two each. With subsampled colour libvips doesn't tell how many: half is assumed.
 */
const bytesOfCoefficients = ({ channels, chromaSubsampling }: Told): number =>
  2 * (chromaSubsampling?.startsWith('4:4:4') ? channels : Math.max(1, channels - 1));

/**
 * The bytes needed to reduce a picture, by its header. A progressive JPEG needs all coefficients, an interlaced PNG or
 * a WebP all pixels; other JPEGs are read downscaled, other PNGs row by row.
 */
const heldWhileReduced = (picture: Told): number => {
  const { format, width, height, isProgressive } = picture;
  if (format === 'jpeg') return isProgressive ? width * height * bytesOfCoefficients(picture) : 0;
  if (format === 'webp') return width * height * 4;
  return width * (isProgressive ? height : Math.min(height, ROWS_AT_HAND)) * bytesOfPixel(picture);
};

/** Whether reducing a picture would take too much memory, by its header. */
export const isTooHeavyToReduce = (picture: Told): boolean => heldWhileReduced(picture) > MOST;

/**
 * Whether putting a picture in a PDF would take too much memory: a JPEG is embedded as it is, but a PNG is drawn anew, and an
 * interlaced one all at once.
 */
export const isTooHeavyToPrint = (picture: Told): boolean =>
  picture.format !== 'jpeg' && picture.width * picture.height * bytesOfPixel(picture) > MOST;
