import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { DayField } from '../ui/fields/DayField.tsx';
import type { InvoiceView } from './InvoiceView.ts';

/** The due date of the invoice around, in red where it is overdue. */
export const DueDay = () => {
  const invoice = useRecordContext<InvoiceView>();
  if (!invoice?.dueDate) return null;
  return (
    <Typography component="span" variant="inherit" color={invoice.overdueDays ? 'error' : undefined}>
      <DayField value={invoice.dueDate} />
    </Typography>
  );
};
