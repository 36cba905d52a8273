import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isDay } from '#domain/dates';
import { dueAfter } from './dueAfter.ts';

/** Lets a new invoice's due date follow its date by 30 days, until somebody says otherwise (Design 7). */
export const useDueFollows = (): ((date: unknown) => void) => {
  const record = useRecordContext();
  const { getFieldState, setValue } = useFormContext();
  return date => {
    if (record?.id || getFieldState('dueDate').isDirty || typeof date !== 'string' || !isDay(date)) return;
    setValue('dueDate', dueAfter(date), { shouldValidate: true });
  };
};
