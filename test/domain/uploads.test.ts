import { expect, test } from 'vitest';
import { timeForUpload } from '#domain/uploads';

test.each([
  ['nothing yet', 0, 120],
  ['a photo of 5 MB', 5_000_000, 1_370],
  ['a form full of files', 200_000_000, 1_800],
])('%s may be on its way for so long', (_what, bytes, seconds) => {
  expect(timeForUpload(bytes)).toBe(seconds * 1_000);
});
