import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { invoiceTotals } from '#domain/invoices/totals';
import { toCents, toEuros } from '#domain/money';
import { type InvoiceValues, useInvoiceValues } from './useInvoiceValues.ts';

const sumsOf = ({ paper, value, tax, isEmitted }: InvoiceValues) => ({ paper, value, tax, isEmitted });

/** Whether the sums of the form are those of its paper. */
export const PaperSums = () => {
  const translate = useTranslate();
  const { paper, value, tax, isEmitted } = useInvoiceValues(sumsOf);
  const said = paper?.total ?? paper?.payable;
  if (!said || isEmitted) return null;
  const { total, payable } = invoiceTotals(toCents(value ?? 0), tax ?? {});
  const isSame = [total, payable].some(cents => toEuros(cents) === said.value);
  return (
    <Typography variant="body2" sx={{ mt: 1 }} color={isSame ? 'success.main' : 'warning.dark'} aria-live="polite">
      {translate(`resources.invoices.paper.${isSame ? 'totalFits' : 'totalDiffers'}`, { total: said.shown })}
    </Typography>
  );
};
