const NAME = /^portes-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** What a backup that isn't whole yet is called besides, so that nobody takes it for one. */
export const PARTIAL = '.partial';

/** The folder of a backup that is begun at a moment: `portes-2026-11-22T030000Z`. */
export const backupName = (at: Date): string => `portes-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** The moment that a folder's name tells; null for what is no backup of ours. */
export const momentOfBackup = (name: string): Date | null => {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
};
