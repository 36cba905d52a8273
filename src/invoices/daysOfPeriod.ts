export type Period = { year: number; quarter: number | null };

const pad = (month: number): string => String(month).padStart(2, '0');

/** First and last day of a year or of one of its quarters, `YYYY/MM/DD`. */
export const daysOfPeriod = ({ year, quarter }: Period): [string, string] => {
  const [first, last] = quarter ? [quarter * 3 - 2, quarter * 3] : [1, 12];
  const end = new Date(Date.UTC(year, last, 0)).getUTCDate();
  return [`${year}/${pad(first)}/01`, `${year}/${pad(last)}/${pad(end)}`];
};
