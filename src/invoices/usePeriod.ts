import { useStore } from 'react-admin';
import { useState } from 'react';
import { dayOf } from '#domain/dates';

export type Period = { year: number; quarter: number | null };

const pad = (month: number): string => String(month).padStart(2, '0');

/** First and last day of a year or of one of its quarters, `YYYY/MM/DD`. */
export const daysOfPeriod = ({ year, quarter }: Period): [string, string] => {
  const [first, last] = quarter ? [quarter * 3 - 2, quarter * 3] : [1, 12];
  const end = new Date(Date.UTC(year, last, 0)).getUTCDate();
  return [`${year}/${pad(first)}/01`, `${year}/${pad(last)}/${pad(end)}`];
};

/** The period that the accounting view looks at, this year by itself; kept while the session lasts. */
export const usePeriod = () => {
  const [thisYear] = useState(() => Number(dayOf(new Date()).slice(0, 4)));
  const [period, setPeriod] = useStore<Period>('invoices.period', { year: thisYear, quarter: null });
  return { period, setPeriod, thisYear };
};
