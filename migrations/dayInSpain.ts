const madrid = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Madrid',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in Spain of a stored moment, `2026-11-23`. For new migrations: 043 and fillPayments, which landed, have their own. */
export const dayInSpain = (moment: string): string => madrid.format(new Date(moment));
