import { writtenAs } from '#domain/locale';

const long = new Intl.DateTimeFormat(writtenAs(), { month: 'long', timeZone: 'UTC' });

/** enero … diciembre */
export const MONTH_NAMES: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  long.format(new Date(Date.UTC(2000, month, 1))),
);
