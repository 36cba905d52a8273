import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isDay } from '#domain/dates';
import { dueAfter } from './dueAfter.ts';

/**
 * Lets a new invoice's due date follow its date by 30 days, until somebody says otherwise (Design 7). That of a
 * settlement's stays as its paper says, for as long as the date isn't after it.
 */
export const useDueFollows = (): ((date: unknown) => void) => {
  const record = useRecordContext();
  const { getFieldState, setValue, formState } = useFormContext();
  const { lastDelivery, dueDate: stated } = formState.defaultValues ?? {};
  return date => {
    if (record?.id || getFieldState('dueDate').isDirty || typeof date !== 'string' || !isDay(date)) return;
    setValue('dueDate', lastDelivery && stated >= date ? stated : dueAfter(date), { shouldValidate: true });
  };
};
