const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** What the worst line still carries of a photo, in bytes. */
const BYTES_A_SECOND = 4_000;
const AT_LEAST = 2 * MINUTE;

/** In ms: no request takes longer. */
export const LONGEST_REQUEST = 30 * MINUTE;

/** How long a form with files may be on its way once so much of it has arrived, in ms. */
export const timeForUpload = (bytes: number): number =>
  Math.min(AT_LEAST + (bytes / BYTES_A_SECOND) * SECOND, LONGEST_REQUEST);
