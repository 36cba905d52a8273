import { translate } from '../../i18n/screens.ts';

/** The bytes of a chosen file; rejects with a sentence when it is gone, or in a cloud that is out of reach. */
export const bytesOf = (file: File): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch(() => {
    throw new Error(translate('errors.unreadable', { name: file.name }));
  });

/** To a browser an upload whose file can't be read is a connection that failed: which of both it was. */
export const blameUnreadable = async (files: readonly File[], error: unknown): Promise<never> => {
  // Whole, one after another: of a file that is gone Chromium reads the beginning as nothing, and without complaint.
  for (const file of files) await bytesOf(file);
  throw error;
};
