import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isDay } from '#domain/dates';

const isWhole = (day: unknown): day is string => typeof day === 'string' && isDay(day);

/** Proposes the delivery's day as the invoice date, and lets it follow the delivery until another is chosen. */
export const useInvoiceDate = () => {
  const { getValues, setValue } = useFormContext();
  const deliveryDate: unknown = useWatch({ name: 'deliveryDate' });
  // While a day is typed over another, there is none.
  const proposed = useRef<string | null>(null);
  useEffect(() => {
    if (isWhole(deliveryDate)) proposed.current = deliveryDate;
  }, [deliveryDate]);
  return (day: unknown) => {
    const chosen: unknown = getValues('invoiceDate');
    if (isWhole(day) && (!chosen || chosen === proposed.current))
      setValue('invoiceDate', day, { shouldDirty: true, shouldValidate: true });
  };
};
