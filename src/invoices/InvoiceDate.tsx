import { useRecordContext } from 'react-admin';
import { DayInput } from '../ui/inputs/DayInput.tsx';
import { useDayWarning } from './useDayWarning.ts';
import { useDueFollows } from './useDueFollows.ts';
import { type InvoiceValues, useInvoiceValues } from './useInvoiceValues.ts';

const toNumberOf = ({ isEmitted, date, invoiceId }: InvoiceValues) => ({ isEmitted, date, invoiceId });

/** The date of the invoice; the due date follows it by 30 days until somebody says otherwise (Design 7). Of what takes a number an odd one is warned of. */
export const InvoiceDate = () => {
  const record = useRecordContext();
  const follow = useDueFollows();
  const { isEmitted, ...toNumber } = useInvoiceValues(toNumberOf);
  const warning = useDayWarning(toNumber, !record?.id && isEmitted === true);
  return <DayInput source="date" onChange={follow} helperText={warning} />;
};
