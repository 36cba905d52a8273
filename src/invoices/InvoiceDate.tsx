import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isDay } from '#domain/dates';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { dueAfter } from './dueAfter.ts';
import { useDayWarning } from './useDayWarning.ts';
import { type InvoiceValues, useInvoiceValues } from './useInvoiceValues.ts';

const toNumberOf = ({ isEmitted, date, invoiceId }: InvoiceValues) => ({ isEmitted, date, invoiceId });

/** The date of the invoice; the due date follows it by 30 days until somebody says otherwise (Design 7). Of what takes a number an odd one is warned of. */
export const InvoiceDate = () => {
  const record = useRecordContext();
  const { getFieldState, setValue } = useFormContext();
  const follow = (date: unknown) => {
    if (record?.id || getFieldState('dueDate').isDirty || typeof date !== 'string' || !isDay(date)) return;
    setValue('dueDate', dueAfter(date), { shouldValidate: true });
  };
  const { isEmitted, ...toNumber } = useInvoiceValues(toNumberOf);
  const warning = useDayWarning(toNumber, !record?.id && isEmitted === true);
  return <DayInput source="date" onChange={follow} helperText={warning} />;
};
