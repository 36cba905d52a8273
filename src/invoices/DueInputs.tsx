import { useRecordContext } from 'react-admin';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { Input } from '../ui/inputs/Input.tsx';
import { useFieldError } from '../ui/forms/useFieldError.ts';
import { useViewer } from '../ui/pages/viewer.tsx';
import type { InvoiceView } from './InvoiceView.ts';
import { formDueProblem } from './invoiceFormErrors.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** The due date, with a warning beyond the legal cap (law 3/2004). */
export const DueInput = () => {
  const { role } = useViewer();
  const problem = useInvoiceValues(values => formDueProblem(role, values));
  return <DayInput source="dueDate" helperText={problem?.level === 'warning' ? problem.key : undefined} />;
};

/** Why a carrier is paid later than the law allows: asked for only then (Design 7). */
export const DueReason = () => {
  const { role } = useViewer();
  const record = useRecordContext<InvoiceView>();
  const isWrong = !!useFieldError('dueReason');
  const { isAsked, isAnswered } = useInvoiceValues(values => ({
    isAsked: formDueProblem(role, values)?.field === 'dueReason',
    isAnswered: !!values.dueReason,
  }));
  // The server knows every delivery: what it asks for can be answered too, and what was answered stays in sight.
  const isOpen = isAsked || !!record?.dueReason || isAnswered || isWrong;
  if (!isOpen) return null;
  return <Input source="dueReason" helperText="resources.invoices.help.dueDate" />;
};
