import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { DayInput } from '../ui/DayInput.tsx';
import { Input } from '../ui/Input.tsx';
import { useViewer } from '../ui/viewer.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { formDueProblem } from './invoiceFormErrors.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** The due date, with a warning beyond the legal cap (law 3/2004). */
export const DueInput = () => {
  const { role } = useViewer();
  const problem = formDueProblem(role, useInvoiceValues());
  return <DayInput source="dueDate" helperText={problem?.level === 'warning' ? problem.key : undefined} />;
};

/** Why a carrier is paid later than the law allows: asked for only then (Design 7). */
export const DueReason = () => {
  const { role } = useViewer();
  const record = useRecordContext<InvoiceView>();
  const { getFieldState, formState } = useFormContext();
  const values = useInvoiceValues();
  const isAsked = formDueProblem(role, values)?.field === 'dueReason';
  // The server knows every delivery: what it asks for can be answered too, and what was answered stays in sight.
  const isOpen = isAsked || !!record?.dueReason || !!values.dueReason || !!getFieldState('dueReason', formState).error;
  if (!isOpen) return null;
  return <Input source="dueReason" helperText="resources.invoices.help.dueDate" />;
};
