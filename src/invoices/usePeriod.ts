import { useStore } from 'react-admin';
import { useState } from 'react';
import { dayOf } from '#domain/dates';
import type { Tax } from '#domain/invoices/tax';
import { type Period, quarterOf } from '#domain/periods';

/** Whose books, as filters of invoices name it. */
export type CompanyChoice = { carrierId?: number; clientId?: number };

/** What the accounting view looks at. */
export type Books = Period & {
  /** One of the companies of an accountant; all of them by itself. */
  company?: CompanyChoice;
  /** Of these taxes alone: a line of the sums that was opened. */
  tax?: Tax;
};

/** The period that the accounting view looks at, the quarter it is by itself; kept while the session lasts. */
export const usePeriod = () => {
  const [today] = useState(() => quarterOf(dayOf(new Date())));
  const [books, setBooks] = useStore<Books>('invoices.books', today);
  return { books, setBooks, today };
};
