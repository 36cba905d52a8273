const NAME = /^portes-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** The suffix of an unfinished backup, so that nobody takes it for a complete one. */
export const PARTIAL = '.partial';

/** The folder name of a backup begun at a moment: `portes-2026-11-22T030000Z`. */
export const backupName = (at: Date): string => `portes-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** The moment in a folder's name; null if it isn't one of our backups. */
export const momentOfBackup = (name: string): Date | null => {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
};
