import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useState } from 'react';
import { dayOf, daysBetween } from '#domain/dates';
import { PAID } from '#domain/invoices';
import { DayField } from '../ui/DayField.tsx';

/** The due date of the invoice around, in red once it is past and nothing has been paid. */
export const DueDay = () => {
  const invoice = useRecordContext();
  const [today] = useState(() => dayOf(new Date()));
  if (!invoice?.dueDate) return null;
  const isLate = invoice.status !== PAID && !invoice.disabled && daysBetween(invoice.dueDate, today) > 0;
  return (
    <Typography component="span" variant="inherit" color={isLate ? 'error' : undefined}>
      <DayField value={invoice.dueDate} />
    </Typography>
  );
};
