import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayOf, isDay } from '#domain/dates';
import { invoiceDayWarning } from '#domain/invoices/day';
import { type ToNumber, useNextNumber } from './useNextNumber.ts';

/** What is odd about the day of an invoice that is to be numbered, in words; undefined when nothing. */
export const useDayWarning = (invoice: ToNumber, isNumbered: boolean): string | undefined => {
  const translate = useTranslate();
  const [today] = useState(() => dayOf(new Date()));
  const { date } = invoice;
  const next = useNextNumber(invoice, isNumbered);
  if (!isNumbered || !date || !isDay(date)) return undefined;
  const warning = invoiceDayWarning(date, today, next?.before ?? null);
  return warning ? translate(warning.key, warning.args) : undefined;
};
