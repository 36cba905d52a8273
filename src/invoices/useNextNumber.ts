import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { isDay } from '#domain/dates';
import type { NextNumber } from '#domain/invoices/day';
import { seriesOf } from '#domain/invoices/number';
import type { Provider } from '../provider/provider.ts';

/** Of the invoice that is to be numbered; its day as it is typed. */
export type ToNumber = { date?: string | null; invoiceId?: number | null };

/** The number that the server would give next to an invoice of that day, and the invoice before; undefined until it is known. */
export const useNextNumber = ({ date, invoiceId }: ToNumber, isAsked: boolean): NextNumber | undefined => {
  const provider = useDataProvider<Provider>();
  const query = { isEmitted: true, series: seriesOf({ invoiceId }), ...(date && isDay(date) && { date }) };
  const { data } = useQuery({
    queryKey: ['invoices', 'next-number', query],
    queryFn: () => provider.nextInvoiceNumber(query),
    enabled: isAsked,
  });
  return isAsked ? data : undefined;
};
