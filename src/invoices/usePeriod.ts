import { useStore } from 'react-admin';
import { useState } from 'react';
import { dayOf } from '#domain/dates';
import type { Period } from '#domain/periods';

/** The period that the accounting view looks at, this year by itself; kept while the session lasts. */
export const usePeriod = () => {
  const [thisYear] = useState(() => Number(dayOf(new Date()).slice(0, 4)));
  const [period, setPeriod] = useStore<Period>('invoices.period', { year: thisYear, quarter: null });
  return { period, setPeriod, thisYear };
};
