import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isDay, toRowDay, toWireDay } from '#domain/dates';
import { defaultDueDate } from '#domain/invoiceDue';
import { DayInput } from '../ui/DayInput.tsx';
import { Input } from '../ui/Input.tsx';
import { Cell } from '../ui/Section.tsx';
import { useViewer } from '../ui/viewer.tsx';
import { formDueProblem } from './invoiceFormErrors.ts';
import { type InvoiceValues, useInvoiceValues } from './useInvoiceValues.ts';

export const dueAfter = (date: string): string => toWireDay(defaultDueDate(toRowDay(date)));

/** The date, and the due date that follows it by 30 days until somebody says otherwise (Design 7). */
export const DateInputs = () => {
  const { role } = useViewer();
  const record = useRecordContext();
  const { getFieldState, setValue } = useFormContext<InvoiceValues>();
  const values = useInvoiceValues();
  const problem = formDueProblem(role, { ...record, ...values });
  const follow = (date: unknown) => {
    if (record?.id || getFieldState('dueDate').isDirty || typeof date !== 'string' || !isDay(date)) return;
    setValue('dueDate', dueAfter(date), { shouldValidate: true });
  };
  const warning = problem?.level === 'warning' ? problem.key : undefined;
  return (
    <>
      <Cell sm={6} md={3}>
        <DayInput source="date" onChange={follow} />
      </Cell>
      <Cell sm={6} md={3}>
        <DayInput source="dueDate" helperText={warning} />
      </Cell>
      {(problem?.field === 'dueReason' || !!record?.dueReason) && (
        <Cell>
          <Input source="dueReason" helperText="resources.invoices.help.dueDate" />
        </Cell>
      )}
    </>
  );
};
